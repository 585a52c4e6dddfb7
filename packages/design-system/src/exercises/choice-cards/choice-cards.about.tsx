import { literalHtml, noAnswer } from '@the-house/domain'
import { about } from '../../about/about.ts'
import { ignore } from '../../about/ignore.ts'
import { exerciseWith, shortExercise } from '../fixtures.ts'
import { Stage } from '../stage.tsx'

export default about({
  exports: [],
  purpose:
    'Answers of the types UNIQUE_ALTERNATIVE and MULTIPLE_ALTERNATIVE: one right answer, or all that apply. ExerciseView picks it by the type of the exercise.',
  avoid: [
    'More than seven answers: no student compares so many; make two exercises of it.',
    'A choice in a form: RadioCards or SelectField.',
  ],
  good: {
    show: <Stage exercise={shortExercise} answer={noAnswer} status="open" onChange={ignore} />,
    why: 'Answers of one kind and about one length, each whole in itself.',
  },
  bad: {
    show: (
      <Stage
        exercise={exerciseWith({
          id: 21,
          title: 'Yesterday',
          question: literalHtml('<p>She ____ home.</p>'),
          alternatives: [
            { id: 1, title: 'went' },
            { id: 2, title: 'Both A and C' },
          ],
        })}
        answer={noAnswer}
        status="open"
        onChange={ignore}
      />
    ),
    why: 'An answer that speaks of the letters of others is lost on who hears one answer at a time.',
  },
  anatomy: {
    Question: 'the legend of the fieldset: it is heard before the answers',
    Hint: 'choose one, or all that apply',
    Prefix: 'A, B, C: for talking about it, not for the ear',
    Card: 'the label of a native radio or checkbox, all of it can be pressed',
    Result: 'a sign and words, once it is verified',
    Feedback: 'what the author says of a chosen answer, below it',
  },
  keys: {
    Tab: 'to the answers as one stop (radios), or to each (checkboxes)',
    '↑ ↓': 'move and choose, where one is right',
    Space: 'takes an answer or gives it back, where several are',
    '1 to 9': 'choose the answer of that number, outside of text fields; can be switched off',
    Enter: 'verifies',
  },
  spoken: [
    'The question as the name of the group, then each answer with its place: 2 of 4.',
    'With several: how many are selected, after each change, in the one live region.',
    'After Verify the focus is on the result; each answer says what became of it: rightly chosen, wrongly chosen, missed.',
    'What the author says of a chosen answer is its description.',
  ],
})
