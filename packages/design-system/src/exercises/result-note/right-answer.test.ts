import { expect, it } from 'vitest'
import {
  lettersMarked,
  matchingExercise,
  matchingMarked,
  multipleMarked,
  numericalMarked,
  openCorrected,
  optionsMarked,
  orderingExercise,
  orderingMarked,
  uniqueExercise,
  unitsMarked,
  wordsMarked,
} from '../fixtures.ts'
import { plainText } from './plain-text.ts'
import { rightAnswer } from './right-answer.ts'

it.each([
  [multipleMarked, 'kitchen, bedroom, hall'],
  [lettersMarked, 'Every morning she opens the window and looks at the garden.'],
  [optionsMarked, 'My brother sleeps in the small room, and my parents sleep in the big one. We have dinner together.'],
])('puts the right answer into one text: $type', (exercise, text) => {
  expect(rightAnswer(exercise, 'en')).toBe(text)
})

it('writes pairs in rows, with their right sides', () => {
  expect(rightAnswer(matchingMarked, 'en')).toBe(
    'You bake bread → in the oven\nYou hang a picture → on the wall\nYou sleep → in bed\nYou keep the milk → in the fridge',
  )
  expect(rightAnswer(matchingExercise, 'en')).toBeNull()
})

it('writes words in their order as a sentence, sentences in numbered rows', () => {
  expect(rightAnswer(orderingMarked, 'en')).toBe('where does your sister live')
  const alternatives = [
    { id: 1, title: 'Then she opened it.' },
    { id: 2, title: 'She found a key.' },
  ]
  expect(rightAnswer({ ...orderingMarked, alternatives, correct_alternatives: [2, 1] }, 'en')).toBe(
    '1. She found a key.\n2. Then she opened it.',
  )
  expect(rightAnswer(orderingExercise, 'en')).toBeNull()
})

it('writes the first number that counts whole as the language does, with tolerance and unit', () => {
  expect(rightAnswer(numericalMarked, 'en')).toBe('5 ± 0.01')
  expect(rightAnswer({ ...unitsMarked, answer_correct: '%50%2.4\n2.5:0\n3' }, 'pt')).toBe('2,5 m')
  expect(rightAnswer({ ...numericalMarked, answer_correct: null }, 'en')).toBeNull()
})

it('writes the letters of a key in small ones, wherever the key stands', () => {
  const options = ['ELLO', 'AME'].map((answer, index) => ({ position: index + 1, options: [], answer, closed: false }))
  const exercise = { ...lettersMarked, question_masked: 'H#####! My n##### is Ana.', options, answer_correct: null }
  expect(rightAnswer(exercise, 'en')).toBe('Hello! My name is Ana.')
})

it('puts the words of a bank into their sentence', () => {
  expect(rightAnswer(wordsMarked, 'en')).toContain('Yesterday we went to the old house.')
})

it('returns nothing where the key may not be known or is one of many', () => {
  expect(rightAnswer(uniqueExercise, 'en')).toBeNull()
  expect(rightAnswer({ ...wordsMarked, answer_correct: 'went|saw' }, 'en')).toBeNull()
  expect(rightAnswer(openCorrected, 'en')).toBeNull()
})

it('reads html as words, a line for each block, and runs nothing of it', () => {
  expect(plainText('<p>It <em>has</em>   a\nwindow.</p><p>I see<br>it &amp; you.</p>')).toBe(
    'It has a window.\nI see\nit & you.',
  )
  expect(plainText('<p>it <del>have</del> <ins>has</ins> a window</p>')).toBe('it has a window')
  expect(plainText('<img src=x onerror="document.title=1">door')).toBe('door')
})
