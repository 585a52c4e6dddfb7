import { about } from '../../about/about.ts'
import { Said } from '../../about/frames.tsx'
import { answerWith, uniqueExercise } from '../fixtures.ts'
import { AnswerConflict } from './answer-conflict.tsx'

export default about({
  exports: ['AnswerConflict'],
  purpose: 'Two answers to one exercise, given on two devices, one of them without a connection: the student chooses.',
  avoid: [
    'What another person has changed: the ConflictDialog of the administration.',
    'Two tabs of one browser: the later answer counts.',
  ],
  good: {
    show: (
      <AnswerConflict
        exercise={uniqueExercise}
        own={answerWith({ alternatives: [1] })}
        ownAt={new Date(2026, 2, 2, 14, 2)}
        newer={{
          ...answerWith({ alternatives: [2] }),
          version: 2,
          client_id: null,
          saved_at: new Date(2026, 2, 2, 14, 5).toISOString(),
        }}
        onChoose={() => undefined}
      />
    ),
    why: 'Both answers can be read, and when each was given.',
  },
  bad: {
    show: <Said>A newer version exists. Overwrite it?</Said>,
    why: 'Nobody knows what would be lost.',
  },
  anatomy: {
    Heading: 'what has happened',
    Answers: 'of this device, then of the other one: when, and what, as the student reads it',
    Buttons: 'one for each answer, and none of them chosen before',
  },
  keys: { Tab: 'to the buttons', 'Enter, Space': 'choose' },
  spoken: [
    'A region with a heading; each answer is a group with the name of its device.',
    'The saved state of the exercise announces that there are two answers.',
  ],
})
