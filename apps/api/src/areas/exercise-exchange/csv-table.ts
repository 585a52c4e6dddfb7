import { exchangeColumns, type ExchangeColumn } from '@the-house/domain'
import { noteOf, type CsvCells } from '@the-house/domain/server'
import { CsvError, parse } from 'csv-parse/sync'
import { unescapeFormula } from './csv-cells.ts'
import { Unreadable, type Problem } from './problem.ts'

export interface TableRow {
  line: number
  cells: CsvCells
}

/** Guesses the delimiter from the header: spreadsheets use semicolons where the locale has a decimal comma. */
function delimiterOf(text: string): string {
  const [header = ''] = text.trimStart().split('\n', 1)
  const [best = ','] = [',', ';', '\t'].toSorted((one, other) => header.split(other).length - header.split(one).length)
  return best
}

function recordsOf(text: string, most?: number): { line: number; cells: string[] }[] {
  const found: { line: number; cells: string[] }[] = []
  try {
    parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      ...(most !== undefined && { to: most }),
      on_record: (cells: string[], { lines }) => {
        // The parser reports the line where a record ends; the report names the line where it begins.
        const breaks = cells.join('').split('\n').length - 1
        if (cells.some((cell) => cell.trim() !== '')) found.push({ line: lines - breaks, cells })
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new Unreadable('file.quotes', { line: Number(error['lines']) || null })
  }
  return found
}

export const isColumn = (name: string): name is ExchangeColumn => exchangeColumns.some((column) => column === name)
const nameOf = (cell: string) =>
  unescapeFormula(cell)
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')

/** Returns the names of the columns that a text begins with; none where it does not begin like a table. */
export function headerOf(text: string): string[] {
  try {
    return recordsOf(text.trimStart(), 1).flatMap(({ cells }) => cells.map(nameOf))
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return []
  }
}

const needed = ['type', 'title'] as const satisfies ExchangeColumn[]

/**
 * Reads the header; unknown columns are reported and ignored.
 * @throws Unreadable where a required column is missing or a column occurs twice
 */
function headOf(cells: readonly string[], line: number): { columns: string[]; problems: Problem[] } {
  const columns = cells.map(nameOf)
  const missing = needed.filter((name) => !columns.includes(name))
  if (missing.length > 0) throw new Unreadable('file.columns', { line, what: missing.join(', ') })
  const twice = columns.find((name, at) => isColumn(name) && columns.indexOf(name) < at)
  if (twice !== undefined) throw new Unreadable('file.columnTwice', { line, what: twice })
  const unknown = columns.filter((name) => name !== '' && !isColumn(name))
  return { columns, problems: unknown.map((what) => noteOf('file.columnUnknown', { line, what })) }
}

/** Parses a CSV table into rows, with their cells by column name. */
export function readTable(text: string): { rows: TableRow[]; problems: Problem[] } {
  const [head, ...records] = recordsOf(text)
  if (!head) throw new Unreadable('file.empty')
  const { columns, problems } = headOf(head.cells, head.line)
  const cellIn = (cells: readonly string[], name: ExchangeColumn) => unescapeFormula(cells[columns.indexOf(name)] ?? '')
  const rows = records.map(({ line, cells }) => ({
    line,
    cells: {
      type: cellIn(cells, 'type'),
      title: cellIn(cells, 'title'),
      question: cellIn(cells, 'question'),
      sentence: cellIn(cells, 'sentence'),
      choices: cellIn(cells, 'choices'),
      right: cellIn(cells, 'right'),
      answers: cellIn(cells, 'answers'),
      options: cellIn(cells, 'options'),
      feedback: cellIn(cells, 'feedback'),
      media_type: cellIn(cells, 'media_type'),
      media_url: cellIn(cells, 'media_url'),
      image_text: cellIn(cells, 'image_text'),
      topic: '',
      remarks: '',
    },
  }))
  return { rows, problems }
}
