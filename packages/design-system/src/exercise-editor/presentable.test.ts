import { newExercise, noHtml, shownExercise, type ExerciseDraft } from '@the-house/domain'
import { expect, it } from 'vitest'
import { presentable, shapeOf } from './presentable.ts'

const shown = (draft: ExerciseDraft) => shownExercise(draft, () => noHtml)
const words = { untitled: 'Untitled', missing: '…' }

it('puts words where some are missing, and offers each option once', () => {
  const exercise = shown({
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
  const exercise = shown({ ...newExercise('COMPLETE_LETTERS', 1), options })
  expect(presentable(exercise, words).options[0]?.options).toEqual(['_', '_'])
})

it('has another shape with other choices or blanks, not with other words', () => {
  const draft = { ...newExercise('UNIQUE_ALTERNATIVE', 1), alternatives: [{ id: 1, title: 'a' }] }
  const shape = shapeOf(shown(draft))
  expect(shapeOf(shown({ ...draft, title: 'x', alternatives: [{ id: 1, title: 'b' }] }))).toBe(shape)
  expect(shapeOf(shown({ ...draft, alternatives: [{ id: 2, title: 'a' }] }))).not.toBe(shape)
  expect(shapeOf(shown({ ...draft, type: 'MULTIPLE_ALTERNATIVE' }))).not.toBe(shape)
})
