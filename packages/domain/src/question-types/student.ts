import type { ExerciseType } from '../kinds.ts'
import { completeLetters } from './complete-letters/student.ts'
import { completeWord } from './complete-word/student.ts'
import { matching } from './matching/student.ts'
import { multipleAlternative } from './multiple-alternative/student.ts'
import { multipleOptions } from './multiple-options/student.ts'
import { numerical } from './numerical/student.ts'
import { openAnswer } from './open-answer/student.ts'
import { ordering } from './ordering/student.ts'
import type { StudentRules } from './student-rules.ts'
import { uniqueAlternative } from './unique-alternative/student.ts'

export const studentRules: Record<ExerciseType, StudentRules> = {
  UNIQUE_ALTERNATIVE: uniqueAlternative,
  MULTIPLE_ALTERNATIVE: multipleAlternative,
  COMPLETE_LETTERS: completeLetters,
  COMPLETE_WORD: completeWord,
  OPEN_ANSWER: openAnswer,
  MULTIPLE_OPTIONS: multipleOptions,
  MATCHING: matching,
  ORDERING: ordering,
  NUMERICAL: numerical,
}
