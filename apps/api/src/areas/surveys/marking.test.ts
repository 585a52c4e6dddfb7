import { noAnswer } from '@the-house/domain'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mark, type Key } from './marking.ts'
import { isSameText, normalise } from './text-matching.ts'

const noKey: Key = { correct_alternatives: null, answer_correct: null, option_answers: null }
const sentence = fc.array(fc.stringMatching(/^[a-zé'"]{1,8}$/), { minLength: 1, maxLength: 6 })

describe('text matching', () => {
  it('ignores case, kinds of quotes, spaces and one final full stop', () => {
    expect(isSameText("It's “fine”.", ' it’s\u00A0 "FINE" ')).toBe(true)
    expect(isSameText('caf\u00E9', 'cafe\u0301')).toBe(true)
  })

  it.each([
    ['the order of words', 'home she went', 'she went home'],
    ['a missing word', 'she went', 'she went home'],
    ['an accent', 'cafe', 'café'],
    ['a question mark', 'why?', 'why'],
    ['three full stops', 'well...', 'well'],
  ])('minds %s', (_, typed, right) => {
    expect(isSameText(typed, right)).toBe(false)
  })

  it('accepts any spacing, case and quotes of the right text', () => {
    const noise = fc.record({ space: fc.constantFrom(' ', '  ', '\u00A0', '\n'), stop: fc.boolean(), up: fc.boolean() })
    fc.assert(
      fc.property(sentence, noise, (words, { space, stop, up }) => {
        const right = words.join(' ')
        const typed = `${space}${words.join(space).replaceAll("'", '’')}${stop ? '.' : ''}${space}`
        expect(isSameText(up ? typed.toUpperCase() : typed, right)).toBe(true)
      }),
    )
  })

  it('never accepts another order of different words', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 2, maxLength: 6 }), (words) => {
        expect(isSameText(words.toReversed().join(' '), words.join(' '))).toBe(false)
      }),
    )
  })

  it('normalises any text once and for all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        fc.pre(!/\.\s*$/.test(typed))
        expect(normalise(normalise(typed))).toBe(normalise(typed))
      }),
    )
  })
})

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
    // By the accepted text that it comes closest to.
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
