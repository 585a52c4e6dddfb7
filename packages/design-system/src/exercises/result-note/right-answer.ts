import { formatNumber, studentRules, type Exercise, type Solution } from '@the-house/domain'
import { keysOf } from '../blank-results.ts'
import { blankCount, partsOf } from '../glued-parts.ts'
import { inOrder } from '../ordered-list/order.ts'

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

/** Each left side with its right one, a row for each. */
function paired({ alternatives, options }: Exercise): string | null {
  const rows = alternatives.map(({ title }, index) => {
    const right = options.find(({ position }) => position === index + 1)?.answer ?? null
    return right === null ? null : `${title} → ${right}`
  })
  return rows.length === 0 || rows.includes(null) ? null : rows.join('\n')
}

/** The items in the right order: words as a sentence, longer ones in rows with their numbers. */
function ordered({ alternatives, correct_alternatives }: Exercise): string | null {
  if (correct_alternatives === null) return null
  const titles = inOrder(alternatives, correct_alternatives).map(({ title }) => title)
  if (titles.every((title) => !/\s/.test(title))) return titles.join(' ')
  return titles.map((title, index) => `${index + 1}. ${title}`).join('\n')
}

/** The first number of the key that counts whole, with its tolerance and the first unit. */
function measured(exercise: Exercise, language: string): string | null {
  const line = exercise.answer_correct?.split('\n').find((one) => !/^\s*%(?!100%)/.test(one))
  const [value, tolerance] = (line ?? '')
    .replace(/^\s*%100%/, '')
    .split(':')
    .map((part) => part.trim())
  if (!value) return null
  const spread = tolerance && Number(tolerance) !== 0 ? `± ${formatNumber(tolerance, language)}` : ''
  return [formatNumber(value, language), spread, exercise.options[0]?.options[0]].filter(Boolean).join(' ')
}

const solutions: Record<Solution, (exercise: Exercise, language: string) => string | null> = {
  choices: chosen,
  letters: (exercise) => filled(exercise, ' ', small),
  words: (exercise) => filled(exercise, '|'),
  pairs: paired,
  order: ordered,
  number: measured,
}

/** The right answer as one text, numbers as a language writes them; null where it is not known. */
export function rightAnswer(exercise: Exercise, language: string): string | null {
  const { solution } = studentRules[exercise.type]
  // A model answer is only one of many possible; it is shown with the correction.
  return solution && solutions[solution](exercise, language)
}
