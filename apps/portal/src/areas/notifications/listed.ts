import type { ListedNotification } from '@the-house/design-system'
import type { Notification } from '@the-house/domain'
import { formatDate } from '../../page/dates.ts'
import { useUser } from '../../session/session.ts'
import { useFeedState } from './browser-feed.ts'
import { isRead } from './feed-state.ts'

/** Returns a presenter of notifications for lists; it includes the read marks that the server has not confirmed. */
export function useListed(): (content: readonly Notification[]) => ListedNotification[] {
  const { unity } = useUser()
  const state = useFeedState()
  return (content) =>
    content.map((one) => ({
      id: one.id,
      type: one.notification_type,
      title: one.title,
      lang: one.lang ?? undefined,
      recalled: one.recalled,
      read: isRead(state, one),
      when: formatDate(one.created_at, unity.time_zone),
    }))
}
