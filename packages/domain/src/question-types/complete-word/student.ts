import { hasNoText } from '../shared/emptiness.ts'
import type { StudentRules } from '../student-rules.ts'

export const completeWord: StudentRules = {
  isEmpty: hasNoText,
  channel: 'alternatives',
  field: 'text',
  markedBy: 'machine',
  solution: 'words',
}
