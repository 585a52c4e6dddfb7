import { expect, it } from 'vitest'
import { newExercise } from '../../exercise-draft.ts'
import { readNumbers, writeNumbers } from './key.ts'

const exercise = newExercise('OPEN_ANSWER')
const number = (value: string, tolerance = '', credit = '') => ({ value, tolerance, credit })

it('writes a line for each accepted number, with its tolerance and what it is worth', () => {
  const key = { accepted: [number('2.1', '0.05'), number('2', '0.1', '50'), number('-3')], units: [] }
  const draft = writeNumbers(exercise, key)
  expect(draft).toMatchObject({ answer_correct: '2.1:0.05\n%50%2:0.1\n-3', options: [], option_answers: null })
  expect(readNumbers(draft)).toEqual(key)
})

it('takes all of the mark for what is worth all of it', () => {
  expect(readNumbers({ ...exercise, answer_correct: '%100%2' }).accepted).toEqual([number('2')])
})

it('keeps rows that are still empty, and signs out of a field that part fields', () => {
  const draft = writeNumbers(exercise, { accepted: [number(''), number('a:b%\n', '1')], units: [] })
  expect(readNumbers(draft).accepted).toEqual([number(''), number('ab', '1')])
  expect(readNumbers(exercise).accepted).toEqual([number('')])
})

it('gives the accepted numbers in the first unit', () => {
  const units = [
    { name: 'cm', multiplier: '100' },
    { name: 'm', multiplier: '0.01' },
  ]
  expect(writeNumbers(exercise, { accepted: [number('210')], units })).toMatchObject({
    options: [{ position: 1, options: ['cm', 'm'] }],
    option_answers: ['1', '0.01'],
  })
})
