import { noAnswer, type Answer, type ExerciseDraft } from '@the-house/domain'
import { newExercise, writeItems, writeNumbers, writePairs } from '@the-house/domain'
import { serverRules } from '@the-house/domain/server'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalNumber } from '../../testing/drafts-of-lists.ts'
import { draftsOf } from '../../testing/question-types.ts'
import { answerByKey } from '@the-house/domain'
import { answerHashOf } from './answer-hash.ts'
import { mark } from './marking.ts'

const creditOf = (draft: ExerciseDraft, answer: Partial<Answer>) => mark(draft, { ...noAnswer, ...answer }).credit
const drafts = draftsOf()
const validated = (draft: ExerciseDraft, answer: Partial<Answer>) =>
  serverRules[draft.type].validate(draft, { ...noAnswer, ...answer })

describe('every type that partly counts', () => {
  it.each(['MATCHING', 'ORDERING', 'NUMERICAL'] as const)('gives its own key the whole credit: %s', (type) => {
    fc.assert(
      fc.property(drafts[type], (draft) => {
        const answer = validated(draft, answerByKey(draft))
        expect(answer).not.toBeNull()
        expect(mark(draft, answer ?? noAnswer)).toEqual({ credit: 100, correct: true })
      }),
    )
  })
})

const chosen = (...answers: string[]) => answers.map((answer, index) => ({ position: index + 1, answer }))

describe('pairs', () => {
  const pairs = writePairs(newExercise('MATCHING'), {
    pairs: ['a', 'b', 'c'].map((left, index) => ({ left, right: index < 2 ? 'x' : 'z' })),
    extra: ['y'],
  })

  it.each([
    [['x', 'x', 'z'], 100],
    [['x', 'x', 'y'], 66],
    [['x', 'z', 'y'], 33],
    [['x'], 33],
    [['z', 'y', 'x'], 0],
    [[], 0],
  ])('count one by one, also where two share a right side: %j is %i', (answers, credit) => {
    expect(creditOf(pairs, { options: chosen(...answers) })).toBe(credit)
  })

  it('count as many as are right, in any exercise', () => {
    fc.assert(
      fc.property(drafts.MATCHING, fc.infiniteStream(fc.boolean()), (draft, coins) => {
        const right = draft.option_answers ?? []
        const isRight = right.map(() => coins.next().value ?? false)
        const options = right.flatMap((answer, index) => (isRight[index] ? [{ position: index + 1, answer }] : []))
        const credit = creditOf(draft, { options })
        expect(credit).toBe(Math.floor((options.length / right.length) * 100))
        expect(credit === 100).toBe(options.length === right.length)
      }),
    )
  })

  it('take a right side of the list alone, once for each left one', () => {
    expect(validated(pairs, { options: chosen('x', 'y') })).not.toBeNull()
    expect(validated(pairs, { options: chosen('x', 'w') })).toBeNull()
    expect(validated(pairs, { options: [...chosen('x'), ...chosen('y')] })).toBeNull()
    expect(validated(pairs, { options: [{ position: 4, answer: 'x' }] })).toBeNull()
    expect(validated(pairs, { options: [{ position: 2, answer: '' }] })).toEqual(noAnswer)
  })

  it('are the same answer wherever the author has moved them', () => {
    const moved = writePairs(newExercise('MATCHING'), {
      pairs: ['c', 'a', 'b'].map((left) => ({ left, right: left === 'c' ? 'z' : 'x' })),
      extra: ['y'],
    })
    const one = answerHashOf(pairs, { ...noAnswer, options: chosen('y', 'x', 'z') })
    expect(answerHashOf(moved, { ...noAnswer, options: chosen('z', 'y', 'x') })).toBe(one)
    expect(answerHashOf(moved, { ...noAnswer, options: chosen('y', 'z', 'x') })).not.toBe(one)
  })
})

