import type { Exercise, ExerciseType } from '@the-house/domain'
import { keysOf } from '../blank-results.ts'
import { blankCount, partsOf } from '../glued-parts.ts'

const asWritten = (key: string | null) => key
/** Keys of letters are in capitals, whatever stands around their blanks. */
const small = (key: string | null) => key?.toLowerCase() ?? null

/** The masked sentence with the right content in its blanks; null where a blank's is not known. */
function filled(exercise: Exercise, separator: string, spell = asWritten): string | null {
  const keys = keysOf(exercise, blankCount(exercise), separator).map(spell)
  if (keys.length === 0 || keys.includes(null)) return null
  const parts = partsOf(exercise).map((part) => ('blank' in part ? (keys[part.blank - 1] ?? '') : part.text))
  return parts.join('').trim()
}

const chosen = ({ alternatives, correct_alternatives }: Exercise) =>
  alternatives
    .filter(({ id }) => correct_alternatives?.includes(id))
    .map(({ title }) => title)
    .join(', ') || null

const answers: Record<ExerciseType, (exercise: Exercise) => string | null> = {
  UNIQUE_ALTERNATIVE: chosen,
  MULTIPLE_ALTERNATIVE: chosen,
  COMPLETE_LETTERS: (exercise) => filled(exercise, ' ', small),
  COMPLETE_WORD: (exercise) => filled(exercise, '|'),
  MULTIPLE_OPTIONS: (exercise) => filled(exercise, '|'),
  // A model is one answer of many; it is shown with the correction.
  OPEN_ANSWER: () => null,
}

/** The right answer as one text, as far as it is known. */
export const rightAnswer = (exercise: Exercise): string | null => answers[exercise.type](exercise)
