import type { Archive } from '@the-house/domain'
import { useSyncExternalStore } from 'react'
import { ApiError, handleError } from '../../api/api-error.ts'
import { downloadArchive } from '../../api/archives.ts'
import { saveFile } from '../../device/save-file.ts'
import { currentSession, subscribeSession } from '../../session/session.ts'

/** From this size on a download shows its progress at once. */
const largeBytes = 1_000_000
/** After this time a smaller file shows its progress, too: the connection is slow. */
const delayMs = 1000

/** The progress of a download; `state` is the one of ArchiveRow. */
export interface DownloadProgress {
  state: 'busy' | 'coming' | 'kept'
  percent?: number
  cancel?: () => void
}

/**
 * The downloads by the id of their archive; outside of React, so that a download goes on when the user leaves the
 * screen.
 */
let downloads: ReadonlyMap<number, DownloadProgress> = new Map()
const listeners = new Set<() => void>()

function show(id: number, progress: DownloadProgress | null): void {
  const next = new Map(downloads)
  if (progress) next.set(id, progress)
  else next.delete(id)
  downloads = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the downloads of this page: those that run and those that are complete. */
export const useDownloads = (): ReadonlyMap<number, DownloadProgress> =>
  useSyncExternalStore(subscribe, () => downloads)

/** The user of the downloads; they are aborted when another user signs in on this page. */
let owner = currentSession().user?.id
subscribeSession(() => {
  const now = currentSession().user?.id
  if (now === owner) return
  owner = now
  for (const [id, { cancel }] of downloads) {
    cancel?.()
    show(id, null)
  }
})

/**
 * Downloads a file and reports its progress to `useDownloads`. After an error the download button is back instead of a
 * message.
 */
export async function startDownload({ id, name, size }: Archive): Promise<void> {
  const giveUp = new AbortController()
  const cancel = () => giveUp.abort()
  let now: DownloadProgress = { state: size >= largeBytes ? 'coming' : 'busy', cancel }
  const change = (to: Partial<DownloadProgress>) => {
    now = { ...now, ...to }
    if (!giveUp.signal.aborted) show(id, now)
  }
  change({})
  const timer = setTimeout(() => change({ state: 'coming' }), delayMs)
  try {
    const { file, name: given } = await downloadArchive(id, {
      signal: giveUp.signal,
      onProgress: (exact) => {
        const percent = Math.floor(exact)
        if (percent !== now.percent) change({ percent })
      },
    })
    saveFile(file, given || name)
    show(id, { state: 'kept' })
  } catch (failure) {
    show(id, null)
    // A 401 is an expired session, so the global error handler shows the login.
    if (failure instanceof ApiError && failure.status === 401) handleError(failure)
  } finally {
    clearTimeout(timer)
  }
}
