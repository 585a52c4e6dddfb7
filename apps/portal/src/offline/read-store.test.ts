import { expect, it, vi } from 'vitest'
import { clearReads, loadReads, saveReads } from './read-store.ts'

const owner = { user: 7, unit: 1 }
const reads = new Map([['/api/v1/me/books', '{}']])

const denied = {
  open: () => {
    throw new DOMException('denied', 'SecurityError')
  },
}

it.each([
  ['forbids it', denied],
  ['has none', undefined],
])('keeps nothing and fails nothing where the browser %s', async (_what, indexedDB) => {
  vi.stubGlobal('indexedDB', indexedDB)
  await expect(saveReads(owner, reads)).resolves.toBeUndefined()
  await expect(loadReads(owner)).resolves.toEqual(new Map())
  await expect(clearReads()).resolves.toBeUndefined()
})

it('does not hold up the page where the store never opens', async () => {
  class Request extends EventTarget {}
  vi.stubGlobal('IDBRequest', Request)
  vi.stubGlobal('indexedDB', { open: () => new Request() })
  vi.useFakeTimers()
  const loaded = loadReads(owner)
  await vi.advanceTimersByTimeAsync(1500)
  await expect(loaded).resolves.toEqual(new Map())
  vi.useRealTimers()
})
