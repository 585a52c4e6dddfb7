import { expect, it, vi } from 'vitest'
import { ChunkLoadError, isRetryableChunkError, loadChunk } from './load-chunk.ts'

it('gives up a part of the page that takes longer than 120 seconds', async () => {
  vi.useFakeTimers()
  const loading = loadChunk(() => new Promise(() => undefined)).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await loading).toBeInstanceOf(ChunkLoadError)
  vi.useRealTimers()
})

it('gives up at once without a connection, and says that a retry can succeed', async () => {
  vi.useFakeTimers()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const loading = loadChunk(() => new Promise(() => undefined)).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1500)
  expect(isRetryableChunkError(await loading)).toBe(true)
  vi.useRealTimers()
})

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

it('names a failed import for what it is', async () => {
  const error: unknown = await loadChunk(gone).catch((failure: unknown) => failure)
  expect(error).toBeInstanceOf(ChunkLoadError)
  expect(isRetryableChunkError(error)).toBe(false)
})
