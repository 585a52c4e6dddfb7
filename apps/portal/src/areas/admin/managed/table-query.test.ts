import { describe, expect, it } from 'vitest'
import { queryOf, sortText, stateIn } from './table-query.ts'

const read = (query: string) => stateIn(new URLSearchParams(query))

describe('the address of a list', () => {
  it('says what is asked for', () => {
    expect(read('page=3&size=50&term=House&sort=-name')).toEqual({
      page: 3,
      size: 50,
      term: 'House',
      sort: { by: 'name', direction: 'descending' },
    })
  })

  it.each(['', 'page=0&size=7', 'page=x&size=9999', 'size=-5&page=1.5'])(
    'means the usual list where it says nothing of use: %s',
    (query) => {
      expect(read(query)).toEqual({ page: 1, size: 20, term: '', sort: null })
    },
  )

  it('holds no more words than the school takes', () => {
    expect(read(`term=${'a'.repeat(300)}`).term).toHaveLength(100)
  })

  it('is as short as it can be, and keeps what else it says', () => {
    const before = new URLSearchParams('book_id=4&page=3&sort=name')
    expect(queryOf({ page: 1, size: 20, term: '', sort: null }, before).toString()).toBe('book_id=4')
  })

  it('comes back as it was', () => {
    const state = { page: 2, size: 5, term: 'a b', sort: { by: 'position', direction: 'ascending' } } as const
    expect(stateIn(queryOf(state, new URLSearchParams()))).toEqual(state)
    expect(sortText(state.sort)).toBe('position')
  })
})
