import { beforeEach, expect, it } from 'vitest'
import { clearFormDraft, saveFormDraft, loadFormDraft } from './form-draft.ts'

beforeEach(() => localStorage.clear())

const place = { user: 7, name: 'books', id: 3 }

it('saves what one user types into one form, for that user and form alone', () => {
  saveFormDraft(place, { name: 'Book 4' })
  expect(loadFormDraft(place)).toEqual({ name: 'Book 4' })
  expect(loadFormDraft({ ...place, user: 8 })).toBeNull()
  expect(loadFormDraft({ ...place, id: null })).toBeNull()
  expect(loadFormDraft({ ...place, name: 'segments' })).toBeNull()
  clearFormDraft(place)
  expect(loadFormDraft(place)).toBeNull()
})

it.each(['{', '[]', '"text"', 'null', '7'])('makes nothing of what is no draft: %s', (text) => {
  localStorage.setItem('the-house.draft.7.books.3', text)
  expect(loadFormDraft(place)).toBeNull()
})
