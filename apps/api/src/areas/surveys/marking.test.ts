import { noAnswer } from '@the-house/domain'
import type { AnswerContext, AnswerKey } from '@the-house/domain/server'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mark } from './marking.ts'

const noKey: AnswerContext & AnswerKey = {
  alternatives: [],
  options: [],
  correct_alternatives: null,
  answer_correct: null,
  option_answers: null,
}

const correct = (...given: Parameters<typeof mark>) => mark(...given).correct

describe('marking', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { minLength: 1 })

  it('accepts exactly the right set of alternatives, in any order', () => {
    fc.assert(
      fc.property(ids, ids, (right, chosen) => {
        const key = { ...noKey, type: 'MULTIPLE_ALTERNATIVE' as const, correct_alternatives: right }
        const same = right.length === chosen.length && right.every((id) => chosen.includes(id))
        expect(correct(key, { ...noAnswer, alternatives: chosen })).toBe(same)
        expect(correct(key, { ...noAnswer, alternatives: right.toReversed() })).toBe(true)
      }),
    )
  })

  it('accepts each of several texts', () => {
    const key = { ...noKey, type: 'COMPLETE_WORD' as const, answer_correct: 'went|home\ngot|home' }
    expect(correct(key, { ...noAnswer, text: 'got|home' })).toBe(true)
    expect(correct(key, { ...noAnswer, text: 'Went|home.' })).toBe(true)
    expect(correct(key, { ...noAnswer, text: 'home|went' })).toBe(false)
    expect(correct(key, { ...noAnswer, text: 'went' })).toBe(false)
  })

  it('wants every blank right', () => {
    const words = fc.array(fc.constantFrom('am', 'is', 'are'), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(words, words, (right, chosen) => {
        const key = { ...noKey, type: 'MULTIPLE_OPTIONS' as const, option_answers: right }
        const options = chosen.map((answer, index) => ({ position: index + 1, answer }))
        expect(correct(key, { ...noAnswer, options })).toBe(right.every((word, index) => chosen[index] === word))
      }),
    )
  })

  it('leaves an open answer to a teacher', () => {
    expect(correct({ ...noKey, type: 'OPEN_ANSWER', answer_correct: 'x' }, { ...noAnswer, text: 'x' })).toBeNull()
  })

  it('accepts no text where no key was written', () => {
    expect(correct({ ...noKey, type: 'COMPLETE_LETTERS', answer_correct: '' }, { ...noAnswer, text: 'A' })).toBe(false)
  })

  it('gives letters credit one by one, and the whole only where all are right', () => {
    const key = { ...noKey, type: 'COMPLETE_LETTERS' as const, answer_correct: 'ETTLE OVE\nITTLE AVE' }
    const creditOf = (text: string) => mark(key, { ...noAnswer, text })
    expect(creditOf('ETTLE OVE')).toEqual({ credit: 100, correct: true })
    expect(creditOf('ETTL_ OVE')).toEqual({ credit: 87, correct: false })
    // Compared with the closest accepted answer.
    expect(creditOf('ITTL_ AV_')).toEqual({ credit: 75, correct: false })
    expect(creditOf('_____ ___')).toEqual({ credit: 0, correct: false })
  })

  it('gives every other type all or nothing', () => {
    const credits = fc.record({ right: ids, chosen: ids })
    fc.assert(
      fc.property(credits, ({ right, chosen }) => {
        const key = { ...noKey, type: 'MULTIPLE_ALTERNATIVE' as const, correct_alternatives: right }
        const given = mark(key, { ...noAnswer, alternatives: chosen })
        expect(given.credit).toBe(given.correct ? 100 : 0)
      }),
    )
  })
})
