import { TextLink } from '@the-house/design-system'
import { useSWRConfig } from 'swr'
import { Link } from 'wouter'
import { isTodoKey } from '../../api/cache-keys.ts'
import { markNotificationRead } from '../../api/mark-notification-read.ts'
import { notificationState } from '../notification-state.ts'
import type { Waiting } from './use-waiting.ts'

/** A link to what waits; a correction is read once its link is followed. */
export function WaitingLink({ waiting: { to, label, reads, notification } }: { waiting: Waiting }) {
  const { mutate } = useSWRConfig()

  async function markRead(id: number): Promise<void> {
    // Where this fails, the correction is shown again.
    await markNotificationRead(id).catch(() => undefined)
    await mutate(isTodoKey)
  }

  function follow(): void {
    // What is cached may be older than the correction.
    for (const key of reads ?? []) void mutate(key)
    if (notification !== undefined) void markRead(notification)
  }

  return (
    <TextLink asChild display="inline-flex" alignItems="center" minH="target" overflowWrap="anywhere">
      <Link href={to} state={reads && notificationState()} onClick={follow}>
        {label}
      </Link>
    </TextLink>
  )
}
