import { maskParts } from '@the-house/domain'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blankCount, gluedParts, partsOf } from './glued-parts.ts'

const glued = (masked: string) => gluedParts(maskParts(masked))
const optionsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ position: index + 1, options: [], answer: null, closed: false }))

describe('gluedParts', () => {
  it('keeps given letters and stops beside their blank', () => {
    expect(glued('Every m##### she (op#####), then.')).toEqual([
      { text: 'Every ' },
      { blank: 1, before: 'm', after: '' },
      { text: ' she ' },
      { blank: 2, before: '(op', after: '),' },
      { text: ' then.' },
    ])
  })

  it('gives letters between two blanks to the first of them', () => {
    expect(glued('#####un#####')).toEqual([
      { blank: 1, before: '', after: 'un' },
      { blank: 2, before: '', after: '' },
    ])
  })

  it('is the same sentence again when joined', () => {
    const piece = fc.oneof(fc.constantFrom('#####', ' ', 'un', '.', '\n', '######', '("'), fc.string())
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const masked = pieces.join('')
        const parts = glued(masked)
        const again = parts.map((part) => ('blank' in part ? `${part.before}#####${part.after}` : part.text))
        expect(again.join('')).toBe(masked)
        const blanks = parts.filter((part) => 'blank' in part).map(({ blank }) => blank)
        expect(blanks).toEqual(blanks.map((_, index) => index + 1))
      }),
    )
  })
})

describe('partsOf', () => {
  it('adds the blanks that the sentence does not hold, so that each can be filled', () => {
    expect(partsOf({ question_masked: 'She #####.', options: optionsOf(2) })).toEqual([
      { text: 'She ' },
      { blank: 1 },
      { text: '.' },
      { text: ' ' },
      { blank: 2 },
    ])
  })

  it('has a blank for each option where there is no sentence', () => {
    expect(blankCount({ question_masked: null, options: optionsOf(3) })).toBe(3)
  })

  it('keeps the blanks of the sentence that have no option', () => {
    expect(blankCount({ question_masked: '##### and #####', options: [] })).toBe(2)
  })
})
