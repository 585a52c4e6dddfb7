import { joinWords } from '../../answers.ts'
import { bankFor } from './bank.ts'
import { blankRanges, isClozeType, keyRows, type Cloze, type ClozeType } from './cloze.ts'
import type { ExerciseDraft } from '../../exercise-draft.ts'

/** The separator between the blanks in one accepted answer. */
export const keySeparators = { COMPLETE_LETTERS: ' ', COMPLETE_WORD: '|' } as const

/** Parses the accepted answers of a text type, one per line, into their words by blank. */
export const storedRows = (answer_correct: string | null, separator: string): string[][] =>
  (answer_correct ?? '').split('\n').map((line) => line.split(separator))

type Columns = Pick<ExerciseDraft, 'options' | 'answer_correct' | 'option_answers'>

const keys =
  (separator: string) =>
  ({ answer_correct }: Columns) =>
    storedRows(answer_correct, separator)

const answersOf: Record<ClozeType, (draft: Columns) => string[][]> = {
  COMPLETE_LETTERS: keys(keySeparators.COMPLETE_LETTERS),
  COMPLETE_WORD: keys(keySeparators.COMPLETE_WORD),
  MULTIPLE_OPTIONS: ({ option_answers }) => [option_answers ?? []],
}

/** Reads the sentence of an exercise with its blanks and their answers. */
export function readCloze(draft: ExerciseDraft): Cloze {
  const { type, options } = draft
  if (!isClozeType(type)) return { masked: '', blanks: [] }
  const masked = draft.question_masked ?? ''
  const rows = answersOf[type](draft)
  const blanks = blankRanges(masked).map((_, index) => ({
    answers: rows.map((row) => row[index] ?? ''),
    options: type === 'MULTIPLE_OPTIONS' ? (options[index]?.options ?? []) : [],
  }))
  return { masked, blanks }
}

const keyOf = (cloze: Cloze, join: (row: string[]) => string) => keyRows(cloze).map(join).join('\n') || null

/** How each type stores a sentence. */
const columns: Record<ClozeType, (draft: ExerciseDraft, cloze: Cloze) => Partial<ExerciseDraft>> = {
  COMPLETE_LETTERS: (_, cloze) => ({
    answer_correct: keyOf(cloze, (row) => row.join(keySeparators.COMPLETE_LETTERS)),
    options: cloze.blanks.map(({ answers: [first = ''] }, index) => ({
      position: index + 1,
      options: Array.from({ length: first.length }, () => '_'),
    })),
  }),
  COMPLETE_WORD: (draft, cloze) => ({
    answer_correct: keyOf(cloze, joinWords),
    options: cloze.blanks.map((_, index) => ({ position: index + 1, options: [] })),
    alternatives: bankFor(draft.alternatives, readCloze(draft), cloze),
  }),
  MULTIPLE_OPTIONS: (_, { blanks }) => ({
    options: blanks.map(({ options }, index) => ({ position: index + 1, options })),
    option_answers: blanks.map(({ answers: [right = ''] }) => right),
  }),
}

/** Writes a sentence into an exercise: text, blanks and key change together. */
export function writeCloze(draft: ExerciseDraft, cloze: Cloze): ExerciseDraft {
  if (!isClozeType(draft.type)) return draft
  return { ...draft, question_masked: cloze.masked || null, ...columns[draft.type](draft, cloze) }
}
