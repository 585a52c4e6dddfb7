import { hasNoOption } from '../shared/emptiness.ts'
import type { StudentRules } from '../student-rules.ts'

export const matching: StudentRules = {
  isEmpty: hasNoOption,
  channel: 'options',
  field: 'options',
  markedBy: 'machine',
  solution: 'pairs',
}
