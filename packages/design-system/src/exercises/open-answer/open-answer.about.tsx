import { noAnswer } from '@the-house/domain'
import { about } from '../../about/about.ts'
import { Said } from '../../about/frames.tsx'
import { ignore } from '../../about/ignore.ts'
import { openExercise } from '../fixtures.ts'
import { Stage } from '../stage.tsx'

export default about({
  exports: [],
  purpose: 'Answers of the type OPEN_ANSWER: a text that a teacher reads and corrects.',
  avoid: [
    'A computer can judge it: one of the other five types gives an answer at once.',
    'A message to the school: ReportForm.',
  ],
  good: {
    show: <Stage exercise={openExercise} answer={noAnswer} status="open" onChange={ignore} />,
    why: 'Says how long and what about; the field is as large as the answer.',
  },
  bad: {
    show: <Said>Write something about your house.</Said>,
    why: 'The student does not know when it is enough, and no teacher marks it alike twice.',
  },
  anatomy: {
    Question: 'the label of the field',
    Field: 'grows with the text, no spelling help, English',
    Words: 'how many there are, beside the saved state',
    'See correction': 'once a teacher has answered: additions and removals, a mark, comments on passages',
  },
  keys: { Tab: 'in and out', Enter: 'a new line', 'Ctrl+Enter, Cmd+Enter': 'hand in' },
  spoken: [
    'The question as the name of the field.',
    'Saved 14:02 is text beside it; only what needs attention is announced.',
    'In a correction each change is named: added, removed, end.',
  ],
})
