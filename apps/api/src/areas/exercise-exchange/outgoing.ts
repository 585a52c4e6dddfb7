import type { ExerciseDraft } from '@the-house/domain'

/** An exercise on its way into a file. */
export interface Outgoing {
  draft: ExerciseDraft
  /** What its topic is called. */
  topic: string
  /** Files that it has, by the names of their places: no format holds them. */
  lost: readonly string[]
}
