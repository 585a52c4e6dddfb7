import {
  answerByKey,
  noAnswer,
  readCloze,
  readNumbers,
  splitLetters,
  splitQuantity,
  splitWords,
  type Answer,
  type ExerciseDraft,
  type ExerciseType,
} from '@the-house/domain'
import { serverRules } from '@the-house/domain/server'
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

const written: Record<ExerciseType, (draft: ExerciseDraft, answer: Answer) => QtiAnswers> = {
  UNIQUE_ALTERNATIVE: (_, answer) => ({ RESPONSE: named(answer)[0] ?? null }),
  MULTIPLE_ALTERNATIVE: (_, answer) => ({ RESPONSE: named(answer) }),
  COMPLETE_LETTERS: (draft, { text }) =>
    numbered(splitLetters(text, readCloze(draft).blanks.map(({ answers: [right = ''] }) => right.length))), // oxfmt-ignore
  COMPLETE_WORD: (draft, { text }) => ({ RESPONSE: laid(draft, splitWords(text, draft.options.length)) }),
  OPEN_ANSWER: (_, { text }) => ({ RESPONSE: text }),
  MULTIPLE_OPTIONS: ({ options }, { options: chosen }) =>
    numbered(chosen.map(({ answer }, blank) => `B${blank + 1}_${(options[blank]?.options.indexOf(answer) ?? 0) + 1}`)), // oxfmt-ignore
  MATCHING: ({ options }, { options: chosen }) => ({
    RESPONSE: chosen.map(({ position, answer }) => `L${position} R${(options[0]?.options.indexOf(answer) ?? 0) + 1}`),
  }),
  ORDERING: (_, answer) => ({ RESPONSE: named(answer) }),
  NUMERICAL: ({ options }, { text }) => {
    const { number, unit } = splitQuantity(text)
    const at = options[0]?.options.indexOf(unit) ?? -1
    return { RESPONSE: Number(number), ...(at >= 0 && { RESPONSE_UNIT: `U${at + 1}` }) }
  },
}

/** An answer in the names of QTI. */
export const qtiAnswers = (draft: ExerciseDraft, answer: Answer): QtiAnswers => written[draft.type](draft, answer)

/** The product without the noise of binary fractions. */
const times = (value: string, multiplier: string) =>
  String(Number((Number(value) * Number(multiplier)).toPrecision(12)))

const rotated = <T>([first, ...rest]: readonly T[]): T[] => (first === undefined ? [] : [...rest, first])
const chosen = (alternatives: number[]) => ({ ...noAnswer, alternatives })
const typed = (text: string) => ({ ...noAnswer, text })

const ids = ({ alternatives }: ExerciseDraft) => alternatives.map(({ id }) => id)

/** Gives each place the answer of the next. */
const shifted = (_: ExerciseDraft, { options }: Answer): Answer[] => [
  { ...noAnswer, options: rotated(options).map(({ answer }, index) => ({ position: index + 1, answer })) },
]

const others: Record<ExerciseType, (draft: ExerciseDraft, key: Answer) => Answer[]> = {
  UNIQUE_ALTERNATIVE: (draft) => ids(draft).map((id) => chosen([id])),
  MULTIPLE_ALTERNATIVE: (draft) => [chosen(ids(draft)), ...ids(draft).map((id) => chosen([id]))],
  COMPLETE_LETTERS: (_, { text }) => [typed(text.replaceAll(/[^ ]/g, 'Z'))],
  COMPLETE_WORD: (_, { text }) => [typed(rotated(text.split('|')).join('|'))],
  OPEN_ANSWER: () => [],
  MULTIPLE_OPTIONS: ({ options }) => [
    { ...noAnswer, options: options.map((one) => ({ position: one.position, answer: one.options[0] ?? '' })) },
  ],
  MATCHING: (draft, key) => [...shifted(draft, key), { ...noAnswer, options: key.options.slice(0, 1) }],
  ORDERING: (_, { alternatives }) => [chosen(alternatives.toReversed()), chosen(rotated(alternatives))],
  NUMERICAL: (draft, { text }) => {
    const { number } = splitQuantity(text)
    const { accepted, units } = readNumbers(draft)
    const converted = accepted.flatMap(({ value }) => units.map((unit) => `${times(value, unit.multiplier)} ${unit.name}`)) // oxfmt-ignore
    return [number, `${Number(number) + 700}`, ...units.map(({ name }) => `${number} ${name}`), ...converted].map(typed)
  },
}

/** The answer by the key, and some others that a student could give. */
export function someAnswers(draft: ExerciseDraft): Answer[] {
  const key = answerByKey(draft)
  return [key, ...others[draft.type](draft, key)].flatMap((answer) => serverRules[draft.type].validate(draft, answer) ?? []) // oxfmt-ignore
}
