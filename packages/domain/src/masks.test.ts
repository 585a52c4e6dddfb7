import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countBlanks, maskParts } from './masks.ts'

describe('maskParts', () => {
  it('numbers the blanks from 1 in reading order', () => {
    expect(maskParts('She ##### to the #####.')).toEqual([
      { text: 'She ' },
      { blank: 1 },
      { text: ' to the ' },
      { blank: 2 },
      { text: '.' },
    ])
  })

  it('keeps given letters beside the blank', () => {
    expect(maskParts('w#####')).toEqual([{ text: 'w' }, { blank: 1 }])
  })

  it.each(['#', '####', '######', '##########'])('takes %s as text, since a blank is exactly five hashes', (run) => {
    expect(maskParts(`a ${run} b`)).toEqual([{ text: `a ${run} b` }])
  })

  it('loses no character of any text', () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom('#####', '####', '######'))
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const masked = pieces.join(' ')
        const parts = maskParts(masked)
        expect(parts.map((part) => ('text' in part ? part.text : '#####')).join('')).toBe(masked)
        expect(parts.filter((part) => 'blank' in part)).toHaveLength(countBlanks(masked))
      }),
    )
  })
})
