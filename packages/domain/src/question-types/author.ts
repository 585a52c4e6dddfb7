import type { ExerciseType } from '../kinds.ts'
import { completeLetters } from './complete-letters/author.ts'
import { completeWord } from './complete-word/author.ts'
import { matching } from './matching/author.ts'
import { multipleAlternative } from './multiple-alternative/author.ts'
import { multipleOptions } from './multiple-options/author.ts'
import { numerical } from './numerical/author.ts'
import { openAnswer } from './open-answer/author.ts'
import { ordering } from './ordering/author.ts'
import type { AuthorRules } from './author-rules.ts'
import { uniqueAlternative } from './unique-alternative/author.ts'

export const authorRules: Record<ExerciseType, AuthorRules> = {
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
