import type { ExerciseType } from '../kinds.ts'
import { completeLetters } from './complete-letters/student.ts'
import { completeWord } from './complete-word/student.ts'
import { multipleAlternative } from './multiple-alternative/student.ts'
import { multipleOptions } from './multiple-options/student.ts'
import { openAnswer } from './open-answer/student.ts'
import type { StudentRules } from './student-rules.ts'
import { uniqueAlternative } from './unique-alternative/student.ts'

export const studentRules: Record<ExerciseType, StudentRules> = {
  UNIQUE_ALTERNATIVE: uniqueAlternative,
  MULTIPLE_ALTERNATIVE: multipleAlternative,
  COMPLETE_LETTERS: completeLetters,
  COMPLETE_WORD: completeWord,
  OPEN_ANSWER: openAnswer,
  MULTIPLE_OPTIONS: multipleOptions,
}
