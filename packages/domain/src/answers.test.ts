import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEmptyAnswer } from './answer-rules.ts'
import { isSameAnswer, joinLetters, joinWords, noAnswer, splitLetters, splitWords } from './answers.ts'
import type { ExerciseType } from './kinds.ts'

const blank = (position: number) => ({ position, options: ['a', 'b'], answer: null, closed: false })
const exercise = (type: ExerciseType, blanks = 0) => ({
  type,
  options: Array.from({ length: blanks }, (_, index) => blank(index + 1)),
})

describe('isEmptyAnswer', () => {
  it.each([
    ['UNIQUE_ALTERNATIVE', 0],
    ['MULTIPLE_ALTERNATIVE', 0],
    ['COMPLETE_LETTERS', 2],
    ['COMPLETE_WORD', 2],
    ['OPEN_ANSWER', 0],
    ['MULTIPLE_OPTIONS', 2],
  ] as const)('finds an untouched %s empty', (type, blanks) => {
    expect(isEmptyAnswer(exercise(type, blanks), noAnswer)).toBe(true)
  })

  it.each(['COMPLETE_LETTERS', 'COMPLETE_WORD', 'OPEN_ANSWER'] as const)('needs text for %s', (type) => {
    expect(isEmptyAnswer(exercise(type, 2), { ...noAnswer, text: 'went' })).toBe(false)
    expect(isEmptyAnswer(exercise(type, 2), { ...noAnswer, text: ' \n ' })).toBe(true)
  })

  it('finds only open boxes and open blanks empty', () => {
    expect(isEmptyAnswer(exercise('COMPLETE_LETTERS', 2), { ...noAnswer, text: '__ ___' })).toBe(true)
    expect(isEmptyAnswer(exercise('COMPLETE_WORD', 2), { ...noAnswer, text: '|' })).toBe(true)
  })

  it('needs every option of MULTIPLE_OPTIONS', () => {
    const one = { ...noAnswer, options: [{ position: 1, answer: 'a' }] }
    expect(isEmptyAnswer(exercise('MULTIPLE_OPTIONS', 2), one)).toBe(true)
    const both = { ...noAnswer, options: [...one.options, { position: 2, answer: 'b' }] }
    expect(isEmptyAnswer(exercise('MULTIPLE_OPTIONS', 2), both)).toBe(false)
    const cleared = { ...noAnswer, options: [...one.options, { position: 2, answer: '' }] }
    expect(isEmptyAnswer(exercise('MULTIPLE_OPTIONS', 2), cleared)).toBe(true)
  })
})

describe('words of a bank', () => {
  const word = fc.stringMatching(/^[a-z' ]{0,8}$/)

  it('come back from the wire as they were placed', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
        expect(splitWords(joinWords(words), words.length)).toEqual(words)
      }),
    )
  })

  it('make an empty text while every blank is open', () => {
    expect(joinWords(['', '', ''])).toBe('')
  })
})

describe('letters of words', () => {
  const letters = fc.stringMatching(/^[A-Z_]{1,8}$/)

  it('come back from the wire as they stand in the boxes', () => {
    fc.assert(
      fc.property(fc.array(letters, { minLength: 1, maxLength: 5 }), (words) => {
        const lengths = words.map(({ length }) => length)
        expect(splitLetters(joinLetters(words), lengths)).toEqual(words)
      }),
    )
  })

  it('travel upper-cased, with _ for an empty box', () => {
    expect(joinLetters(['ent', 'a_ket'])).toBe('ENT A_KET')
    expect(splitLetters('', [3, 2])).toEqual(['___', '__'])
  })
})

describe('the same answer', () => {
  const options = [{ position: 1, answer: 'am' }]
  it('is one whatever the order of its fields', () => {
    const stored = { options: [{ answer: 'am', position: 1 }], text: 'I', alternatives: [2] }
    expect(isSameAnswer({ alternatives: [2], text: 'I', options }, stored)).toBe(true)
  })
  it.each([
    ['another choice', { alternatives: [2] }, { alternatives: [1] }],
    ['another word in a blank', { options }, { options: [{ position: 1, answer: 'is' }] }],
    ['capitals in a text', { text: 'I' }, { text: 'i' }],
    ['nothing', { text: 'I' }, {}],
  ])('is none with %s', (_, one, other) => {
    expect(isSameAnswer({ ...noAnswer, ...one }, { ...noAnswer, ...other })).toBe(false)
  })
})
