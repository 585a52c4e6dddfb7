import type { ExerciseType } from '../kinds.ts'
import { completeLetters } from './complete-letters/server.ts'
import { completeWord } from './complete-word/server.ts'
import { matching } from './matching/server.ts'
import { multipleAlternative } from './multiple-alternative/server.ts'
import { multipleOptions } from './multiple-options/server.ts'
import { numerical } from './numerical/server.ts'
import { openAnswer } from './open-answer/server.ts'
import { ordering } from './ordering/server.ts'
import type { ServerRules } from './server-rules.ts'
import { uniqueAlternative } from './unique-alternative/server.ts'

export const serverRules: Record<ExerciseType, ServerRules> = {
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
