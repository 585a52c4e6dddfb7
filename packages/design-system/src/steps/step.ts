/** One of a few steps towards a goal. */
export interface Step {
  id: string
  label: string
  state: 'done' | 'current' | 'error' | 'upcoming'
}
