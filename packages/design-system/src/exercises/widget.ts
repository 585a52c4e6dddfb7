import type { Answer, Exercise } from '@the-house/domain'

/** How far an exercise is. Only an `open` one can be changed. */
export type ExerciseStatus = 'open' | 'answered' | 'correct' | 'wrong' | 'waiting' | 'disabled'

/** Who looks at an answer: the student whose it is, or a teacher. */
export type Reader = 'student' | 'teacher'

export interface WidgetProps {
  exercise: Exercise
  /** What the student has put in so far; the owner keeps it. */
  value: Answer
  /** Each change of the answer, whole. */
  onChange: (answer: Answer) => void
  status: ExerciseStatus
  /** Whom the words address. Default student. */
  reader?: Reader | undefined
  /** Whether single keys (1 to 9) choose. Default true. */
  shortcuts?: boolean | undefined
  /** Says a change in the exercise's one live region. */
  announce?: ((text: string) => void) | undefined
  /** Ctrl or Cmd and Enter in a text field. */
  onSubmit?: (() => void) | undefined
  /** The moment to save a text: 2 s after the last change, on leaving the field and on leaving the page. */
  onPause?: ((answer: Answer) => void) | undefined
}

export const isLocked = (status: ExerciseStatus): boolean => status !== 'open'

/** Whether the answer was not handed in yet, so that nothing can be said about it. */
export const isUnanswered = (status: ExerciseStatus): status is 'open' | 'disabled' =>
  status === 'open' || status === 'disabled'

/** Whether right and wrong may be shown. */
export const isMarked = (status: ExerciseStatus): boolean => status === 'correct' || status === 'wrong'
