import { expect, it, vi } from 'vitest'
import { ChunkLoadError, loadChunk } from './load-chunk.ts'

it('gives up a part of the page that takes longer than 120 seconds', async () => {
  vi.useFakeTimers()
  const loading = loadChunk(() => new Promise(() => undefined)).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await loading).toBeInstanceOf(ChunkLoadError)
  vi.useRealTimers()
})

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

it('names a failed import for what it is', async () => {
  await expect(loadChunk(gone)).rejects.toBeInstanceOf(ChunkLoadError)
})
