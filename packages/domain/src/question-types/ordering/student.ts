import { hasNoChoice } from '../shared/emptiness.ts'
import type { StudentRules } from '../student-rules.ts'

export const ordering: StudentRules = {
  isEmpty: hasNoChoice,
  channel: 'alternatives',
  field: 'alternatives',
  markedBy: 'machine',
  solution: 'order',
}
