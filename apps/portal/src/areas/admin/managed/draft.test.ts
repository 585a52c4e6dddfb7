import { beforeEach, expect, it } from 'vitest'
import { dropDraft, keepDraft, readDraft } from './draft.ts'

beforeEach(() => localStorage.clear())

const place = { user: 7, name: 'books', id: 3 }

it('keeps what one person types into one form, and nobody else’s', () => {
  keepDraft(place, { name: 'Book 4' })
  expect(readDraft(place)).toEqual({ name: 'Book 4' })
  expect(readDraft({ ...place, user: 8 })).toBeNull()
  expect(readDraft({ ...place, id: null })).toBeNull()
  expect(readDraft({ ...place, name: 'segments' })).toBeNull()
  dropDraft(place)
  expect(readDraft(place)).toBeNull()
})

it.each(['{', '[]', '"text"', 'null', '7'])('makes nothing of what is no draft: %s', (text) => {
  localStorage.setItem('the-house.draft.7.books.3', text)
  expect(readDraft(place)).toBeNull()
})
