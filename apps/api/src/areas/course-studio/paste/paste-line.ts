import type { CourseEntity, ExchangeProblem, ExerciseType, TopicType } from '@the-house/domain'
import type { Values } from '../../../crud/entities.ts'

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
