import type { ExerciseType } from '@the-house/domain'
import type { ComponentType } from 'react'
import { ChoiceCards } from './choice-cards/choice-cards.tsx'
import { InlineSelects } from './inline-selects/inline-selects.tsx'
import { LetterBoxes } from './letter-boxes/letter-boxes.tsx'
import { OpenAnswer } from './open-answer/open-answer.tsx'
import type { WidgetProps } from './widget.ts'
import { WordBank } from './word-bank/word-bank.tsx'

/** The widget of each type. A new type does not compile without one. */
export const exerciseWidgets: Record<ExerciseType, ComponentType<WidgetProps>> = {
  UNIQUE_ALTERNATIVE: ChoiceCards,
  MULTIPLE_ALTERNATIVE: ChoiceCards,
  COMPLETE_LETTERS: LetterBoxes,
  COMPLETE_WORD: WordBank,
  OPEN_ANSWER: OpenAnswer,
  MULTIPLE_OPTIONS: InlineSelects,
}
