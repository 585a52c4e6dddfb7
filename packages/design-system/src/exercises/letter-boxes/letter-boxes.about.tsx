import { noAnswer } from '@the-house/domain'
import { about } from '../../about/about.ts'
import { Said } from '../../about/frames.tsx'
import { ignore } from '../../about/ignore.ts'
import { lettersExercise } from '../fixtures.ts'
import { Stage } from '../stage.tsx'

export default about({
  exports: [],
  purpose: 'Answers of the type COMPLETE_LETTERS: the missing letters of words in a sentence, a box a letter.',
  avoid: [
    'Whole words are missing: WordBank or InlineSelects.',
    'More than about eight letters of one word are missing: it becomes guessing; ask for the word in an open answer.',
  ],
  good: {
    show: <Stage exercise={lettersExercise} answer={noAnswer} status="open" onChange={ignore} />,
    why: 'The sentence tells which word it must be; the letters that stand there lead to it.',
  },
  bad: {
    show: <Said>Every _ _ _ _ _ _ _ she _ _ _ _ _ the _ _ _ _ _ _.</Said>,
    why: 'No letter to begin with and nothing to tell where a word ends: a riddle, not an exercise.',
  },
  anatomy: {
    Sentence: 'the text around the blanks, marked as English',
    Word: 'a group of boxes with the letters that touch it',
    Box: 'one letter, shown upper-case, 44 px high',
    Result: 'each letter once more, right or wrong, and the right word where it was not',
  },
  keys: {
    Tab: 'from word to word: a word is one stop',
    '← → Home End': 'move inside of a word',
    'A letter': 'is set, and the next box gets the focus',
    Backspace: 'clears; on an empty box it goes back and clears there',
    'Paste, swipe': 'is spread over the boxes',
  },
  spoken: [
    'Word 2 of 3, 4 missing letters; then Letter 2 of 4, empty.',
    'It never submits by itself: who listens decides when a word is done.',
    'After Verify each word says whether it is right, letter by letter where it is not.',
  ],
})
