import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { newExercise } from '../../exercise-draft.ts'
import { drawnId, itemsOf, readItems, splitSentence, writeItems } from './items.ts'

const exercise = newExercise('UNIQUE_ALTERNATIVE')
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title)

it('stores items in an order that is not the right one, and reads them in the right one', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 3, maxLength: 8 }), (texts) => {
      const draft = writeItems(exercise, itemsOf(texts))
      expect(titles(readItems(draft))).toEqual(texts)
      expect(titles(draft.alternatives)).not.toEqual(texts)
      expect(new Set(draft.correct_alternatives).size).toBe(texts.length)
    }),
  )
})

it('keeps the id of an item whose text is changed', () => {
  const [first, ...others] = itemsOf(['The', 'cat', 'sleeps.'])
  const changed = writeItems(exercise, [{ id: first?.id ?? 0, title: 'A' }, ...others])
  expect(changed.correct_alternatives?.[0]).toBe(first?.id)
})

it('draws an id that is not taken', () => {
  const draws = [0, 0, 0.5]
  expect(drawnId([1], () => draws.shift() ?? 0.9)).toBe(5000)
})

it('splits a sentence at its spaces, or at bars, so that words stay together', () => {
  expect(splitSentence('  The cat\nsleeps. ')).toEqual(['The', 'cat', 'sleeps.'])
  expect(splitSentence('I | have  been | here |')).toEqual(['I', 'have been', 'here'])
})
