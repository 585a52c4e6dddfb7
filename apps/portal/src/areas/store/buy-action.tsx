import { Text } from '@chakra-ui/react'
import { Button } from '@the-house/design-system'
import type { Product } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useUser } from '../../session/session.ts'

export interface BuyActionProps {
  product: Product
  onBuy: () => void
}

/** The button that buys a product, or how many dollars are missing for it. */
export function BuyAction({ product: { name, price }, onBuy }: BuyActionProps) {
  const { t } = useTranslation()
  const { dollars } = useUser()
  if (dollars < price) return <Text>{t('store.buy.missing', { count: price - dollars })}</Text>
  return (
    <Button variant="primary" aria-label={t('store.buy.label', { name })} onClick={onBuy}>
      {t('store.buy.action')}
    </Button>
  )
}
