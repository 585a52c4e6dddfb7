import { noAnswer, type Answer, type Exercise } from '@the-house/domain'
import { expect, it } from 'vitest'
import {
  lettersExercise,
  matchingExercise,
  multipleExercise,
  openExercise,
  optionsExercise,
  orderingExercise,
  uniqueExercise,
  unitsExercise,
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
  [
    'pairs',
    matchingExercise,
    { options: [{ position: 2, answer: 'on the wall' }] },
    'You bake bread → ____\nYou hang a picture → on the wall\nYou sleep → ____\nYou keep the milk → ____',
  ],
  ['an order', orderingExercise, { alternatives: [2, 5, 4, 3, 1] }, '1. where\n2. does\n3. your\n4. sister\n5. live'],
  ['a number with its unit', unitsExercise, { text: '-12.5 cm' }, '-12,5 cm'],
  ['a text', openExercise, { text: 'My room\nis small.' }, 'My room\nis small.'],
])('writes %s as the student reads it', (_, exercise, given, text) => {
  expect(answerText(exercise, { ...noAnswer, ...given }, 'pt')).toBe(text)
})

it.each<[string, Exercise, Partial<Answer>]>([
  ['nothing', uniqueExercise, {}],
  ['empty boxes', lettersExercise, { text: '______ ___ ___' }],
  ['empty blanks', wordsExercise, { text: '|||' }],
  ['no number', unitsExercise, { text: '' }],
  ['white space', openExercise, { text: ' \n' }],
])('says that %s is no answer', (_, exercise, given) => {
  expect(answerText(exercise, { ...noAnswer, ...given }, 'pt')).toBeNull()
})
