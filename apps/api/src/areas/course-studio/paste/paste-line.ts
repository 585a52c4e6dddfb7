import { limits, type CourseEntity, type ExchangeProblem, type ExerciseType, type TopicType } from '@the-house/domain'
import type { Values } from '../../../crud/entities.ts'

/** How many lines are read: those of one request, and one that says that there are more. */
export const linesRead = limits.courseStepsMax + 1

/** A line of a pasted text, as it was read. */
export interface PasteLine {
  line: number
  depth: number
  entity: CourseEntity
  name: string
  type: TopicType | ExerciseType | null
  problems: ExchangeProblem[]
  /** The fields of what it makes; null: it cannot be made. */
  fields: Values | null
}
