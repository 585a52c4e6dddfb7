import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { lettersExercise, uniqueExercise } from '../fixtures.ts'
import { lettersRight } from './letters-right.ts'

it('returns how many letters are right from the credit', () => {
  expect(lettersRight({ ...lettersExercise, credit: 75 })).toEqual({ count: 12, right: 9 })
})

it('finds the number back that the credit was made of', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 99 }), fc.nat(), (count, some) => {
      const right = 1 + (some % (count - 1))
      const options = [{ position: 1, options: Array.from({ length: count }, () => '_'), answer: null, closed: true }]
      const credit = Math.floor((right / count) * 100)
      fc.pre(credit > 0)
      expect(lettersRight({ type: 'COMPLETE_LETTERS', credit, options })).toEqual({ count, right })
    }),
  )
})

it('says nothing where no letter is right, nothing is marked, or no letters were asked for', () => {
  expect(lettersRight({ ...lettersExercise, credit: 0 })).toBeNull()
  expect(lettersRight({ ...lettersExercise, credit: null })).toBeNull()
  expect(lettersRight({ ...uniqueExercise, credit: 75 })).toBeNull()
})
