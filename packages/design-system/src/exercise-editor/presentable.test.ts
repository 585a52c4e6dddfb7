import { newExercise, shownExercise } from '@the-house/domain'
import { expect, it } from 'vitest'
import { presentable, shapeOf } from './presentable.ts'

const words = { untitled: 'Untitled', missing: '…' }

it('puts words where some are missing, and offers each option once', () => {
  const exercise = shownExercise({
    ...newExercise('MULTIPLE_OPTIONS', 1),
    alternatives: [{ id: 1, title: ' ' }],
    options: [{ position: 1, options: ['am', '', 'am', 'is'] }],
  })
  expect(presentable(exercise, words)).toMatchObject({
    title: 'Untitled',
    alternatives: [{ id: 1, title: '…' }],
    options: [{ position: 1, options: ['am', 'is'] }],
  })
})

it('keeps a box for each missing letter', () => {
  const options = [{ position: 1, options: ['_', '_'] }]
  const exercise = shownExercise({ ...newExercise('COMPLETE_LETTERS', 1), options })
  expect(presentable(exercise, words).options[0]?.options).toEqual(['_', '_'])
})

it('has another shape with other choices or blanks, not with other words', () => {
  const draft = { ...newExercise('UNIQUE_ALTERNATIVE', 1), alternatives: [{ id: 1, title: 'a' }] }
  const shape = shapeOf(shownExercise(draft))
  expect(shapeOf(shownExercise({ ...draft, title: 'x', alternatives: [{ id: 1, title: 'b' }] }))).toBe(shape)
  expect(shapeOf(shownExercise({ ...draft, alternatives: [{ id: 2, title: 'a' }] }))).not.toBe(shape)
  expect(shapeOf(shownExercise({ ...draft, type: 'MULTIPLE_ALTERNATIVE' }))).not.toBe(shape)
})
