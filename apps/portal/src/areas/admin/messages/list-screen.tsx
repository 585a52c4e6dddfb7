import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { Button, Card, EmptyState, Pagination } from '@the-house/design-system'
import { limits, type AnswerOf, type messageCalls } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { Link, Redirect, useSearchParams } from 'wouter'
import { useApiQuery } from '../../../api/use-api-query.ts'
import { AsyncContent } from '../../../page/async-content.tsx'
import { pageOf } from '../../../page/page-number.ts'
import { paths } from '../../../page/paths.ts'
import { ScreenHeading } from '../../../page/screen-heading.tsx'
import { CardRowsSkeleton } from '../card-rows-skeleton.tsx'
import { MessageRow } from './message-row.tsx'

const List = chakra('ol', {
  base: {
    listStyle: 'none',
    '& > li': { py: 4 },
    '& > li + li': { borderTop: '1px solid', borderColor: 'border' },
  },
})

/** The polling interval while a message is being delivered. */
const lookEveryMs = 2000
const hrefFor = (page: number) => `?page=${page}`

/** The list of messages of the school: the own ones, for administrators all. */
export function ListScreen() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const list = useRef<HTMLDivElement>(null)
  const read = useApiQuery(
    'GET /messages',
    { query: { page: pageOf(query), size: limits.pageSize } },
    { refreshInterval: (data) => (data?.content.some(({ status }) => status === 'SENDING') ? lookEveryMs : 0) },
  )
  return (
    <Stack gap={{ base: 4, md: 6 }}>
      <Flex gap={4} wrap="wrap" justify="space-between" align="end">
        <Stack gap={1}>
          <ScreenHeading title={t('messages.title')} />
          <Text color="fg.muted">{t('messages.lead')}</Text>
        </Stack>
        <Button asChild variant="primary">
          <Link href={paths.newMessage}>
            <Plus size={20} aria-hidden="true" />
            {t('messages.new')}
          </Link>
        </Button>
      </Flex>
      <Box ref={list} tabIndex={-1} minH="24rem">
        <AsyncContent read={read} skeleton={<CardRowsSkeleton />}>
          {(data) => <Pages data={data} onTurn={() => list.current?.focus({ preventScroll: true })} />}
        </AsyncContent>
      </Box>
    </Stack>
  )
}

interface PagesProps {
  data: AnswerOf<typeof messageCalls.messages>
  /** Called before another page is read. */
  onTurn: () => void
}

function Pages({ data: { content, meta }, onTurn }: PagesProps) {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const page = pageOf(query)
  const pages = Math.ceil(meta.total / meta.size)
  if (pages === 0) return <EmptyState title={t('messages.none.title')} description={t('messages.none.text')} />
  // The link is old: the list has fewer pages now.
  if (page > pages) return <Redirect to={`${paths.messages}${hrefFor(pages)}`} replace />
  return (
    <Stack gap={4}>
      <Card py={1} px={{ base: 4, md: 6 }}>
        <List aria-label={t('messages.title')}>
          {content.map((message) => (
            <li key={message.id}>
              <MessageRow message={message} />
            </li>
          ))}
        </List>
      </Card>
      {pages > 1 && (
        <Pagination
          page={page}
          pages={pages}
          hrefFor={hrefFor}
          onSelect={(to) => {
            setQuery({ page: String(to) })
            onTurn()
            scrollTo({ top: 0 })
          }}
        />
      )}
    </Stack>
  )
}
