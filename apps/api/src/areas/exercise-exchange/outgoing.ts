import type { ExerciseDraft } from '@the-house/domain'

/** An exercise to export. */
export interface Outgoing {
  draft: ExerciseDraft
  /** Whether it is kept for tests. */
  tests_only: boolean
  /** The name of its topic. */
  topic: string
  /** The fields whose files no exchange format can hold. */
  lost: readonly string[]
}
