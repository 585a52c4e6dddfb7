import { hasNoText } from '../shared/emptiness.ts'
import type { StudentRules } from '../student-rules.ts'

export const openAnswer: StudentRules = {
  isEmpty: hasNoText,
  channel: 'open',
  field: 'text',
  markedBy: 'teacher',
  solution: null,
}
