import { noAnswer, type Answer, type Exercise } from '@the-house/domain'
import { expect, it } from 'vitest'
import {
  lettersExercise,
  multipleExercise,
  openExercise,
  optionsExercise,
  uniqueExercise,
  wordsExercise,
} from '../fixtures.ts'
import { answerText } from './answer-text.ts'

it.each<[string, Exercise, Partial<Answer>, string]>([
  ['a choice', uniqueExercise, { alternatives: [2] }, 'In the pocket of her blue coat'],
  ['several choices', multipleExercise, { alternatives: [4, 1] }, 'kitchen, hall'],
  [
    'letters',
    lettersExercise,
    { text: 'ORN___ ENS ___' },
    'Every morn___ she opens the win___ and looks at the garden.',
  ],
  [
    'words of a bank',
    wordsExercise,
    { text: 'went|saw||' },
    'Yesterday we went to the old house. The door was open, so we went in and saw a table, two chairs and ____ lamp. It was ____ warm inside.',
  ],
  [
    'options',
    optionsExercise,
    { options: [{ position: 2, answer: 'sleep' }] },
    'My brother ____ in the small room, and my parents sleep in the big one. We ____ dinner together.',
  ],
  ['a text', openExercise, { text: 'My room\nis small.' }, 'My room\nis small.'],
])('writes %s as the student reads it', (_, exercise, given, text) => {
  expect(answerText(exercise, { ...noAnswer, ...given })).toBe(text)
})

it.each<[string, Exercise, Partial<Answer>]>([
  ['nothing', uniqueExercise, {}],
  ['empty boxes', lettersExercise, { text: '______ ___ ___' }],
  ['empty blanks', wordsExercise, { text: '|||' }],
  ['white space', openExercise, { text: ' \n' }],
])('says that %s is no answer', (_, exercise, given) => {
  expect(answerText(exercise, { ...noAnswer, ...given })).toBeNull()
})
