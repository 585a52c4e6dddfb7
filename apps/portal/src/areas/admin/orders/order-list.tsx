import { chakra } from '@chakra-ui/react'
import { Button, EmptyState } from '@the-house/design-system'
import { formatOrderCode, normalizeOrderCode, type AnswerOf, type orderCalls } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Link, useSearchParams } from 'wouter'
import { ListPages } from '../../../page/listing/list-pages.tsx'
import { paths } from '../../../page/paths.ts'
import { orderQueryOf } from './order-query.ts'
import { DeskOrderCard } from './desk-order-card.tsx'
import type { OrderActions } from './use-order-actions.ts'

const List = chakra('ul', { base: { display: 'grid', gap: 4, listStyle: 'none' } })

export interface OrderListProps {
  data: AnswerOf<typeof orderCalls.deskOrders>
  actions: OrderActions
}

/** One page of the orders at the desk. */
export function OrderList({ data: { content, meta }, actions }: OrderListProps) {
  const [query, setQuery] = useSearchParams()
  const { page } = orderQueryOf(query)
  const rest = Array.from(query).filter(([name]) => name !== 'page')
  const queryFor = (to: number) => new URLSearchParams([...rest, ['page', String(to)]])
  const listing = { page, hrefFor: (to: number) => `?${queryFor(to)}`, turnTo: (to: number) => setQuery(queryFor(to)) }
  return (
    <ListPages listing={listing} path={paths.desk} meta={meta} none={<Nothing query={query} />}>
      <List>
        {content.map((order) => (
          <li key={order.id}>
            <DeskOrderCard order={order} actions={actions} />
          </li>
        ))}
      </List>
    </ListPages>
  )
}

function Nothing({ query }: { query: URLSearchParams }) {
  const { t } = useTranslation()
  const typed = query.get('code')
  const isNarrowed = ['status', 'product', 'unit', 'code'].some((name) => query.has(name))
  const which = typed ? 'noCode' : isNarrowed ? 'noneHere' : 'none'
  return (
    <EmptyState
      title={t(`desk.${which}.title`, { code: formatOrderCode(normalizeOrderCode(typed ?? '')) })}
      description={t(`desk.${which}.text`)}
      action={
        isNarrowed && (
          <Button asChild>
            <Link href={paths.desk}>{t('desk.filter.clear')}</Link>
          </Button>
        )
      }
    />
  )
}
