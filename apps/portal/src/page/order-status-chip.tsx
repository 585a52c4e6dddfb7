import { Chip } from '@the-house/design-system'
import type { OrderStatus } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'

const tones = { RESERVED: 'info', HANDED: 'right', CANCELLED: 'plain', REFUNDED: 'plain' } as const

/** The status of an order; texts of the area `store`. */
export function OrderStatusChip({ status }: { status: OrderStatus }) {
  const { t } = useTranslation()
  return <Chip tone={tones[status]}>{t(`store.status.${status}`)}</Chip>
}
