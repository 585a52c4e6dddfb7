import { Chip } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import type { Stock } from './stock-of.ts'

const tones = { available: 'right', few: 'warning', soldOut: 'plain', unavailable: 'plain' } as const

export interface StockChipProps {
  stock: Stock
  /** How many there are; matters where these are few. */
  count: number
}

/** How much there is of a product, in words. */
export function StockChip({ stock, count }: StockChipProps) {
  const { t } = useTranslation()
  return <Chip tone={tones[stock]}>{t(`store.stock.${stock}`, { count })}</Chip>
}
