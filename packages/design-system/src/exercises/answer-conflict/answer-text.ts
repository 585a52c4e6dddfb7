import { formatQuantity, splitWords, studentRules, type Answer, type Exercise, type Solution } from '@the-house/domain'
import { blankCount, partsOf } from '../glued-parts.ts'
import { pairsOf } from '../matching-pairs/pairs.ts'
import { inOrder } from '../ordered-list/order.ts'

const open = '____'

/** The masked sentence with what the student has put into its blanks. */
function filled(exercise: Exercise, given: (blank: number) => string | undefined): string {
  const parts = partsOf(exercise).map((part) => ('blank' in part ? given(part.blank) || open : part.text))
  return parts.join('').trim()
}

function chosenTitles({ alternatives }: Exercise, answer: Answer): string {
  return alternatives
    .filter(({ id }) => answer.alternatives.includes(id))
    .map(({ title }) => title)
    .join(', ')
}

const filledWords = (exercise: Exercise, { text, options }: Answer) => {
  const words = splitWords(text, blankCount(exercise))
  const chosen = new Map(options.map(({ position, answer }) => [position, answer]))
  return filled(exercise, (blank) => chosen.get(blank) ?? words[blank - 1])
}

const paired = (exercise: Exercise, answer: Answer) =>
  pairsOf(exercise, answer)
    .map(({ prompt, partner }) => `${prompt} → ${partner || open}`)
    .join('\n')

const ordered = ({ alternatives }: Exercise, answer: Answer) =>
  inOrder(alternatives, answer.alternatives)
    .map(({ title }, index) => `${index + 1}. ${title}`)
    .join('\n')

/** By how the right answer of a type is displayed, the answer of a student is. */
const texts: Record<Solution, (exercise: Exercise, answer: Answer, language: string) => string> = {
  choices: chosenTitles,
  // Letters are kept in capitals, whatever text surrounds their blanks.
  letters: (exercise, { text }) => filled(exercise, (blank) => text.split(' ')[blank - 1]?.toLowerCase()),
  words: filledWords,
  pairs: paired,
  order: ordered,
  number: (_, { text }, language) => formatQuantity(text, language),
}

const isGiven = ({ alternatives, text, options }: Answer) =>
  alternatives.length > 0 || /[^\s|_]/.test(text) || options.some(({ answer }) => answer !== '')

/** The answer of a student as one text, numbers as a language writes them; null where nothing was answered. */
export function answerText(exercise: Exercise, answer: Answer, language: string): string | null {
  if (!isGiven(answer)) return null
  const { solution } = studentRules[exercise.type]
  return solution ? texts[solution](exercise, answer, language) : answer.text
}
