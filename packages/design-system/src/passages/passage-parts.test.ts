import { describe, expect, it } from 'vitest'
import { isOverlapping, partsOfText, withoutEnds, wordsOf } from './passage-parts.ts'

const text = 'I has a cat.'

describe('a text with passages', () => {
  it('is cut into them and what is between', () => {
    const parts = partsOfText(text, [{ start: 2, end: 5 }, { start: 8, end: 12 }]) // oxfmt-ignore
    expect(parts).toEqual([
      { text: 'I ', start: 0, passage: null },
      { text: 'has', start: 2, passage: 0 },
      { text: ' a ', start: 5, passage: null },
      { text: 'cat.', start: 8, passage: 1 },
    ])
    expect(parts.map((part) => part.text).join('')).toBe(text)
  })

  it('is whole where there is none, and nothing where it is empty', () => {
    expect(partsOfText(text, [])).toEqual([{ text, start: 0, passage: null }])
    expect(partsOfText('', [])).toEqual([])
  })
})

it.each([
  [text, ['I', 'has', 'a', 'cat', '.']],
  ["don't—well, já é", ["don't", '—', 'well', ',', 'já', 'é']],
  ['  \n', []],
])('the words of %j are found', (whole, words) => {
  expect(wordsOf(whole).map(({ start, end }) => whole.slice(start, end))).toEqual(words)
})

it('what is selected loses the spaces at its ends', () => {
  expect(withoutEnds(text, { start: 1, end: 6 })).toEqual({ start: 2, end: 5 })
  expect(withoutEnds(text, { start: 1, end: 2 })).toBeNull()
})

it('passages side by side do not overlap', () => {
  expect(isOverlapping({ start: 2, end: 5 }, [{ start: 5, end: 8 }])).toBe(false)
  expect(isOverlapping({ start: 2, end: 6 }, [{ start: 5, end: 8 }])).toBe(true)
})
