import { limits } from '@the-house/domain'

/** A chunk did not load: the connection is lost, or a new build replaced it. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

/** Long enough for a chunk that is on the device. */
const offlineMs = 1500

/**
 * Loads a chunk, with a time-out of 120 seconds. Without a connection it fails at once, while the service worker still
 * waits for the chunk: a retry can succeed.
 */
export async function loadChunk<T>(load: () => Promise<T>, limitMs: number = limits.chunkTimeoutMs): Promise<T> {
  const timers: ReturnType<typeof setTimeout>[] = []
  const tooLong = new Promise<never>((_, reject) => {
    timers.push(
      setTimeout(() => reject(new ChunkLoadError('time-out')), limitMs),
      setTimeout(() => navigator.onLine || reject(new ChunkLoadError('no connection')), offlineMs),
    )
  })
  try {
    return await Promise.race([load(), tooLong])
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError('not loaded', { cause: error })
  } finally {
    for (const timer of timers) clearTimeout(timer)
  }
}

/** Whether an error is a failed import, from any caller; each browser has a message of its own for it. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof ChunkLoadError || (error instanceof TypeError && /import/i.test(error.message))

/**
 * Whether a retry can succeed in this page: browsers keep the failure of an import for as long as the page lives, but one
 * that only took too long may still come.
 */
export const isRetryableChunkError = (error: unknown): boolean =>
  error instanceof ChunkLoadError && error.cause === undefined
