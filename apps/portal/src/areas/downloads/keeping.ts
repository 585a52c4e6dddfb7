import type { Archive } from '@the-house/domain'
import { useSyncExternalStore } from 'react'
import { download } from '../../api/download.ts'
import { ApiFailure, report } from '../../api/failure.ts'
import { saveFile } from '../../device/save-file.ts'
import { currentSession, subscribeSession } from '../../session/session.ts'

/** A file from this size on is one that takes its time. */
const largeBytes = 1_000_000
/** On a slow connection any file is. */
const patienceMs = 1000

/** How far a file is. `state` as ArchiveRow's. */
export interface Keeping {
  state: 'busy' | 'coming' | 'kept'
  percent?: number
  cancel?: () => void
}

/** By archive. Outlives the screen: whoever goes on studying gets the file all the same. */
let keepings: ReadonlyMap<number, Keeping> = new Map()
const listeners = new Set<() => void>()

function show(id: number, keeping: Keeping | null): void {
  const next = new Map(keepings)
  if (keeping) next.set(id, keeping)
  else next.delete(id)
  keepings = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Every file that is on its way or came since the page was opened. */
export const useKeepings = (): ReadonlyMap<number, Keeping> => useSyncExternalStore(subscribe, () => keepings)

/** Nobody gets the files of who was there before. */
let owner = currentSession().user?.id
subscribeSession(() => {
  const now = currentSession().user?.id
  if (now === owner) return
  owner = now
  for (const [id, { cancel }] of keepings) {
    cancel?.()
    show(id, null)
  }
})

/** Downloads a file; what becomes of it is seen by `useKeepings`. A failure is not told: the button is there again. */
export async function keep({ id, name, size }: Archive): Promise<void> {
  const giveUp = new AbortController()
  const cancel = () => giveUp.abort()
  let now: Keeping = { state: size >= largeBytes ? 'coming' : 'busy', cancel }
  const change = (to: Partial<Keeping>) => {
    now = { ...now, ...to }
    if (!giveUp.signal.aborted) show(id, now)
  }
  change({})
  const patience = setTimeout(() => change({ state: 'coming' }), patienceMs)
  try {
    const { file, name: given } = await download(
      'GET /archives/:id/download',
      { params: { id } },
      {
        signal: giveUp.signal,
        onProgress: (exact) => {
          const percent = Math.floor(exact)
          if (percent !== now.percent) change({ percent })
        },
      },
    )
    saveFile(file, given || name)
    show(id, { state: 'kept' })
  } catch (failure) {
    show(id, null)
    // The end of the session is no failure of the file.
    if (failure instanceof ApiFailure && failure.status === 401) report(failure)
  } finally {
    clearTimeout(patience)
  }
}
