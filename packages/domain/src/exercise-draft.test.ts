import { expect, it } from 'vitest'
import { exerciseDraftSchema, newExercise } from './exercise-draft.ts'
import { exerciseTypes } from './kinds.ts'

it.each(exerciseTypes)('accepts an exercise of which nothing is written yet: %s', (type) => {
  const draft = newExercise(type, 3)
  expect(exerciseDraftSchema.validateSync(draft)).toEqual(draft)
})

it('accepts what is half done, spaces and empty lines of a key too', () => {
  const draft = {
    ...newExercise('COMPLETE_WORD', 3),
    position: 2,
    question_masked: ' She #####\n',
    alternatives: [{ id: 1, title: '' }],
    options: [{ position: 1, options: ['', ' '] }],
    answer_correct: 'went\n',
  }
  expect(exerciseDraftSchema.validateSync(draft)).toEqual(draft)
})

it.each([
  ['no topic', { topic_id: null }],
  ['an unknown type', { type: 'RIDDLE' }],
  ['two choices of one id', { alternatives: [{ id: 1, title: 'a' }, { id: 1, title: 'b' }] }],
  ['a title that is a list', { title: ['a'] }],
  ['a book in a title', { title: 'a'.repeat(201) }],
])('rejects %s', (_, change) => {
  const draft = { ...newExercise('OPEN_ANSWER', 3), ...change }
  expect(exerciseDraftSchema.isValidSync(draft)).toBe(false)
}) // oxfmt-ignore
