import { Text } from '@chakra-ui/react'
import { MessageDialog } from '@the-house/design-system'
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
  const [told, setTold] = useState<{ title: string; text: string | null } | null>(null)

  function open(one: Notification): void {
    void feed.markRead(one)
    const opening = notificationTargetOf(one)
    if ('tell' in opening) {
      setTold({ title: one.title, text: opening.tell })
      return
    }
    // The cached data of the target is older than the correction, so it is revalidated.
    for (const key of opening.reads) void mutate(key)
    navigate(opening.to, { state: notificationState() })
  }

  const dialog = (
    <MessageDialog open={told !== null} title={told?.title ?? ''} status="info" onClose={() => setTold(null)}>
      {told?.text && (
        <Text whiteSpace="pre-line" overflowWrap="anywhere">
          {told.text}
        </Text>
      )}
    </MessageDialog>
  )
  return { open, dialog }
}
