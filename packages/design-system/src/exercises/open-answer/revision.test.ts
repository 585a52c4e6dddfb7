import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { revisionOf, type RevisionPart } from './revision.ts'

const written = 'My room is small but it have a big window.'
const joined = (parts: readonly RevisionPart[], without: RevisionPart['change']) =>
  parts
    .filter(({ change }) => change !== without)
    .map(({ text }) => text)
    .join('')

it('marks the word that is taken out and the one that is put in', () => {
  expect(revisionOf(written, 'My room is small but it has a big window.')).toEqual([
    { text: 'My room is small but it ', change: 'kept' },
    { text: 'have', change: 'removed' },
    { text: 'has', change: 'added' },
    { text: ' a big window.', change: 'kept' },
  ])
})

it('keeps all of a text without mistakes', () => {
  expect(revisionOf(written, written)).toEqual([{ text: written, change: 'kept' }])
})

it.each(['Lovely! Mind the verbs.', '', 'The church can be seen from up there, they say.'])(
  'does not take %j for a correction of it',
  (comment) => {
    expect(revisionOf(written, comment)).toBeNull()
  },
)

it('gives back both texts, whatever they are', () => {
  const word = fc.constantFrom('My', 'room', 'is', 'small', 'big,', 'window.', '\n', "don't", 'é')
  const text = fc.array(word, { minLength: 4, maxLength: 30 })
  const edit = fc.array(fc.record({ at: fc.nat({ max: 30 }), word }), { maxLength: 2 })
  let readable = 0
  fc.assert(
    fc.property(text, edit, (words, edits) => {
      const changed = [...words]
      for (const { at, word: put } of edits) changed.splice(at, 1, put)
      const [before, after] = [words.join(' '), changed.join(' ')]
      const parts = revisionOf(before, after)
      if (!parts) return
      readable += 1
      expect(joined(parts, 'added')).toBe(before)
      expect(joined(parts, 'removed')).toBe(after)
    }),
  )
  expect(readable).toBeGreaterThan(10)
})
