import { expect, it, vi } from 'vitest'
import { ChunkLoadError, loadChunk } from './chunk.ts'

it('gives up a part of the page that takes longer than 120 seconds', async () => {
  vi.useFakeTimers()
  const loading = expect(loadChunk(() => new Promise(() => undefined))).rejects.toBeInstanceOf(ChunkLoadError)
  await vi.advanceTimersByTimeAsync(120_000)
  await loading
  vi.useRealTimers()
})

it('names a failed import for what it is', async () => {
  const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  await expect(loadChunk(gone)).rejects.toBeInstanceOf(ChunkLoadError)
})
