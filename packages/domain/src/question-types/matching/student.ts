import type { StudentRules } from '../student-rules.ts'

export const matching: StudentRules = {
  isEmpty: ({ options }, blanks) => options.filter(({ answer }) => answer !== '').length < blanks,
  channel: 'options',
  field: 'options',
  markedBy: 'machine',
  solution: 'pairs',
}
