import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameText, normalize } from './text-matching.ts'

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

  it('normalizes any text once and for all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        fc.pre(!/\.\s*$/.test(typed))
        expect(normalize(normalize(typed))).toBe(normalize(typed))
      }),
    )
  })
})
