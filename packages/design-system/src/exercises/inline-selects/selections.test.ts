import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { optionAt, withOption } from './selections.ts'

const one = { position: 1, answer: 'sleeps' }
const three = { position: 3, answer: 'have' }

it('reads the choice of a blank, none where nothing was chosen', () => {
  expect([1, 2, 3].map((position) => optionAt([one, three], position))).toEqual(['sleeps', '', 'have'])
})

it('keeps the choices in reading order, whichever is made first', () => {
  expect(withOption([three], 1, 'sleeps')).toEqual([one, three])
})

it('replaces the choice of a blank', () => {
  expect(withOption([one, three], 1, 'sleep')).toEqual([{ position: 1, answer: 'sleep' }, three])
})

it('takes an empty choice out', () => {
  expect(withOption([one, three], 3, '')).toEqual([one])
})

it('holds the last choice of each blank, once', () => {
  const choice = fc.record({ position: fc.integer({ min: 1, max: 4 }), answer: fc.constantFrom<string>('', 'a', 'b') })
  fc.assert(
    fc.property(fc.array(choice), (choices) => {
      const held = choices.reduce<typeof choices>((now, each) => withOption(now, each.position, each.answer), [])
      for (const position of [1, 2, 3, 4])
        expect(optionAt(held, position)).toBe(choices.findLast((each) => each.position === position)?.answer ?? '')
      const positions = held.map(({ position }) => position)
      expect(positions).toEqual([...new Set(positions)].toSorted((a, b) => a - b))
      expect(held.every(({ answer }) => answer !== '')).toBe(true)
    }),
  )
})
