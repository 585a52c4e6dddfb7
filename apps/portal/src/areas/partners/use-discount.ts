import type { Partner } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'

/** What one saves at a partner, in the words of the page; undefined: nothing. */
export function useDiscount(): (partner: Pick<Partner, 'discount'>) => string | undefined {
  const { t } = useTranslation()
  return ({ discount }) => (discount ? t('partners.discount', { percent: discount }) : undefined)
}
