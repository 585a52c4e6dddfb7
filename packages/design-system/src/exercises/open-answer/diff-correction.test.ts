import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { diffCorrection, type RevisionPart } from './diff-correction.ts'

const written = 'My room is small but it have a big window.'
const joined = (parts: readonly RevisionPart[], without: RevisionPart['change']) =>
  parts
    .filter(({ change }) => change !== without)
    .map(({ text }) => text)
    .join('')
const letters = (text: string) => text.replaceAll(/\s/g, '')

it('marks the word that is taken out and the one that is put in', () => {
  expect(diffCorrection(written, 'My room is small but it has a big window.')).toEqual([
    { text: 'My room is small but it ', change: 'kept' },
    { text: 'have', change: 'removed' },
    { text: ' ', change: 'kept' },
    { text: 'has', change: 'added' },
    { text: ' a big window.', change: 'kept' },
  ])
})

it('keeps all of a text without mistakes', () => {
  expect(diffCorrection(written, written)).toEqual([{ text: written, change: 'kept' }])
})

it.each(['Lovely! Mind the verbs.', '', 'The church can be seen from up there, they say.'])(
  'does not take %j for a correction of it',
  (comment) => {
    expect(diffCorrection(written, comment)).toBeNull()
  },
)

it('marks no spaces or empty lines: those of the correction are taken', () => {
  expect(diffCorrection('My room  is small.\n\n It has a window. ', 'My room is small.\nIt has a door.')).toEqual([
    { text: 'My room is small.\nIt has a ', change: 'kept' },
    { text: 'window', change: 'removed' },
    { text: 'door', change: 'added' },
    { text: '.', change: 'kept' },
  ])
  expect(diffCorrection('one two\nthree', 'one\ntwo three')).toEqual([{ text: 'one\ntwo three', change: 'kept' }])
})

const essay = (word: string) => Array.from({ length: 3000 }, (_, at) => `${word}${at}`).join(' ')

it('compares essays, and gives up on two that have nothing in common', () => {
  const corrected = essay('brick').replaceAll(/brick(\d+)5 /g, 'stone$15 ')
  expect(diffCorrection(essay('brick'), corrected)?.filter(({ change }) => change === 'added')).toHaveLength(299)
  expect(diffCorrection(essay('brick'), essay('stone'))).toBeNull()
})

it('gives back both texts but for their spaces, whatever they are', () => {
  const word = fc.constantFrom('My', 'room', 'is', 'small', 'big,', 'window.', '\n', "don't", 'é')
  const text = fc.array(word, { minLength: 4, maxLength: 30 })
  const edit = fc.array(fc.record({ at: fc.nat({ max: 30 }), word }), { maxLength: 2 })
  let readable = 0
  fc.assert(
    fc.property(text, edit, (first, edits) => {
      const changed = [...first]
      for (const { at, word: put } of edits) changed.splice(at, 1, put)
      const [before, after] = [first.join(' '), changed.join(' ')]
      const parts = diffCorrection(before, after)
      if (!parts) return
      readable += 1
      expect(letters(joined(parts, 'added'))).toBe(letters(before))
      expect(letters(joined(parts, 'removed'))).toBe(letters(after))
    }),
  )
  expect(readable).toBeGreaterThan(10)
})
