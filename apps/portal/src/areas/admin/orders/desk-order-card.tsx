import { Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Button, Card, OrderCode } from '@the-house/design-system'
import type { DeskOrder } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useId } from 'react'
import { formatMoment } from '../../../page/clock.ts'
import { LearnerLink } from '../../../page/learner-link.tsx'
import { OrderStatusChip } from '../../../page/order-status-chip.tsx'
import { useUser } from '../../../session/session.ts'
import type { OrderActions } from './use-order-actions.ts'
import { useOutcome } from './use-outcome.ts'

export interface DeskOrderCardProps {
  order: DeskOrder
  actions: OrderActions
}

/** One order at the desk: what, for whom, and what can be done with it. */
export function DeskOrderCard({ order, actions: { handing, hand, askRefund } }: DeskOrderCardProps) {
  const { t } = useTranslation()
  const { unity: own } = useUser()
  const heading = useId()
  const { id, product, student, unity, price, code, status, created_at } = order
  const words = { name: product.name, student: student.name }
  const waits = status === 'RESERVED'
  const facts = [
    unity.name,
    t('common.dollars', { count: price }),
    t('desk.bought', { when: formatMoment(created_at, own.time_zone) }),
  ]
  return (
    <Card as="article" aria-labelledby={heading}>
      <Flex gap={4} wrap="wrap" align="start" justify="space-between">
        <Stack gap={2} flex="1 1 14rem" minW={0} align="start">
          <Flex gap={2} wrap="wrap" align="center">
            <Heading as="h2" id={heading} textStyle="label" fontWeight="semibold" lang="en">
              {product.name}
            </Heading>
            <OrderStatusChip status={status} />
          </Flex>
          <Text fontWeight="semibold">
            <LearnerLink student={student} text={t('desk.for', words)} />
          </Text>
          <Text textStyle="small" color="fg.muted">
            {facts.join(' · ')}
          </Text>
          {useOutcome(order).map((sentence) => (
            <Text key={sentence} overflowWrap="anywhere">
              {sentence}
            </Text>
          ))}
        </Stack>
        <Stack gap={3} align="start">
          <OrderCode code={code} label={t('store.code')} closed={!waits} />
          <Flex gap={3} wrap="wrap">
            {waits && (
              <Button
                variant="primary"
                aria-label={t('desk.hand.label', words)}
                loading={handing === id}
                onClick={() => hand(order)}
              >
                {t('desk.hand.action')}
              </Button>
            )}
            {(waits || status === 'HANDED') && (
              <Button aria-label={t('desk.refund.label', words)} onClick={() => askRefund(order)}>
                {t('desk.refund.action')}
              </Button>
            )}
          </Flex>
        </Stack>
      </Flex>
    </Card>
  )
}
