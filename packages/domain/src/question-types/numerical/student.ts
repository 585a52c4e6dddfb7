import { hasNoText } from '../shared/emptiness.ts'
import type { StudentRules } from '../student-rules.ts'

export const numerical: StudentRules = {
  isEmpty: hasNoText,
  channel: 'alternatives',
  field: 'text',
  markedBy: 'machine',
  solution: 'number',
}
