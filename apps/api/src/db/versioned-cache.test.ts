import { afterAll, beforeAll, expect, it } from 'vitest'
import { openInMemory } from '../testing/embedded.ts'
import type { Connection } from './client.ts'
import { versionedCache } from './versioned-cache.ts'

let connection: Connection
beforeAll(async () => {
  connection = await openInMemory()
})
afterAll(() => connection.close())

/** A cache for two values, and which keys it has loaded. */
function counted() {
  const cache = versionedCache<string>(2)
  const loaded: string[] = []
  const ask = (version: string, key: string) =>
    cache(connection.db, version, key, async () => {
      loaded.push(key)
      return `${key} at ${version}`
    })
  return { cache, ask, loaded }
}

it('a value is loaded once for all who ask, and again at another version', async () => {
  const { ask, loaded } = counted()
  expect(await Promise.all([ask('1', 'a'), ask('1', 'a')])).toEqual(['a at 1', 'a at 1'])
  expect(await ask('2', 'a')).toBe('a at 2')
  expect(loaded).toEqual(['a', 'a'])
})

it('the least recently used value is evicted', async () => {
  const { ask, loaded } = counted()
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask('1', key)
  expect(loaded).toEqual(['a', 'b', 'c', 'b'])
})

it('a load that has failed is tried again', async () => {
  const { cache, ask } = counted()
  const failed = cache(connection.db, '1', 'a', () => Promise.reject(new Error('The database is gone.')))
  await expect(failed).rejects.toThrow('gone')
  expect(await ask('1', 'a')).toBe('a at 1')
})
