import { escapeFormula, exchangeColumns } from '@the-house/domain'
import { serverRules, type CsvCells } from '@the-house/domain/server'
import { stringify } from 'csv-stringify/sync'
import type { Outgoing } from './outgoing.ts'

const line = (cells: readonly string[]): string =>
  stringify([cells.map(escapeFormula)], { record_delimiter: 'windows', quoted_match: /[\r\n]/ })

/** The header row, after a byte order mark by which spreadsheets recognize UTF-8. */
export const csvHead = (): string => `\uFEFF${line(exchangeColumns)}`

/** Serializes an exercise as a row of the CSV table. */
export function csvRow({ draft, tests_only, topic, lost }: Outgoing): string {
  const cells: Partial<CsvCells> = {
    ...serverRules[draft.type].writeCsv(draft),
    type: draft.type,
    title: draft.title,
    question: draft.question,
    feedback: draft.feedback ?? '',
    media_type: draft.media_type ?? '',
    media_url: draft.media_url ?? '',
    image_text: draft.image_text,
    tests_only: tests_only ? 'yes' : '',
    topic,
    remarks: lost.join(', '),
  }
  return line(exchangeColumns.map((column) => cells[column] ?? ''))
}
