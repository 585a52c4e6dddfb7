import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { Button, SearchField } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import { inlineErrors } from '../../../api/inline-errors.ts'
import { useApiQuery } from '../../../api/use-api-query.ts'
import { AsyncContent } from '../../../page/async-content.tsx'
import { ScreenHeading } from '../../../page/screen-heading.tsx'
import { useFigure } from '../../../page/use-figure.ts'
import { CardRowsSkeleton } from '../card-rows-skeleton.tsx'
import { OrderFilters } from './order-filters.tsx'
import { OrderList } from './order-list.tsx'
import { orderQueryOf } from './order-query.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { useOrderActions } from './use-order-actions.ts'

/** The desk of the store: finds an order by the student's code, hands it out or refunds it. */
export function OrdersScreen() {
  const { t } = useTranslation()
  const figure = useFigure()
  const [query, setQuery] = useSearchParams()
  const code = query.get('code') ?? ''
  const [typed, setTyped] = useState(code)
  const field = useRef<HTMLInputElement>(null)
  // After each order the next student's code is typed or scanned; this runs after the heading has had the focus.
  const next = () => {
    field.current?.focus()
    field.current?.select()
  }
  useEffect(next, [])
  const actions = useOrderActions(next)
  const read = useApiQuery(
    'GET /store/orders',
    { query: orderQueryOf(query) },
    { ...inlineErrors, keepPreviousData: true },
  )
  const meta = read.data?.meta
  const foundOf = ({ total, more }: { total: number; more: boolean }) =>
    more ? t('desk.foundMore', { total: figure(total) }) : t('desk.found', { count: total })
  const find = () => setQuery(typed.trim() ? { code: typed.trim() } : {})
  return (
    <Stack gap={{ base: 4, md: 6 }}>
      <Stack gap={1}>
        <ScreenHeading title={t('desk.title')} />
        <Text color="fg.muted">{t('desk.lead')}</Text>
      </Stack>
      <Flex gap={3} wrap="wrap" align="end">
        <SearchField ref={field} label={t('desk.code')} value={typed} onChange={setTyped} onSubmit={find} />
        <Button onClick={find}>{t('desk.find')}</Button>
      </Flex>
      <OrderFilters meta={meta} />
      <Text aria-live="polite" minH={6} fontWeight="semibold">
        {meta && meta.total > 0 && foundOf(meta)}
      </Text>
      <Box minH="24rem" aria-busy={read.isLoading}>
        <AsyncContent read={read} skeleton={<CardRowsSkeleton />}>
          {(data) => <OrderList data={data} actions={actions} />}
        </AsyncContent>
      </Box>
      {actions.refunded && <RefundDialog key={actions.refunded.id} order={actions.refunded} actions={actions} />}
    </Stack>
  )
}
