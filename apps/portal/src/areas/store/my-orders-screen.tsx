import { chakra, Stack, Text } from '@chakra-ui/react'
import { Button, ConfirmDialog, EmptyState, Skeleton } from '@the-house/design-system'
import { allows, limits } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Link, useSearchParams } from 'wouter'
import { inlineErrors } from '../../api/inline-errors.ts'
import { useApiQuery } from '../../api/use-api-query.ts'
import { AsyncContent } from '../../page/async-content.tsx'
import { ListPages } from '../../page/listing/list-pages.tsx'
import { pageOf } from '../../page/page-number.ts'
import { paths } from '../../page/paths.ts'
import { ScreenHeading } from '../../page/screen-heading.tsx'
import { useUser } from '../../session/session.ts'
import { OrderCard } from './order-card.tsx'
import { useCancelling } from './use-cancelling.ts'

const List = chakra('ul', { base: { display: 'grid', gap: 4, listStyle: 'none' } })

const hrefFor = (to: number) => (to > 1 ? `?page=${to}` : '')

/** What the user has bought, with the codes for the desk. */
export function MyOrdersScreen() {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const cancelling = useCancelling()
  const { asked } = cancelling
  const page = pageOf(query)
  const read = useApiQuery('GET /me/orders', { query: { page, size: limits.pageSize } }, inlineErrors)
  const listing = { page, hrefFor, turnTo: (to: number) => setQuery(hrefFor(to)) }
  return (
    <Stack gap={{ base: 5, md: 6 }}>
      <Stack gap={1}>
        <ScreenHeading title={t('store.orders.title')} />
        <Text color="fg.muted">{t('store.orders.lead')}</Text>
      </Stack>
      <Text as="output" display="block" textStyle="small" color="fg.muted" minH="1lh">
        {read.data && read.data.meta.total > 0 && t('store.orders.found', { count: read.data.meta.total })}
      </Text>
      <AsyncContent read={read} skeleton={<Skeleton h="20rem" borderRadius="card" />}>
        {({ content, meta }) => (
          <ListPages listing={listing} path={paths.myOrders} meta={meta} none={<NoOrders />}>
            <List>
              {content.map((order) => (
                <li key={order.id}>
                  <OrderCard order={order} onCancel={() => cancelling.ask(order)} />
                </li>
              ))}
            </List>
          </ListPages>
        )}
      </AsyncContent>
      <ConfirmDialog
        open={asked !== null}
        title={t('store.orders.cancelTitle', { name: asked?.product.name ?? '' })}
        description={t('store.orders.cancelText', { count: asked?.price ?? 0 })}
        confirmLabel={t('store.orders.cancel')}
        danger
        loading={cancelling.busy}
        onConfirm={cancelling.cancel}
        onCancel={() => cancelling.ask(null)}
      />
    </Stack>
  )
}

function NoOrders() {
  const { t } = useTranslation()
  const user = useUser()
  return (
    <EmptyState
      title={t('store.orders.none.title')}
      description={t('store.orders.none.text')}
      action={
        allows('store', user) && (
          <Button asChild variant="primary">
            <Link href={paths.store}>{t('store.orders.toStore')}</Link>
          </Button>
        )
      }
    />
  )
}
