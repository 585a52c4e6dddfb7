import { about } from '../about/about.ts'
import { Said } from '../about/frames.tsx'

export default about({
  exports: ['SecondVersionForm'],
  purpose: 'A corrected text, to be written once more: it begins with what was corrected, below the correction.',
  avoid: ['A first answer: the widget of OPEN_ANSWER.', 'A remark on the correction: ReportForm.'],
  good: {
    show: <Said>My room is small but it has a big window.</Said>,
    why: 'The text is there already: only what was corrected has to change.',
  },
  bad: {
    show: <Said>Your second version:</Said>,
    why: 'From an empty field students write another text, and learn nothing of this one.',
  },
  anatomy: {
    Hint: 'that it is sent once, and changes no result',
    Field: 'grows with the text, no spelling help, English',
    Foot: 'how many words there are, and that they are kept, or what keeps them from being sent',
    Actions: 'send, or close and go on later',
  },
  keys: { Tab: 'in and out', Enter: 'a new line', 'Ctrl+Enter, Cmd+Enter': 'send' },
  spoken: [
    'The label as the name of the field, the hint with it.',
    'What is missing, as an alert, once it is to be sent.',
  ],
})
