import { expect, it } from 'vitest'
import {
  lettersMarked,
  multipleMarked,
  openCorrected,
  optionsMarked,
  uniqueExercise,
  wordsMarked,
} from '../fixtures.ts'
import { plainText } from './plain-text.ts'
import { rightAnswer } from './right-answer.ts'

it.each([
  [multipleMarked, 'kitchen, bedroom, hall'],
  [lettersMarked, 'Every morning she opens the window and looks at the garden.'],
  [optionsMarked, 'My brother sleeps in the small room, and my parents sleep in the big one. We have dinner together.'],
])('puts the right answer into one text: $type', (exercise, text) => {
  expect(rightAnswer(exercise)).toBe(text)
})

it('writes the letters of a key in small ones, wherever the key stands', () => {
  const options = ['ELLO', 'AME'].map((answer, index) => ({ position: index + 1, options: [], answer, closed: false }))
  const exercise = { ...lettersMarked, question_masked: 'H#####! My n##### is Ana.', options, answer_correct: null }
  expect(rightAnswer(exercise)).toBe('Hello! My name is Ana.')
})

it('puts the words of a bank into their sentence', () => {
  expect(rightAnswer(wordsMarked)).toContain('Yesterday we went to the old house.')
})

it('returns nothing where the key may not be known or is one of many', () => {
  expect(rightAnswer(uniqueExercise)).toBeNull()
  expect(rightAnswer({ ...wordsMarked, answer_correct: 'went|saw' })).toBeNull()
  expect(rightAnswer(openCorrected)).toBeNull()
})

it('reads html as words, a line for each block, and runs nothing of it', () => {
  expect(plainText('<p>It <em>has</em>   a\nwindow.</p><p>I see<br>it &amp; you.</p>')).toBe(
    'It has a window.\nI see\nit & you.',
  )
  expect(plainText('<p>it <del>have</del> <ins>has</ins> a window</p>')).toBe('it has a window')
  expect(plainText('<img src=x onerror="document.title=1">door')).toBe('door')
})
