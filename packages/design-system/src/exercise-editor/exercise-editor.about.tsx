import { about } from '../about/about.ts'
import { Said } from '../about/frames.tsx'

export default about({
  exports: ['ExerciseEditor', 'ExerciseTrial', 'exerciseTypeIcons'],
  purpose:
    'An exercise as its author writes it, and beside it what a student will see, to be tried; ExerciseTrial is that alone.',
  avoid: ['To answer one: ExerciseView.'],
  good: {
    show: <Said>Select a word of the sentence, press Make a blank.</Said>,
    why: 'The sentence stays a sentence; the blanks are made in it.',
  },
  bad: { show: <Said>Yesterday we ##### home|went</Said>, why: 'Authors learn a syntax, and mistype it.' },
  anatomy: {
    Type: 'what was written is kept for who comes back to it',
    Title: 'and question',
    Media: 'picture, sound, film',
    Answer: 'by type: choices with their feedback, letters, words, options, pairs, items in order, numbers, text',
    Findings: 'errors and advice, each leads to its field',
    Preview: 'as a student sees it, marked by the same rules',
  },
  keys: {
    Tab: 'through the fields',
    'Shift+← →': 'in the sentence: selects',
    'Enter on a row': 'on to the next one',
    'Enter in a sentence to split': 'makes its words the items',
    '↑ ↓ buttons': 'move a row',
  },
  spoken: [
    'What was made, moved, removed: in one live region.',
    'Errors at their fields, and in a summary with links.',
  ],
})
