import { exchangeColumns, unescapeFormula, type ExchangeColumn } from '@the-house/domain'
import { noteOf, type CsvCells } from '@the-house/domain/server'
import { BudgetExceeded, budgets } from '../../reading/budget.ts'
import { delimiterOf, OpenQuote, readRecords, type TableRecord } from '../../reading/read-records.ts'
import { Unreadable, type Problem } from './problem.ts'

export interface TableRow {
  line: number
  cells: CsvCells
}

function recordsOf(text: string, most?: number): TableRecord[] {
  try {
    const delimiter = delimiterOf(text.trimStart(), [',', ';', '\t'])
    return readRecords(text, { budget: budgets.exercises, delimiter, ...(most !== undefined && { most }) })
  } catch (error) {
    if (!(error instanceof OpenQuote)) throw error
    throw new Unreadable('file.quotes', { line: error.line })
  }
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
    if (!(error instanceof Unreadable || error instanceof BudgetExceeded)) throw error
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
      tests_only: cellIn(cells, 'tests_only'),
      topic: '',
      remarks: '',
    },
  }))
  return { rows, problems }
}
