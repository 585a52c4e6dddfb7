import { noAnswer } from '@the-house/domain'
import { about } from '../../about/about.ts'
import { Said } from '../../about/frames.tsx'
import { ignore } from '../../about/ignore.ts'
import { wordsExercise } from '../fixtures.ts'
import { Stage } from '../stage.tsx'

export default about({
  exports: [],
  purpose: 'Answers of the type COMPLETE_WORD: words of a bank are put into the blanks of a sentence.',
  avoid: ['Each blank has choices of its own: InlineSelects.', 'Only letters are missing: LetterBoxes.'],
  good: {
    show: <Stage exercise={wordsExercise} answer={noAnswer} status="open" onChange={ignore} />,
    why: 'A few more words than blanks, so that the last one is not given away.',
  },
  bad: {
    show: <Said>We ##### to the house and ##### a table. Bank: went, saw.</Said>,
    why: 'As many words as blanks: who knows the first gets the second for nothing.',
  },
  anatomy: {
    Sentence: 'with a button for each blank, as wide as the widest word',
    Blank: 'the active one has the accent; a filled one shows its word',
    Bank: 'the words in a row; a used one keeps its place, empty. On phones it sticks to the bottom',
    Result: 'the word and what became of it, beside each blank',
  },
  keys: {
    Tab: 'from blank to blank, then through the bank',
    '← →': 'in a blank: go through the words that are left',
    'Enter, Space': 'on a word: put it into the active blank; on a filled blank: clear it',
    'Escape, Delete': 'clear the blank',
  },
  spoken: [
    'Blank 2 of 4: went. Press to clear.',
    'went placed in blank 2, two left.',
    'Dragging is an extra: everything can be done by taps and keys.',
  ],
})
