import {
  noAnswer,
  readCloze,
  readNumbers,
  splitLetters,
  splitQuantity,
  splitWords,
  type Answer,
  type ExerciseDraft,
} from '@the-house/domain'
import type { QtiValue } from './qti-player.ts'

/** Answers by the identifiers of their variables. */
export type QtiAnswers = Readonly<Record<string, QtiValue>>

const numbered = (values: readonly QtiValue[]): QtiAnswers =>
  Object.fromEntries(values.map((value, index) => [`RESPONSE_${index + 1}`, value]))

/** The tiles of a bank that are laid into the gaps, each once. */
function laid({ alternatives }: ExerciseDraft, words: readonly string[]): string[] {
  const taken = new Set<number>()
  return words.flatMap((word, gap) => {
    const tile = alternatives.findIndex(({ title }, index) => title === word && !taken.has(index))
    taken.add(tile)
    return tile < 0 ? [] : [`W${tile + 1} G${gap + 1}`]
  })
}

const named = ({ alternatives }: Answer) => alternatives.map((id) => `A${id}`)

/** An answer in the names of QTI. */
type Written = (draft: ExerciseDraft, answer: Answer) => QtiAnswers

export const writtenChoice: Written = (_, answer) => ({ RESPONSE: named(answer)[0] ?? null })
export const writtenChoices: Written = (_, answer) => ({ RESPONSE: named(answer) })
export const writtenText: Written = (_, { text }) => ({ RESPONSE: text })
export const writtenWords: Written = (draft, { text }) => ({
  RESPONSE: laid(draft, splitWords(text, draft.options.length)),
})

export function writtenLetters(draft: ExerciseDraft, { text }: Answer): QtiAnswers {
  const lengths = readCloze(draft).blanks.map(({ answers: [right = ''] }) => right.length)
  return numbered(splitLetters(text, lengths))
}

const optionAt = ({ options }: ExerciseDraft, blank: number, answer: string) =>
  (options[blank]?.options.indexOf(answer) ?? 0) + 1

export const writtenOptions: Written = (draft, { options }) =>
  numbered(options.map(({ answer }, blank) => `B${blank + 1}_${optionAt(draft, blank, answer)}`))
export const writtenPairs: Written = (draft, { options }) => ({
  RESPONSE: options.map(({ position, answer }) => `L${position} R${optionAt(draft, 0, answer)}`),
})

export function writtenQuantity({ options }: ExerciseDraft, { text }: Answer): QtiAnswers {
  const { number, unit } = splitQuantity(text)
  const at = options[0]?.options.indexOf(unit) ?? -1
  return { RESPONSE: Number(number), ...(at >= 0 && { RESPONSE_UNIT: `U${at + 1}` }) }
}

/** The product without the noise of binary fractions. */
const times = (value: string, multiplier: string) =>
  String(Number((Number(value) * Number(multiplier)).toPrecision(12)))

const rotated = <T>([first, ...rest]: readonly T[]): T[] => (first === undefined ? [] : [...rest, first])
const chosen = (alternatives: number[]) => ({ ...noAnswer, alternatives })
const typed = (text: string) => ({ ...noAnswer, text })

const ids = ({ alternatives }: ExerciseDraft) => alternatives.map(({ id }) => id)

/** Answers that a student could give instead of the one by the key. */
type Others = (draft: ExerciseDraft, key: Answer) => Answer[]

export const otherChoice: Others = (draft) => ids(draft).map((id) => chosen([id]))
export const otherChoices: Others = (draft) => [chosen(ids(draft)), ...otherChoice(draft, noAnswer)]
export const otherLetters: Others = (_, { text }) => [typed(text.replaceAll(/[^ ]/g, 'Z'))]
export const otherWords: Others = (_, { text }) => [typed(rotated(text.split('|')).join('|'))]
export const otherOptions: Others = ({ options }) => [
  { ...noAnswer, options: options.map((one) => ({ position: one.position, answer: one.options[0] ?? '' })) },
]
export const otherPairs: Others = (_, { options }) => [
  { ...noAnswer, options: rotated(options).map(({ answer }, index) => ({ position: index + 1, answer })) },
  { ...noAnswer, options: options.slice(0, 1) },
]
export const otherOrders: Others = (_, { alternatives }) => [
  chosen(alternatives.toReversed()),
  chosen(rotated(alternatives)),
]

export function otherQuantities(draft: ExerciseDraft, { text }: Answer): Answer[] {
  const { number } = splitQuantity(text)
  const { accepted, units } = readNumbers(draft)
  const converted = accepted.flatMap(({ value }) =>
    units.map((unit) => `${times(value, unit.multiplier)} ${unit.name}`),
  )
  return [number, `${Number(number) + 700}`, ...units.map(({ name }) => `${number} ${name}`), ...converted].map(typed)
}
