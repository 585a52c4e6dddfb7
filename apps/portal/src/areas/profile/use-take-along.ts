import type { EmbargoNotice } from '@the-house/domain'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { ApiError, handleError } from '../../api/api-error.ts'
import { forgetDevice } from '../../offline/device-cache.ts'
import { keptFor } from '../../offline/kept-reads.ts'
import { takeAlong } from '../../offline/take-along.ts'
import { keptTopics } from '../../page/kept-places.ts'
import { useApiQuery } from '../../api/use-api-query.ts'
import { useUser } from '../../session/session.ts'

/** `part`: some of its topics are on the device; `withheld`: all but those that a test has exercises of. */
export type AlongState =
  | { kind: 'none' | 'part' | 'kept' | 'failed' }
  | { kind: 'withheld'; embargo: EmbargoNotice }
  | { kind: 'loading'; done: number; total: number }

/** Takes the chapter of the user along, and tells how far it is. */
export function useTakeAlong() {
  const { chapter, book_id: book } = useUser()
  const { cache, mutate } = useSWRConfig()
  const topics = useApiQuery('GET /chapters/:id/topics', { params: { id: chapter } }, { onError: () => undefined })
  const [state, setState] = useState<AlongState | null>(null)
  const running = useRef<AbortController | null>(null)
  const cancel = () => running.current?.abort()
  const leave = useEffectEvent(cancel)
  useEffect(() => () => leave(), [])

  function present(): AlongState {
    const here = keptTopics(cache, chapter).length
    const open = topics.data?.content.filter(({ available }) => available).length ?? 0
    if (here === 0) return { kind: 'none' }
    return { kind: here < open ? 'part' : 'kept' }
  }

  const showProgress = (done: number, total: number) => setState({ kind: 'loading', done, total })

  async function take(): Promise<void> {
    const { signal } = (running.current = new AbortController())
    // Asked for on purpose, so that the browser keeps it when space is short.
    void navigator.storage?.persist?.().catch(() => undefined)
    showProgress(0, 1)
    try {
      const embargo = await takeAlong({
        chapter,
        book,
        onProgress: showProgress,
        signal,
        keep: (key, data) => mutate(key, data, { revalidate: false }),
      })
      setState(embargo && { kind: 'withheld', embargo })
    } catch (failure) {
      setState(signal.aborted ? null : { kind: 'failed' })
      // A lost connection is told in place.
      if (!signal.aborted && failure instanceof ApiError && !failure.isUnreachable) handleError(failure)
    }
  }

  return {
    state: state ?? present(),
    take: () => void take(),
    cancel,
    /** Removes everything that is kept, of this page as well. */
    remove: async () => {
      await mutate((key) => typeof key === 'string' && keptFor(key) > 0, undefined)
      await forgetDevice()
      setState(null)
    },
  }
}
