import { about } from '../../about/about.ts'
import { Said } from '../../about/frames.tsx'
import { RevisionText } from './revision-text.tsx'

export default about({
  exports: [],
  purpose: 'What a student has made of a corrected text: what was changed, both marks, and its own correction.',
  avoid: ['A first answer: the ResultNote shows its correction.', 'Any other text that was changed: TextDiff.'],
  good: {
    show: (
      <RevisionText
        parts={[
          { text: 'It ', change: 'kept' },
          { text: 'have', change: 'removed' },
          { text: ' ', change: 'kept' },
          { text: 'has', change: 'added' },
          { text: ' a window.', change: 'kept' },
        ]}
      />
    ),
    why: 'What was learned is seen at a glance.',
  },
  bad: {
    show: <Said>It has a window.</Said>,
    why: 'The student does not remember what stood there before.',
  },
  anatomy: {
    Heading: 'takes the focus once the version is sent',
    Marks: 'of the first version and of the second one, or that it waits',
    Changes: 'additions and removals',
    Correction: 'what the teacher says of this version',
  },
  keys: {},
  spoken: ['A region with a heading.', 'Each change is named: added, removed, end.'],
})
