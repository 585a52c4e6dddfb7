import { exchangeColumns, keyRows, readCloze, type ExerciseDraft, type ExerciseType } from '@the-house/domain'
import { stringify } from 'csv-stringify/sync'
import { harmless, writeBars, writeLines } from './csv-cells.ts'
import type { Cells } from './csv-table.ts'
import type { Outgoing } from './outgoing.ts'

type Write = (draft: ExerciseDraft) => Partial<Cells>

const choices: Write = ({ alternatives, correct_alternatives }) => {
  const places = (correct_alternatives ?? []).map((right) => alternatives.findIndex(({ id }) => id === right) + 1)
  return {
    choices: writeLines(alternatives.map(({ title }) => title)),
    right: places.filter((place) => place > 0).join(', '),
  }
}

const sentence: Write = (draft) => {
  const cloze = readCloze(draft)
  const rows = keyRows(cloze).filter((row) => row.some(Boolean))
  return { sentence: cloze.masked, answers: rows.map(writeBars).join('\n') }
}

const writers: Record<ExerciseType, Write> = {
  UNIQUE_ALTERNATIVE: choices,
  MULTIPLE_ALTERNATIVE: choices,
  COMPLETE_LETTERS: sentence,
  COMPLETE_WORD: (draft) => ({ ...sentence(draft), choices: writeLines(draft.alternatives.map(({ title }) => title)) }),
  MULTIPLE_OPTIONS: (draft) => ({
    ...sentence(draft),
    options: draft.options.map(({ options }) => writeBars(options)).join('\n'),
  }),
  OPEN_ANSWER: ({ answer_correct }) => ({ answers: answer_correct ?? '' }),
}

const line = (cells: readonly string[]): string =>
  stringify([cells.map(harmless)], { record_delimiter: 'windows', quoted_match: /[\r\n]/ })

/** Its first line, marked as UTF-8 for spreadsheets. */
export const csvHead = (): string => `\uFEFF${line(exchangeColumns)}`

/** An exercise as a line of the table. */
export function csvRow({ draft, topic, lost }: Outgoing): string {
  const cells: Partial<Cells> = {
    ...writers[draft.type](draft),
    type: draft.type,
    title: draft.title,
    question: draft.question,
    feedback: draft.feedback ?? '',
    media_type: draft.media_type ?? '',
    media_url: draft.media_url ?? '',
    image_text: draft.image_text,
    topic,
    remarks: lost.join(', '),
  }
  return line(exchangeColumns.map((column) => cells[column] ?? ''))
}
