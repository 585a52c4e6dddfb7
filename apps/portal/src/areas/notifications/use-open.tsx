import { MessageDialog, MessageText } from '@the-house/design-system'
import type { Notification } from '@the-house/domain'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { useLocation } from 'wouter'
import { notificationState } from '../../page/notification-state.ts'
import { feed } from './browser-feed.ts'
import { notificationTargetOf } from '../../page/notification-target.ts'

/** Marks a notification as read and opens its target; the page renders the returned `dialog`. */
export function useOpen() {
  const [, navigate] = useLocation()
  const { mutate } = useSWRConfig()
  const [told, setTold] = useState<Notification | null>(null)

  function open(one: Notification): void {
    void feed.markRead(one)
    const opening = notificationTargetOf(one)
    if ('tell' in opening) {
      setTold(one)
      return
    }
    // The cached data of the target is older than the correction, so it is revalidated.
    for (const key of opening.reads) void mutate(key)
    navigate(opening.to, { state: notificationState() })
  }

  const dialog = (
    <MessageDialog
      open={told !== null}
      title={told?.title ?? ''}
      titleLang={told?.lang ?? undefined}
      status="info"
      onClose={() => setTold(null)}
    >
      {told && (told.recalled || told.message !== null) && (
        <MessageText text={told.message} lang={told.lang ?? undefined} recalled={told.recalled} />
      )}
    </MessageDialog>
  )
  return { open, dialog }
}
