import { Flex, Stack } from '@chakra-ui/react'
import { Button, Card } from '@the-house/design-system'
import { limits } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { CheckCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useApiQuery } from '../../api/use-api-query.ts'
import { AsyncContent } from '../../page/async-content.tsx'
import { ScreenHeading } from '../../page/screen-heading.tsx'
import { SegmentedChoice } from '../../page/segmented-choice.tsx'
import { feed, startFeed, useFeedState } from './browser-feed.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { NotificationPages } from './notification-pages.tsx'
import { unreadOf } from './feed-state.ts'
import { useNotificationFilter } from './use-notification-filter.ts'

startFeed()

/** The list of all notifications of the user. */
export function NotificationsScreen() {
  const { t, i18n } = useTranslation()
  const { page, unread, hrefFor, go } = useNotificationFilter()
  const state = useFeedState()
  const read = useApiQuery('GET /session/notifications', { query: { page, size: limits.pageSize, unread } })
  const list = useRef<HTMLDivElement>(null)
  const count = unreadOf(state)
  const newest = state.latest?.content[0]?.id ?? 0
  const { mutate } = read
  // A newer notification in the feed makes the list stale, and so does another language.
  const current = `${newest} ${i18n.language}`
  const shown = useRef(newest === 0 ? null : current)
  useEffect(() => {
    if (shown.current !== null && shown.current !== current) void mutate()
    shown.current = newest === 0 ? null : current
  }, [newest, current, mutate])

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
        <AsyncContent read={read} skeleton={<ListSkeleton rows={8} />}>
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
        </AsyncContent>
      </Card>
    </Stack>
  )
}
