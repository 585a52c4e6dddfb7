import type { ExerciseType } from '@the-house/domain'
import { oneChoice, severalChoices } from './write-choice.ts'
import { essayToQti } from './write-essay.ts'
import { orderToQti, pairsToQti } from './write-lists.ts'
import { numberToQti } from './write-number.ts'
import { bankToQti, lettersToQti, optionsToQti } from './write-sentence.ts'
import type { QtiWriter } from './writer.ts'

/** How each type is written. */
export const writers: Record<ExerciseType, QtiWriter> = {
  UNIQUE_ALTERNATIVE: oneChoice,
  MULTIPLE_ALTERNATIVE: severalChoices,
  COMPLETE_LETTERS: lettersToQti,
  COMPLETE_WORD: bankToQti,
  OPEN_ANSWER: essayToQti,
  MULTIPLE_OPTIONS: optionsToQti,
  MATCHING: pairsToQti,
  ORDERING: orderToQti,
  NUMERICAL: numberToQti,
}
