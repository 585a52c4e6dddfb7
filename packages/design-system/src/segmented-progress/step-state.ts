export const stepStates = ['open', 'answered', 'correct', 'wrong', 'waiting'] as const
export type StepState = (typeof stepStates)[number]

export interface ProgressStep {
  id: string
  /** Which one it is: 'Exercise 3 of 8'. */
  label: string
  /** What the exercise is called. */
  title?: string
  state: StepState
  /** Whether the student wants to come back to it. */
  flagged?: boolean
}
