import { Text } from '@chakra-ui/react'
import { MessageDialog } from '@the-house/design-system'
import type { Notification } from '@the-house/domain'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { useLocation } from 'wouter'
import { openingNow } from '../../page/opened.ts'
import { feed } from './browser-feed.ts'
import { openingOf } from './openings.ts'

/** Marks a notification read and shows what it is about; `dialog` belongs on the page. */
export function useOpen() {
  const [, navigate] = useLocation()
  const { mutate } = useSWRConfig()
  const [told, setTold] = useState<{ title: string; text: string | null } | null>(null)

  function open(one: Notification): void {
    void feed.markRead(one)
    const opening = openingOf(one)
    if ('tell' in opening) {
      setTold({ title: one.title, text: opening.tell })
      return
    }
    // What was read of it before is older than the correction.
    for (const key of opening.reads) void mutate(key)
    navigate(opening.to, { state: openingNow() })
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
