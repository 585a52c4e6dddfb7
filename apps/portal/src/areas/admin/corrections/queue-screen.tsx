import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { Button, Card, EmptyState, Pagination } from '@the-house/design-system'
import { limits, type AnswerOf, type correctionCalls, type CorrectionQueue } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useRef } from 'react'
import { Link, Redirect, useSearchParams } from 'wouter'
import { useApiQuery } from '../../../api/use-api-query.ts'
import { AsyncContent } from '../../../page/async-content.tsx'
import { cursorIn, withCursor } from '../../../page/page-cursor.ts'
import { pageOf } from '../../../page/page-number.ts'
import { ScreenHeading } from '../../../page/screen-heading.tsx'
import { CardRowsSkeleton } from '../card-rows-skeleton.tsx'
import { QueueFilters } from './queue-filters.tsx'
import { filtersOf, parseCorrectionFilter } from './correction-filter.ts'
import { queuePaths } from './queues.ts'
import { UnsavedNote } from './unsaved-note.tsx'
import { useNext } from './use-next.ts'
import { CorrectionQueueList } from './queue-list.tsx'

/** The answers of a correction queue, with a button that claims the oldest one. */
export function QueueScreen({ queue }: { queue: CorrectionQueue }) {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const narrowing = parseCorrectionFilter(query)
  const read = useApiQuery('GET /corrections', {
    query: { queue, ...narrowing, page: pageOf(query), size: limits.pageSize, at: cursorIn(query) },
  })
  const next = useNext(queue)
  const total = read.data?.meta.total
  return (
    <Stack gap={{ base: 4, md: 6 }}>
      <Flex justify="space-between" align="end" gap={4} wrap="wrap">
        <Stack gap={1}>
          <ScreenHeading title={t(`corrections.queue.${queue}`)} />
          <Text color="fg.muted">{t(`corrections.lead.${queue}`)}</Text>
        </Stack>
        <Button
          variant="primary"
          loading={next.busy}
          aria-disabled={total === 0 || next.busy}
          onClick={() => total !== 0 && void next.open()}
        >
          {t('corrections.start')}
        </Button>
      </Flex>
      <UnsavedNote />
      <QueueFilters queue={queue} />
      <Text aria-live="polite" minH={6} fontWeight="semibold">
        {total !== undefined && total > 0 && t('corrections.waiting', { count: total })}
        {next.allTaken && ` ${t('corrections.allTaken')}`}
      </Text>
      <Box minH="24rem">
        <AsyncContent read={read} skeleton={<CardRowsSkeleton />}>
          {(data) => <Pages queue={queue} data={data} />}
        </AsyncContent>
      </Box>
    </Stack>
  )
}

interface PagesProps {
  queue: CorrectionQueue
  data: AnswerOf<typeof correctionCalls.corrections>
}

function Pages({ queue, data: { content, meta } }: PagesProps) {
  const [query, setQuery] = useSearchParams()
  const list = useRef<HTMLDivElement>(null)
  const page = pageOf(query)
  const pages = Math.ceil(meta.total / meta.size)
  const queryFor = (to: number) => {
    const next = new URLSearchParams(query)
    next.set('page', String(to))
    return withCursor(next, { page: to, size: meta.size }, meta.cursor)
  }
  const hrefFor = (to: number) => `?${queryFor(to)}`
  if (pages === 0) return <Nothing queue={queue} />
  // The link is old: the queue has fewer pages now. Its last page may be too deep to be found by its number.
  const last = Math.min(pages, Math.floor(limits.pageDepth / meta.size))
  if (page > pages) return <Redirect to={`${queuePaths[queue]}${hrefFor(last)}`} replace />
  return (
    <Stack gap={4}>
      <Card ref={list} tabIndex={-1} py={1} px={{ base: 4, md: 6 }}>
        <CorrectionQueueList queue={queue} answers={content} filters={filtersOf(query)} />
      </Card>
      {pages > 1 && (
        <Pagination
          page={page}
          pages={pages}
          hrefFor={hrefFor}
          onSelect={(to) => {
            setQuery(queryFor(to))
            list.current?.focus({ preventScroll: true })
            scrollTo({ top: 0 })
          }}
        />
      )}
    </Stack>
  )
}

function Nothing({ queue }: { queue: CorrectionQueue }) {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  if (filtersOf(query) === '')
    return <EmptyState title={t('corrections.none.title')} description={t('corrections.none.text')} />
  return (
    <EmptyState
      title={t('corrections.noneHere.title')}
      description={t('corrections.noneHere.text')}
      action={
        <Button asChild>
          <Link href={queuePaths[queue]}>{t('corrections.filter.clear')}</Link>
        </Button>
      }
    />
  )
}
