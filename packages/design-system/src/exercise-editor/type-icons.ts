import type { ExerciseType } from '@the-house/domain'
import {
  ArrowLeftRight,
  Calculator,
  ChevronsUpDown,
  CircleDot,
  ListOrdered,
  PenLine,
  SpellCheck,
  SquareCheckBig,
  WholeWord,
  type LucideIcon,
} from 'lucide-react'

/** The icons of question types, for lists of exercises. */
export const exerciseTypeIcons: Record<ExerciseType, LucideIcon> = {
  UNIQUE_ALTERNATIVE: CircleDot,
  MULTIPLE_ALTERNATIVE: SquareCheckBig,
  COMPLETE_LETTERS: SpellCheck,
  COMPLETE_WORD: WholeWord,
  OPEN_ANSWER: PenLine,
  MULTIPLE_OPTIONS: ChevronsUpDown,
  MATCHING: ArrowLeftRight,
  ORDERING: ListOrdered,
  NUMERICAL: Calculator,
}
