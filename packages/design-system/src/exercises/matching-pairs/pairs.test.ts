import { expect, it } from 'vitest'
import { answerWith, matchingExercise, matchingMarked } from '../fixtures.ts'
import { pairResult, pairsOf, partnersOf } from './pairs.ts'

const answer = answerWith({
  options: [
    { position: 1, answer: 'in the oven' },
    { position: 3, answer: 'on the wall' },
  ],
})
const results = (status: 'correct' | 'wrong' | 'answered', exercise = matchingMarked) =>
  pairsOf(exercise, answer).map((pair) => pairResult(exercise, pair, status))

it('puts what was chosen beside its left side', () => {
  expect(pairsOf(matchingExercise, answer).map(({ prompt, partner }) => [prompt, partner])).toEqual([
    ['You bake bread', 'in the oven'],
    ['You hang a picture', ''],
    ['You sleep', 'on the wall'],
    ['You keep the milk', ''],
  ])
})

it('offers the same right sides to each', () => {
  expect(partnersOf(matchingExercise)).toHaveLength(5)
  expect(partnersOf({ options: [] })).toEqual([])
})

it('marks each pair, an empty one as wrong, and tells its right side', () => {
  expect(results('wrong')).toEqual([
    { right: 'in the oven', correct: true },
    { right: 'on the wall', correct: false },
    { right: 'in bed', correct: false },
    { right: 'in the fridge', correct: false },
  ])
})

const isPolish = (answer: string) => {
  const options = [{ position: 1, options: [], answer, closed: false }]
  return pairResult({ options }, { position: 1, prompt: '', partner: 'polish' }, 'wrong')?.correct
}
it('tells capitals apart, as the two right sides of one exercise may', () => {
  expect([isPolish('polish'), isPolish('Polish')]).toEqual([true, false])
})

it('tells nothing while the key is not known, nor before the exercise is marked', () => {
  expect(results('wrong', matchingExercise)[0]).toEqual({ right: null, correct: null })
  expect(results('correct', matchingExercise)[0]).toEqual({ right: null, correct: true })
  expect(results('answered')[0]).toBeNull()
})
