import { limits } from '@the-house/domain'
import { NotArrived } from '../device/arrivals.ts'

/** A part of the page did not arrive: the connection is gone, or a new version took its place. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

/** Loads a part of the page; gives up after 120 seconds. */
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

/** Whether a part of the page is missing, whoever asked for it: every browser names imports in its own words. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof ChunkLoadError || (error instanceof TypeError && /import/i.test(error.message))

/** Whether it can come at a second try: of an import that was begun, many browsers remember that it failed. */
export function canComeYet(error: unknown): boolean {
  if (!(error instanceof ChunkLoadError)) return error instanceof NotArrived
  return error.cause === undefined || error.cause instanceof NotArrived
}
