import { studentRules, type Exercise, type Solution } from '@the-house/domain'
import { keysOf } from '../blank-results.ts'
import { blankCount, partsOf } from '../glued-parts.ts'

const asWritten = (key: string | null) => key
/** Answer keys of letters are in capitals, whatever text surrounds their blanks. */
const small = (key: string | null) => key?.toLowerCase() ?? null

/** The masked sentence with its blanks filled from the answer key; null where the content of a blank is not known. */
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

const solutions: Record<Solution, (exercise: Exercise) => string | null> = {
  choices: chosen,
  letters: (exercise) => filled(exercise, ' ', small),
  words: (exercise) => filled(exercise, '|'),
}

/** The right answer as one text; null where it is not known. */
export function rightAnswer(exercise: Exercise): string | null {
  const { solution } = studentRules[exercise.type]
  // A model answer is only one of many possible; it is shown with the correction.
  return solution && solutions[solution](exercise)
}
