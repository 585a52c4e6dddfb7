import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cycled, nextEmpty, putWord, tilesOf } from './words.ts'

const bankOf = (...titles: string[]) => titles.map((title, index) => ({ id: index + 1, title }))
const bank = bankOf('went', 'the', 'saw', 'the')
const placed = (words: string[], laid?: (number | undefined)[]) => tilesOf(bank, words, laid).map(({ blank }) => blank)

describe('tilesOf', () => {
  it('leaves every word in the bank while the blanks are empty', () => {
    expect(placed(['', ''])).toEqual([null, null, null, null])
  })

  it('takes a word out of the bank once for each time it is used', () => {
    expect(placed(['the', ''])).toEqual([null, 0, null, null])
    expect(placed(['the', 'the'])).toEqual([null, 0, null, 1])
  })

  it('takes the one of two same words that was pressed', () => {
    expect(placed(['the', ''], [4])).toEqual([null, null, null, 0])
  })

  it('does not believe what was laid where the words say otherwise', () => {
    expect(placed(['saw', ''], [4])).toEqual([null, null, 0, null])
  })

  it('lays no tile for a word that the bank does not hold', () => {
    expect(placed(['ghost', 'went'])).toEqual([1, null, null, null])
  })
})

describe('putWord', () => {
  it('fills and clears one blank and no other', () => {
    expect(putWord(['', 'saw'], 0, 'went')).toEqual(['went', 'saw'])
    expect(putWord(['went', 'saw'], 1, '')).toEqual(['went', ''])
  })
})

describe('nextEmpty', () => {
  it.each([
    [['', '', ''], -1, 0],
    [['', '', ''], 0, 1],
    [['', 'a', ''], 0, 2],
    [['', 'a', 'b'], 2, 0],
    [['', 'a', 'b'], 0, 0],
    [['a', 'b', 'c'], 1, null],
    [[], -1, null],
  ])('of %j behind %i is %j', (words, from, next) => {
    expect(nextEmpty(words, from)).toBe(next)
  })
})

describe('cycled', () => {
  it('begins with the first word forwards and the last one backwards', () => {
    const tiles = tilesOf(bank, ['', ''])
    expect([cycled(tiles, 0, 1)?.id, cycled(tiles, 0, -1)?.id]).toEqual([1, 4])
  })

  it('passes over words that lie in other blanks and comes round', () => {
    const tiles = tilesOf(bank, ['saw', 'the'])
    expect(cycled(tiles, 0, 1)?.word).toBe('the')
    expect(cycled(tilesOf(bank, ['went', 'saw']), 0, -1)?.id).toBe(4)
  })

  it('finds nothing in an empty bank', () => {
    expect(cycled([], 0, 1)).toBeNull()
  })
})

type Step = { press: number } | { clear: number } | { cycle: number; by: 1 | -1 }
const blanks = 4
const blank = fc.nat({ max: blanks - 1 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ press: fc.nat({ max: 5 }) }),
  fc.record({ clear: blank }),
  fc.record({ cycle: blank, by: fc.constantFrom(1 as const, -1 as const) }),
)

/** One action, as the widget handles it. */
function after(bankNow: typeof bank, words: string[], touch: Step): string[] {
  const tiles = tilesOf(bankNow, words)
  if ('clear' in touch) return putWord(words, touch.clear, '')
  if ('cycle' in touch) {
    const tile = cycled(tiles, touch.cycle, touch.by)
    return tile ? putWord(words, touch.cycle, tile.word) : words
  }
  const tile = tiles[touch.press]
  const next = nextEmpty(words, -1)
  return tile && tile.blank === null && next !== null ? putWord(words, next, tile.word) : words
}

it('never places a word more often than it stands in the bank, whatever is touched', () => {
  const titles = fc.array(fc.constantFrom('a', 'the', 'went'), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(titles, fc.array(step, { maxLength: 30 }), (words, touches) => {
      const own = bankOf(...words)
      let now = Array.from({ length: blanks }, () => '')
      for (const touch of touches) {
        now = after(own, now, touch)
        const used = now.filter(Boolean)
        for (const word of used)
          expect(used.filter((each) => each === word).length).toBeLessThanOrEqual(
            words.filter((each) => each === word).length,
          )
        const lying = tilesOf(own, now).filter((tile) => tile.blank !== null)
        expect(lying.map((tile) => now[tile.blank ?? -1])).toEqual(lying.map((tile) => tile.word))
        expect(lying).toHaveLength(used.length)
      }
    }),
  )
})
