import { about } from '../about/about.ts'
import { Said } from '../about/frames.tsx'
import { nativeKeys } from '../about/keys.ts'

export default about({
  exports: ['ReportForm', 'reportSubjectLabels'],
  purpose:
    'What went wrong, in the words of the user who met it. reportSubjectWords are the subjects in words, for screens that list reports.',
  avoid: ['A mark is doubted: an objection at the exercise.'],
  good: {
    show: <Said>With it goes: the page, and what your browser tells of itself.</Said>,
    why: 'What else is sent is shown before it is sent.',
  },
  bad: {
    show: <Said>Something went wrong. Contact support.</Said>,
    why: 'The page knows where it is; it can send that itself.',
  },
  anatomy: {
    Subject: 'a SelectField, with the focus',
    Description: 'with a count',
    'What goes with it': 'page and browser',
    Button: 'sends it',
  },
  keys: { ...nativeKeys.text, Enter: 'in the subject: opens the list' },
  spoken: ['What goes with it is a list with a name.'],
})
