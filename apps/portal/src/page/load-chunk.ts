import { limits } from '@the-house/domain'
import { PreloadError } from '../device/module-preload.ts'

/** A chunk did not load: the connection is lost, or a new build replaced it. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

/** Loads a chunk, with a time-out of 120 seconds. */
export async function loadChunk<T>(load: () => Promise<T>, limitMs: number = limits.chunkTimeoutMs): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('time-out')), limitMs)
  })
  try {
    return await Promise.race([load(), tooLong])
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError('not loaded', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/** Whether an error is a failed import, from any caller; each browser has a message of its own for it. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof ChunkLoadError || (error instanceof TypeError && /import/i.test(error.message))

/** Whether a retry can succeed: many browsers cache the failure of an import that had started. */
export function isRetryableChunkError(error: unknown): boolean {
  if (!(error instanceof ChunkLoadError)) return error instanceof PreloadError
  return error.cause === undefined || error.cause instanceof PreloadError
}
