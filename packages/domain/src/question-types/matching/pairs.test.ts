import { expect, it } from 'vitest'
import { newExercise } from '../../exercise-draft.ts'
import { readPairs, writePairs } from './pairs.ts'

const written = {
  pairs: [
    { left: 'lamp', right: 'read' },
    { left: 'candle', right: 'read' },
    { left: 'room 10', right: 'room 9' },
  ],
  extra: ['climb'],
}
const draft = writePairs(newExercise('UNIQUE_ALTERNATIVE'), written)

it('offers every pair the same list, which does not tell the key', () => {
  expect(draft.options.map(({ options }) => options)).toEqual(
    Array.from({ length: 3 }, () => ['climb', 'read', 'room 9']),
  )
  expect(draft.options.map(({ position }) => position)).toEqual([1, 2, 3])
  expect(draft.alternatives.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(draft.option_answers).toEqual(['read', 'read', 'room 9'])
})

it('reads what it has written, while sides are still missing, too', () => {
  expect(readPairs(draft)).toEqual(written)
  const begun = { pairs: [{ left: '', right: '' }], extra: ['climb'] }
  expect(readPairs(writePairs(draft, begun))).toEqual(begun)
})
