import type { Answer, Exercise } from '@the-house/domain'

/** The state of an exercise. Only an `open` one can be changed. */
export type ExerciseStatus = 'open' | 'answered' | 'correct' | 'wrong' | 'waiting' | 'disabled'

/** The user who looks at an answer: the student who gave it, or a teacher. */
export type Reader = 'student' | 'teacher'

export interface WidgetProps {
  exercise: Exercise
  /** The student's answer so far; a controlled value. */
  value: Answer
  /** Called on each change with the whole answer. */
  onChange: (answer: Answer) => void
  status: ExerciseStatus
  /** The user whom the texts address. Default student. */
  reader?: Reader | undefined
  /** Whether single keys (1 to 9) choose. Default true. */
  shortcuts?: boolean | undefined
  /** Announces a change in the exercise's one live region. */
  announce?: ((text: string) => void) | undefined
  /** Called on Ctrl or Cmd and Enter in a text field. */
  onSubmit?: (() => void) | undefined
  /** Called when a text is due to be saved: 2 s after the last change, on leaving the field and on leaving the page. */
  onPause?: ((answer: Answer) => void) | undefined
}

export const isLocked = (status: ExerciseStatus): boolean => status !== 'open'

/** Whether the answer is not submitted yet, so that it has no result. */
export const isUnanswered = (status: ExerciseStatus): status is 'open' | 'disabled' =>
  status === 'open' || status === 'disabled'

/** Whether right and wrong may be shown. */
export const isMarked = (status: ExerciseStatus): boolean => status === 'correct' || status === 'wrong'
