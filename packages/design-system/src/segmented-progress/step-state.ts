export const stepStates = ['open', 'answered', 'correct', 'wrong', 'waiting'] as const
export type StepState = (typeof stepStates)[number]

export interface ProgressStep {
  id: string
  /** The position: 'Exercise 3 of 8'. */
  label: string
  /** The title of the exercise. */
  title?: string
  state: StepState
  /** Whether the student has flagged it to come back to. */
  flagged?: boolean
}
