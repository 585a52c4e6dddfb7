/** One step of a tour. */
export interface TourStep {
  id: string
  title: string
  text: string
  /** The element to explain; it is scrolled into view and highlighted. */
  target: () => HTMLElement | null
}
