import type { Partner } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'

/** Returns a formatter of the discount of a partner; undefined where there is none. */
export function useDiscount(): (partner: Pick<Partner, 'discount'>) => string | undefined {
  const { t } = useTranslation()
  return ({ discount }) => (discount ? t('partners.discount', { percent: discount }) : undefined)
}
