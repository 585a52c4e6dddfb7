import { Box, Stack, Text } from '@chakra-ui/react'
import { Button, Card, EmptyState, Pagination } from '@the-house/design-system'
import { limits, type AnswerOf, type objectionCalls } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useRef } from 'react'
import { Link, Redirect, useSearchParams } from 'wouter'
import { useApiQuery } from '../../../api/use-api-query.ts'
import { AsyncContent } from '../../../page/async-content.tsx'
import { pageOf } from '../../../page/page-number.ts'
import { ScreenHeading } from '../../../page/screen-heading.tsx'
import { CardRowsSkeleton } from '../card-rows-skeleton.tsx'
import { Filters } from './filters.tsx'
import { GroupList } from './group-list.tsx'
import { decidedPath, objectionsPath } from './paths.ts'
import { isDecidedIn, parseObjectionFilter } from './objection-filter.ts'

/** The list of objections, grouped by equal answers: pending or decided ones. */
export function ListScreen() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const decided = isDecidedIn(query)
  const read = useApiQuery('GET /objections', {
    query: { ...(decided && { decided }), ...parseObjectionFilter(query), page: pageOf(query), size: limits.pageSize },
  })
  const total = read.data?.meta.total
  return (
    <Stack gap={{ base: 4, md: 6 }}>
      <Stack gap={1}>
        <ScreenHeading title={t('objections.title')} />
        <Text color="fg.muted">{t(decided ? 'objections.leadDecided' : 'objections.lead')}</Text>
      </Stack>
      <Filters />
      <Text aria-live="polite" minH={6} fontWeight="semibold">
        {total !== undefined && total > 0 && t(decided ? 'objections.decided' : 'objections.waiting', { count: total })}
      </Text>
      <Box minH="24rem">
        <AsyncContent read={read} skeleton={<CardRowsSkeleton />}>
          {(data) => <Pages data={data} />}
        </AsyncContent>
      </Box>
    </Stack>
  )
}

function Pages({ data: { content, meta } }: { data: AnswerOf<typeof objectionCalls.objections> }) {
  const [query, setQuery] = useSearchParams()
  const list = useRef<HTMLDivElement>(null)
  const page = pageOf(query)
  const pages = Math.ceil(meta.total / meta.size)
  const rest = Array.from(query).filter(([name]) => name !== 'page')
  const hrefFor = (to: number) => `?${new URLSearchParams([...rest, ['page', String(to)]])}`
  if (pages === 0) return <Nothing query={query} />
  // The link is old: the list has fewer pages now.
  if (page > pages) return <Redirect to={`${objectionsPath}${hrefFor(pages)}`} replace />
  return (
    <Stack gap={4}>
      <Card ref={list} tabIndex={-1} py={1} px={{ base: 4, md: 6 }}>
        <GroupList groups={content} />
      </Card>
      {pages > 1 && (
        <Pagination
          page={page}
          pages={pages}
          hrefFor={hrefFor}
          onSelect={(to) => {
            setQuery([...rest, ['page', String(to)]])
            list.current?.focus({ preventScroll: true })
            scrollTo({ top: 0 })
          }}
        />
      )}
    </Stack>
  )
}

function Nothing({ query }: { query: URLSearchParams }) {
  const { t } = useTranslation()
  const decided = isDecidedIn(query)
  const narrowed = Object.keys(parseObjectionFilter(query)).length > 0
  const where = narrowed ? 'noneHere' : 'none'
  const which = decided ? (`${where}Decided` as const) : where
  return (
    <EmptyState
      title={t(`objections.${which}.title`)}
      description={t(`objections.${which}.text`)}
      action={
        narrowed && (
          <Button asChild>
            <Link href={decided ? decidedPath : objectionsPath}>{t('objections.filter.clear')}</Link>
          </Button>
        )
      }
    />
  )
}
