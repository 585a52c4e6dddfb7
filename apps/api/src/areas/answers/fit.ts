import { answerChannel, DomainError, noAnswer, type Answer, type ExerciseType } from '@the-house/domain'
import type { exercises } from '../../db/schema/index.ts'

type Sheet = Pick<typeof exercises.$inferSelect, 'type' | 'alternatives' | 'options'>
export type Channel = (typeof answerChannel)[ExerciseType]

const hasDuplicates = (values: readonly unknown[]) => new Set(values).size < values.length

/** The answer as it is stored, or null where it does not fit the exercise. */
type Fit = (sheet: Sheet, given: Answer) => Answer | null

const choice =
  (most: number): Fit =>
  (sheet, { alternatives, text }) => {
    const known = new Set(sheet.alternatives.map(({ id }) => id))
    const fits = text === '' && alternatives.length <= most && alternatives.every((id) => known.has(id))
    if (!fits || hasDuplicates(alternatives)) return null
    return { ...noAnswer, alternatives: alternatives.toSorted((one, other) => one - other) }
  }

const letters: Fit = (sheet, { alternatives, text }) => {
  const typed = text.normalize('NFC').toUpperCase()
  if (typed === '') return alternatives.length === 0 ? noAnswer : null
  const words = typed.split(' ')
  const fits =
    alternatives.length === 0 &&
    words.length === sheet.options.length &&
    sheet.options.every(({ options }, index) => options.length === words[index]?.length)
  return fits ? { ...noAnswer, text: typed } : null
}

const words: Fit = (sheet, { alternatives, text }) => {
  if (text === '') return alternatives.length === 0 ? noAnswer : null
  const chosen = text.split('|')
  if (alternatives.length > 0 || chosen.length !== sheet.options.length) return null
  // A word is taken from the bank; a bank may hold one twice.
  const bank = sheet.alternatives.map(({ title }) => title)
  for (const word of chosen.filter(Boolean)) {
    const index = bank.indexOf(word)
    if (index < 0) return null
    bank.splice(index, 1)
  }
  return { ...noAnswer, text: chosen.some(Boolean) ? text : '' }
}

const options: Fit = (sheet, given) => {
  const offered = new Map(sheet.options.map((blank) => [blank.position, blank.options]))
  const fits = given.options.every(({ position, answer }) => offered.get(position)?.includes(answer) || answer === '')
  const known = given.options.every(({ position }) => offered.has(position))
  if (!fits || !known || hasDuplicates(given.options.map(({ position }) => position))) return null
  const filled = given.options.filter(({ answer }) => answer !== '')
  return { ...noAnswer, options: filled.toSorted((one, other) => one.position - other.position) }
}

const fits: Record<ExerciseType, Fit> = {
  UNIQUE_ALTERNATIVE: choice(1),
  MULTIPLE_ALTERNATIVE: choice(Infinity),
  COMPLETE_LETTERS: letters,
  COMPLETE_WORD: words,
  MULTIPLE_OPTIONS: options,
  OPEN_ANSWER: (_, { text }) => ({ ...noAnswer, text }),
}

/** The answer in the form that is stored; refuses what the widget of the exercise could not have sent. */
export function fitAnswer(sheet: Sheet, channel: Channel, given: Answer): Answer {
  const answer = answerChannel[sheet.type] === channel ? fits[sheet.type](sheet, given) : null
  if (!answer) throw new DomainError('answer.mismatch')
  return answer
}
