import { CsvError, parse } from 'csv-parse/sync'
import { BudgetExceeded, type Budget } from './budget.ts'

/** A line of a table, where it begins, and its cells. */
export interface TableRecord {
  line: number
  cells: string[]
}

/** Thrown where a quotation mark is not closed; null: the line is not known. */
export class OpenQuote extends Error {
  readonly line: number | null

  constructor(line: number | null) {
    super('a quotation mark is not closed')
    this.name = 'OpenQuote'
    this.line = line
  }
}

/** How many cells of a row may be as long as a cell may be. */
const longCells = 5

/** Where the separator of a table is looked for: a header is shorter. */
const headerLength = 10_000

/** Guesses the separator from the header: spreadsheets use semicolons where the locale has a decimal comma. */
export function delimiterOf(text: string, signs: readonly string[]): string {
  const [header = ''] = text.slice(0, headerLength).split('\n', 1)
  const [best = ','] = signs.toSorted((one, other) => header.split(other).length - header.split(one).length)
  return best
}

interface Options {
  budget: Pick<Budget, 'rows' | 'cells' | 'allCells' | 'characters'>
  delimiter: string
  /** Whether blanks around cells are dropped. */
  trim?: boolean
  /** How many records are read; absent: all. */
  most?: number
}

/**
 * Reads the records of a table that are not empty, the header first.
 * @throws BudgetExceeded at the first row, cell or character beyond the budget: nothing after it is read
 */
export function readRecords(text: string, { budget, delimiter, trim = false, most }: Options): TableRecord[] {
  const found: TableRecord[] = []
  let allCells = 0
  let begin = 1
  try {
    parse(text, {
      delimiter,
      trim,
      relax_column_count: true,
      skip_empty_lines: true,
      // Ends a cell that never ends before it fills the memory.
      max_record_size: longCells * budget.characters,
      ...(most !== undefined && { to: most }),
      cast: (cell, { index, lines }) => {
        allCells += 1
        if (index >= budget.cells) throw new BudgetExceeded('cells', lines, budget.cells)
        if (cell.length > budget.characters) throw new BudgetExceeded('characters', lines, budget.characters)
        if (allCells > budget.allCells) throw new BudgetExceeded('allCells', lines, budget.allCells)
        return cell
      },
      on_record: (cells: string[], { lines }) => {
        begin = lines + 1
        if (!cells.some((cell) => cell.trim() !== '')) return null
        // The parser reports the line where a record ends; a report names the line where it begins.
        const line = lines - (cells.join('').split('\n').length - 1)
        if (found.length > budget.rows) throw new BudgetExceeded('rows', line, budget.rows)
        found.push({ line, cells })
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = Number(error['lines']) || null
    if (error.code === 'CSV_MAX_RECORD_SIZE') throw new BudgetExceeded('characters', begin, budget.characters)
    throw new OpenQuote(line)
  }
  return found
}
