import { expect, it } from 'vitest'
import { mediaQueryOf } from './media-query.ts'

const parsed = (query: string) => mediaQueryOf(new URLSearchParams(query))

it('takes page, kind, use, words and cursor from the address', () => {
  expect(parsed('page=3&kind=video&state=unused&search=%20kettle%20&at=AAA')).toEqual({
    page: 3,
    size: 24,
    kind: 'video',
    state: 'unused',
    search: 'kettle',
    at: 'AAA',
  })
})

it('ignores what no list can be asked for, and never asks for more words than the server takes', () => {
  expect(parsed('page=-1&kind=riddle&state=lost&search=')).toEqual({ page: 1, size: 24 })
  expect(parsed(`search=${'x'.repeat(200)}`).search).toHaveLength(100)
})
