import { expect, it } from 'vitest'
import { markedLetters, nearestKey } from './marked-letters.ts'

it('returns for each letter whether it is right, and which one is', () => {
  expect(markedLetters('OR_IM', 'orniN', false)).toEqual([
    { typed: 'O', right: null, correct: true },
    { typed: 'R', right: null, correct: true },
    { typed: '', right: 'N', correct: false },
    { typed: 'I', right: null, correct: true },
    { typed: 'M', right: 'N', correct: false },
  ])
})

it('takes every letter of a right answer for right, whatever its key says', () => {
  expect(markedLetters('GREY', 'GRAY', true).every(({ correct }) => correct)).toBe(true)
})

it('does not judge a letter whose key may not be known, but an empty box is not right', () => {
  expect(markedLetters('A_', null, false)).toEqual([
    { typed: 'A', right: null, correct: null },
    { typed: '', right: null, correct: false },
  ])
})

it.each([
  ['COLOR S__', 'COLOR SEA'],
  ['COLOUR SKY', 'COLOUR SKY'],
  ['_____ ___', 'COLOUR SKY'],
])('compares %s with the accepted answer %s', (typed, key) => {
  expect(nearestKey({ answer_correct: 'COLOUR SKY\nCOLOR SEA\n' }, typed)).toBe(key)
})

it('knows no nearest answer where none may be known', () => {
  expect(nearestKey({ answer_correct: null }, 'COLOR')).toBeNull()
})