describe('items in order', () => {
  const items = ['She', 'has', 'lived', 'here', 'since'].map((title, index) => ({
    id: [31, 7, 58, 12, 9][index] ?? 0,
    title,
  }))
  const ordering = writeItems(newExercise('ORDERING'), items)
  const ids = (...places: number[]) => places.map((place) => items[place - 1]?.id ?? 0)

  it.each([
    [[1, 2, 3, 4, 5], 100],
    [[2, 3, 4, 5, 1], 75],
    [[1, 2, 3, 5, 4], 75],
    [[3, 4, 5, 1, 2], 50],
    [[2, 1, 4, 3, 5], 50],
    [[5, 4, 3, 1, 2], 25],
    [[5, 4, 3, 2, 1], 0],
  ])('count by their longest part in the right order: %j is %i', (order, credit) => {
    expect(creditOf(ordering, { alternatives: ids(...order) })).toBe(credit)
  })

  it('count wholly only in their order, and not at all backwards', () => {
    fc.assert(
      fc.property(drafts.ORDERING, (draft) => {
        const right = draft.correct_alternatives ?? []
        const titles = right.map((id) => draft.alternatives.find((one) => one.id === id)?.title)
        const isUnique = new Set(titles).size === titles.length
        expect(creditOf(draft, { alternatives: right })).toBe(100)
        expect(isUnique ? creditOf(draft, { alternatives: right.toReversed() }) : 0).toBe(0)
      }),
    )
  })

  it('may be swapped where they read the same', () => {
    const twice = writeItems(newExercise('ORDERING'), [
      { id: 5, title: 'the' },
      { id: 2, title: 'more' },
      { id: 8, title: 'the' },
      { id: 1, title: 'merrier' },
    ])
    expect(creditOf(twice, { alternatives: [8, 2, 5, 1] })).toBe(100)
    expect(answerHashOf(twice, { ...noAnswer, alternatives: [8, 2, 5, 1] })).toBe(
      answerHashOf(twice, { ...noAnswer, alternatives: [5, 2, 8, 1] }),
    )
  })

  it('are taken only all together, each once', () => {
    expect(validated(ordering, { alternatives: ids(2, 1, 3, 4, 5) })?.alternatives).toEqual(ids(2, 1, 3, 4, 5))
    expect(validated(ordering, { alternatives: [] })).toEqual(noAnswer)
    for (const order of [ids(1, 2, 3, 4), ids(1, 1, 3, 4, 5), [...ids(1, 2, 3, 4), 99], [...ids(1, 2, 3, 4, 5), 99]])
      expect(validated(ordering, { alternatives: order })).toBeNull()
  })
})

describe('a number', () => {
  const length = writeNumbers(newExercise('NUMERICAL'), {
    accepted: [
      { value: '2.5', tolerance: '0.1', credit: '' },
      { value: '2.5', tolerance: '0.5', credit: '50' },
    ],
    units: [
      { name: 'm', multiplier: '1' },
      { name: 'cm', multiplier: '100' },
    ],
  })

  it.each([
    ['2.5 m', 100],
    ['2.50 m', 100],
    ['25e-1 m', 100],
    ['2.6 m', 100],
    ['2.4 m', 100],
    ['2.601 m', 50],
    ['260 cm', 100],
    ['260.1 cm', 50],
    ['300 cm', 50],
    ['300.1 cm', 0],
    ['2.5 cm', 0],
    ['2.5', 50],
    ['3', 25],
    ['-2.5 m', 0],
  ])('is marked to its tolerance, in each of its units: %s is %i', (text, credit) => {
    expect(creditOf(length, { text })).toBe(credit)
  })

  it('is as near as its tolerance to the last digit, at both ends', () => {
    fc.assert(
      fc.property(canonicalNumber, fc.integer({ min: 0, max: 99 }), (value, steps) => {
        const tolerance = (steps / 10).toFixed(1)
        const draft = writeNumbers(newExercise('NUMERICAL'), {
          accepted: [{ value, tolerance, credit: '' }],
          units: [],
        })
        const [thousandths, range] = [Math.round(Number(value) * 1000), steps * 100]
        const at = (apart: number) => ((thousandths + apart) / 1000).toFixed(3).replace(/^-(0\.0+)$/, '$1')
        for (const end of [-range, range]) expect(creditOf(draft, { text: at(end) })).toBe(100)
        for (const end of [-range - 1, range + 1]) expect(creditOf(draft, { text: at(end) })).toBe(0)
      }),
    )
  })

  it('is taken in its canonical form alone, with a unit of the exercise or none', () => {
    expect(validated(length, { text: '2.5 m' })?.text).toBe('2.5 m')
    expect(validated(length, { text: '2.5' })?.text).toBe('2.5')
    expect(validated(length, { text: ' ' })).toEqual(noAnswer)
    for (const text of ['2,5', '1 000', 'two', '2.5 km', '0x10', 'm', '1e999', '1'.repeat(60)])
      expect(validated(length, { text })).toBeNull()
    expect(validated(length, { text: '2.5 m', alternatives: [1] })).toBeNull()
  })

  const gist = (text: string) => answerHashOf(length, { ...noAnswer, text })

  it('is the same answer however it is written', () => {
    expect(new Set(['2.5 m', '2.50 m', '25e-1 m'].map(gist)).size).toBe(1)
    expect(new Set(['2.5 m', '2.5 cm', '2.5', '-2.5 m', '25 m'].map(gist)).size).toBe(5)
  })
})
