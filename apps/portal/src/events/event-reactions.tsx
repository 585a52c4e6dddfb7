import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { previewedId } from '../device/previewed.ts'
import { outbox } from '../outbox/browser-outbox.ts'
import { refKey } from '../outbox/entry.ts'
import { currentSession } from '../session/session.ts'
import { followEvents } from './browser-stream.ts'
import { subscribeEvents } from './event-bus.ts'
import { keysOfEvent } from './keys-of-event.ts'

function isUnsent(test: number, exercise: number): boolean {
  const draft = outbox.drafts().get(refKey({ user: currentSession().user?.id ?? 0, test, exercise }))
  return draft !== undefined && draft.delivery !== 'saved'
}

/** Reads again what an event concerns and this page shows. */
export function EventReactions() {
  const { cache, mutate } = useSWRConfig()
  useEffect(followEvents, [])
  useEffect(
    () =>
      subscribeEvents((event) => {
        if (previewedId() !== null) return
        void mutate(keysOfEvent(event, { attemptAt: (key) => cache.get(key)?.data?.id, isUnsent }))
      }),
    [cache, mutate],
  )
  return null
}
