/** One stop of a tour. */
export interface TourStep {
  id: string
  title: string
  text: string
  /** What it speaks about; it is brought into sight and lit. */
  target: () => HTMLElement | null
}
