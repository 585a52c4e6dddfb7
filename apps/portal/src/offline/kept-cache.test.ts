import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { createKeptCache } from './kept-cache.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const books = '/api/v1/me/books'
const profile = '/api/v1/me/profile'

function open(kept: Record<string, string> = {}) {
  const save = vi.fn<(reads: ReadonlyMap<string, string | null>) => void>()
  const cache = createKeptCache({ kept: new Map(Object.entries(kept)), save })
  const saved = () => {
    vi.runAllTimers()
    return save.mock.calls.map(([reads]) => Object.fromEntries(reads))
  }
  return { cache, save, saved }
}

it('has what was kept before anything is fetched, and writes none of it back', () => {
  const { cache, saved } = open({ [books]: '{"content":[1]}' })
  expect(Array.from(cache.keys())).toEqual([books])
  expect(cache.get(books)).toEqual({ data: { content: [1] }, _k: books })
  cache.set(books, { ...cache.get(books), isValidating: true })
  expect(saved()).toEqual([])
})

it('keeps what is read, several reads together', () => {
  const { cache, saved } = open()
  cache.set(books, { data: { content: [1] } })
  cache.set(books, { data: { content: [2] } })
  cache.set('/api/v1/chapters/1', { data: { id: 1 } })
  expect(saved()).toEqual([{ [books]: '{"content":[2]}', '/api/v1/chapters/1': '{"id":1}' }])
})

it('keeps what was read just before the page goes away, once', () => {
  const { cache, saved, save } = open()
  cache.set(books, { data: 1 })
  dispatchEvent(new Event('pagehide'))
  expect(save).toHaveBeenCalledOnce()
  expect(saved()).toEqual([{ [books]: '1' }])
})

it('holds other reads in memory alone', () => {
  const { cache, saved } = open()
  cache.set(profile, { data: { cpf: '1' } })
  expect(cache.get(profile)).toEqual({ data: { cpf: '1' } })
  expect(saved()).toEqual([])
})

it('forgets what a mutation clears, and what the server refuses from now on', () => {
  const { cache, saved } = open({ [books]: '1', '/api/v1/chapters/1': '2', '/api/v1/chapters/2': '3' })
  cache.set(books, { data: undefined })
  cache.set('/api/v1/chapters/1', { data: 2, error: new ApiError({ status: 403, token: 'chapter.locked' }) })
  cache.set('/api/v1/chapters/2', { data: 3, error: new ApiError({ status: 0, token: 'network' }) })
  expect(saved()).toEqual([{ [books]: null, '/api/v1/chapters/1': null }])
})

it('takes a damaged read for none', () => {
  expect(open({ [books]: '{"content":' }).cache.get(books)?.data).toBeUndefined()
})
