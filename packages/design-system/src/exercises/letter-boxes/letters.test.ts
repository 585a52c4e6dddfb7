import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addedTo, boxAfter, clearLetter, eraseLetter, firstOpen, letterAt, lettersOf, writeLetters } from './letters.ts'

const first = { word: 0, box: 0 }
const letter = fc.constantFrom(...'ABÉÇÑ4-'.split(''))
const word = fc.array(fc.oneof(letter, fc.constant('_')), { minLength: 1, maxLength: 8 }).map((boxes) => boxes.join(''))
const words = fc.array(word, { minLength: 1, maxLength: 4 })
/** Words and one of their boxes. */
const board = words.chain((held) =>
  fc.nat({ max: held.length - 1 }).chain((at) =>
    fc.record({
      held: fc.constant(held),
      at: fc.record({ word: fc.constant(at), box: fc.nat({ max: (held[at]?.length ?? 1) - 1 }) }),
    }),
  ),
)
const lengths = (held: readonly string[]) => held.map(({ length }) => length)

describe('lettersOf', () => {
  it.each([
    ['orning', 'ORNING'],
    ["don't", "DON'T"],
    ['don’t', "DON'T"],
    ['well-known', 'WELL-KNOWN'],
    ['cafe\u0301', 'CAFÉ'],
    ['a, b. c!', 'ABC'],
    ['👍a', 'A'],
    ['_', ''],
  ])('makes of %j the letters %j', (text, letters) => {
    expect(lettersOf(text)).toBe(letters)
  })

  it('leaves letters alone that are in boxes already', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(lettersOf(lettersOf(text))).toBe(lettersOf(text))
      }),
    )
  })
})

describe('writeLetters', () => {
  it('spreads a swiped word over the boxes, in upper case', () => {
    expect(writeLetters(['______', '___'], first, 'orning')).toEqual({
      words: ['ORNING', '___'],
      at: { word: 0, box: 5 },
    })
  })

  it('goes on to the next word at a space', () => {
    expect(writeLetters(['______', '___', '___'], first, 'orning  ens').words).toEqual(['ORNING', 'ENS', '___'])
  })

  it('wants only what is missing of a word that is typed from its beginning', () => {
    expect(writeLetters(['______'], first, 'morning', ['m']).words).toEqual(['ORNING'])
  })

  it('keeps the given letter where the word needs it a second time', () => {
    expect(writeLetters(['_____'], first, 'llama', ['l']).words).toEqual(['LLAMA'])
  })

  it('writes nothing for a text without letters', () => {
    expect(writeLetters(['AB'], first, ' … ')).toEqual({ words: ['AB'], at: first })
  })

  it('never runs over the end of a word', () => {
    fc.assert(
      fc.property(board, fc.string({ unit: 'grapheme' }), ({ held, at }, text) => {
        expect(lengths(writeLetters(held, at, text).words)).toEqual(lengths(held))
      }),
    )
  })

  it('writes the letters in their order, from the box where they were typed', () => {
    fc.assert(
      fc.property(board, fc.array(letter, { minLength: 1, maxLength: 12 }), ({ held, at }, typed) => {
        const before = held[at.word] ?? ''
        const fitting = typed.slice(0, before.length - at.box).join('')
        const after = before.slice(0, at.box) + fitting + before.slice(at.box + fitting.length)
        const { words: written, at: end } = writeLetters(held, at, typed.join('').toLowerCase())
        expect(written).toEqual(held.with(at.word, after))
        expect(end).toEqual({ word: at.word, box: Math.min(at.box + fitting.length, before.length - 1) })
      }),
    )
  })

  it('holds the same letters whether they come one by one or at once', () => {
    fc.assert(
      fc.property(words, (held) => {
        const empty = held.map((boxes) => boxes.replaceAll(/./g, '_'))
        const wanted = held.map((boxes) => boxes.replaceAll('_', 'X'))
        let places = writeLetters(empty, first, '').words
        for (const [index, text] of wanted.entries())
          for (const [box, each] of Array.from(text).entries())
            places = writeLetters(places, { word: index, box }, each).words
        expect(places).toEqual(wanted)
        expect(writeLetters(empty, first, wanted.join(' ')).words).toEqual(wanted)
      }),
    )
  })
})

describe('eraseLetter', () => {
  it('empties a filled box and stays', () => {
    expect(eraseLetter(['AB'], { word: 0, box: 1 })).toEqual({ words: ['A_'], at: { word: 0, box: 1 } })
  })

  it('goes back from an empty box and empties the one before', () => {
    expect(eraseLetter(['AB_'], { word: 0, box: 2 })).toEqual({ words: ['A__'], at: { word: 0, box: 1 } })
  })

  it('goes back into the word before', () => {
    expect(eraseLetter(['AB', '__'], { word: 1, box: 0 })).toEqual({ words: ['A_', '__'], at: { word: 0, box: 1 } })
  })

  it('does nothing at the very beginning', () => {
    expect(eraseLetter(['_B'], first)).toEqual({ words: ['_B'], at: first })
  })

  it('empties all boxes before it when it is held down, and none behind', () => {
    fc.assert(
      fc.property(board, ({ held, at }) => {
        let now = { words: held, at }
        const presses = held.join('').length * 2
        for (let press = 0; press < presses; press++) now = eraseLetter(now.words, now.at)
        const behind = (all: readonly string[]) => [(all[at.word] ?? '').slice(at.box + 1), ...all.slice(at.word + 1)]
        expect(now.at).toEqual(first)
        expect(behind(now.words)).toEqual(behind(held))
        expect(now.words.join('').replaceAll('_', '')).toBe(behind(held).join('').replaceAll('_', ''))
        expect(lengths(now.words)).toEqual(lengths(held))
      }),
    )
  })
})

it('empties one box and no other', () => {
  expect(clearLetter(['AB', 'CD'], { word: 1, box: 0 })).toEqual({ words: ['AB', '_D'], at: { word: 1, box: 0 } })
})

it('reads an empty or missing box as no letter', () => {
  expect(['AB', '_B'].map((boxes) => letterAt([boxes], first))).toEqual(['A', ''])
  expect(letterAt([], first)).toBe('')
})

it.each([
  ['AB_D_', 2],
  ['ABC', 0],
])('begins in %s at box %i', (boxes, box) => {
  expect(firstOpen(boxes)).toBe(box)
})

it('passes every box once from the first to the last, then ends', () => {
  fc.assert(
    fc.property(words, (held) => {
      let place: { word: number; box: number } | null = first
      let passed = 0
      for (; place && passed <= held.join('').length; passed++) place = boxAfter(held, place)
      expect(place).toBeNull()
      expect(passed).toBe(held.join('').length)
    }),
  )
})

it.each([
  ['', 'ab', 'AB'],
  ['A', 'ab', 'B'],
  ['A', 'ba', 'B'],
  ['A', 'aa', 'A'],
  ['A', 'b', 'B'],
  ['A', '', ''],
])('sees in a box with %j that now holds %j the new %j', (held, now, added) => {
  expect(addedTo(held, now)).toBe(added)
})
