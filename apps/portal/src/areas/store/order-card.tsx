import { Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Button, Card, OrderCode, Picture } from '@the-house/design-system'
import type { Order } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useId } from 'react'
import { formatMoment } from '../../page/clock.ts'
import { OrderStatusChip } from '../../page/order-status-chip.tsx'
import { useUser } from '../../session/session.ts'

const square = { w: 20, h: 20, objectFit: 'cover', borderRadius: 'control' } as const

export interface OrderCardProps {
  order: Order
  /** Called when the student wants to give it back. */
  onCancel: () => void
}

/** One order of the student: what it is, its code, and what became of it. */
export function OrderCard({ order, onCancel }: OrderCardProps) {
  const { t } = useTranslation()
  const { unity } = useUser()
  const heading = useId()
  const { product, code, status, price, created_at } = order
  const waits = status === 'RESERVED'
  return (
    <Card as="article" aria-labelledby={heading}>
      <Flex gap={4} wrap="wrap" align="start">
        {product.image && (
          <Picture picture={product.image} sizes="8rem" alt={product.image_text} lang="en" loading="lazy" {...square} />
        )}
        <Stack gap={2} flex="1 1 12rem" minW={0} align="start">
          <Flex gap={2} wrap="wrap" align="center">
            <Heading as="h2" id={heading} textStyle="label" fontWeight="semibold" lang="en">
              {product.name}
            </Heading>
            <OrderStatusChip status={status} />
          </Flex>
          <Text textStyle="small" color="fg.muted">
            {t('common.dollars', { count: price })} ·{' '}
            {t('store.orders.bought', { when: formatMoment(created_at, unity.time_zone) })}
          </Text>
          <Text>{useOutcome(order)}</Text>
        </Stack>
        <Stack gap={3} align="start">
          <OrderCode code={code} label={t('store.code')} closed={!waits} />
          {waits && (
            <Button aria-label={t('store.orders.cancelLabel', { name: product.name })} onClick={onCancel}>
              {t('store.orders.cancel')}
            </Button>
          )}
        </Stack>
      </Flex>
    </Card>
  )
}

/** Where and until when an order waits, or what became of it. */
function useOutcome({ status, unity, until, changed_at, expired, reason }: Order): string {
  const { t } = useTranslation()
  const { time_zone } = useUser().unity
  const when = formatMoment(changed_at ?? until, time_zone)
  const unit = unity.name
  const words = {
    RESERVED: () => t('store.orders.until', { unit, when }),
    HANDED: () => t('store.orders.handed', { unit, when }),
    CANCELLED: () => t(expired ? 'store.orders.expired' : 'store.orders.cancelled', { when }),
    REFUNDED: () => t('store.orders.refunded', { when, reason }),
  }
  return words[status]()
}
