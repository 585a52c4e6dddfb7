import { Flex, Stack } from '@chakra-ui/react'
import { Button, Card } from '@the-house/design-system'
import { limits } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { CheckCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useRead } from '../../api/use-read.ts'
import { Loaded } from '../../page/loaded.tsx'
import { ScreenHeading } from '../../page/screen-heading.tsx'
import { SegmentedChoice } from '../../page/segmented-choice.tsx'
import { feed, startFeed, useReading } from './browser-feed.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { NotificationPages } from './notification-pages.tsx'
import { unreadOf } from './reading.ts'
import { useQuery } from './use-query.ts'

startFeed()

/** Everything that the school has told its user. */
export function NotificationsScreen() {
  const { t } = useTranslation()
  const { page, unread, hrefFor, go } = useQuery()
  const reading = useReading()
  const read = useRead('GET /session/notifications', { query: { page, size: limits.pageSize, unread } })
  const list = useRef<HTMLDivElement>(null)
  const count = unreadOf(reading)
  const newest = reading.latest?.content[0]?.id ?? 0
  const { mutate } = read
  const shown = useRef(newest)
  useEffect(() => {
    // What has come since belongs on the list, too.
    if (shown.current !== 0 && shown.current !== newest) void mutate()
    shown.current = newest
  }, [newest, mutate])

  function turnTo(to: number): void {
    go({ page: to })
    list.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }

  return (
    <Stack gap={{ base: 4, md: 6 }} maxW="48rem" mx="auto">
      <ScreenHeading title={t('notifications.title')} />
      <Flex gap={3} wrap="wrap" align="center" justify="space-between">
        <SegmentedChoice
          legend={t('notifications.filter.label')}
          value={unread ? 'unread' : 'all'}
          options={[
            { value: 'all', label: t('notifications.filter.all') },
            { value: 'unread', label: t('notifications.filter.unread') },
          ]}
          onChange={(value) => go({ unread: value === 'unread' })}
        />
        <Button data-tour="read-all" disabled={count === 0} onClick={() => void feed.markAllRead(newest)}>
          <CheckCheck size={18} aria-hidden="true" />
          {t('notifications.readAll')}
        </Button>
      </Flex>
      <Card p={{ base: 2, md: 4 }} ref={list} tabIndex={-1} minH="24rem">
        <Loaded read={read} skeleton={<ListSkeleton rows={8} />}>
          {({ content, meta }) => (
            <NotificationPages
              content={content}
              page={page}
              pages={Math.ceil(meta.total / meta.size)}
              unread={unread}
              hrefFor={hrefFor}
              onPage={turnTo}
            />
          )}
        </Loaded>
      </Card>
    </Stack>
  )
}
