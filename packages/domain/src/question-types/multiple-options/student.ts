import type { StudentRules } from '../student-rules.ts'

export const multipleOptions: StudentRules = {
  isEmpty: ({ options }, blanks) => options.filter(({ answer }) => answer !== '').length < blanks,
  channel: 'options',
  field: 'options',
  markedBy: 'machine',
  solution: 'words',
}
