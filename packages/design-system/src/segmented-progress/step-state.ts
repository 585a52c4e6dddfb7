export const stepStates = ['open', 'answered', 'correct', 'wrong', 'waiting'] as const
export type StepState = (typeof stepStates)[number]

export interface ProgressStep {
  id: string
  /** What the exercise is called. */
  label: string
  state: StepState
}
