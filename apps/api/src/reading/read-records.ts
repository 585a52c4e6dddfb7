import { CsvError, parse } from 'csv-parse/sync'
import type { Separator } from '@the-house/domain'
import { BudgetExceeded, type Budget } from './budget.ts'

/** A line of a table, where it begins, and its cells. */
export interface TableRecord {
  line: number
  cells: string[]
}

/** Thrown where a quotation mark is not closed; null: the line is not known. */
export class OpenQuote extends Error {
  readonly line: number | null
  /** Whether it stands inside of a cell that does not begin with one. */
  readonly isInside: boolean

  constructor(line: number | null, isInside: boolean) {
    super('a quotation mark is not closed')
    this.name = 'OpenQuote'
    this.line = line
    this.isInside = isInside
  }
}

/** How many cells of a row may be as long as a cell may be. */
const longCells = 5

interface Options {
  budget: Pick<Budget, 'rows' | 'cells' | 'allCells' | 'characters'>
  separator: Separator
  /** Whether blanks around cells are dropped. */
  trim?: boolean
  /** How many records are read; absent: all. */
  most?: number
}

/**
 * Reads the records of a table that are not empty, the header first. A quotation mark inside of a cell is a sign like
 * others where it is not doubled: Google Sheets writes tables with tabs so.
 * @throws BudgetExceeded at the first row, cell or character beyond the budget: nothing after it is read
 */
export function readRecords(text: string, options: Options): TableRecord[] {
  try {
    return parseRecords(text, options, false)
  } catch (error) {
    if (!(error instanceof OpenQuote && error.isInside)) throw error
    return parseRecords(text, options, true)
  }
}

/** `relax_quotes`: whether quotation marks inside of cells are taken as they are. */
function parseRecords(text: string, { budget, separator, trim = false, most }: Options, relax_quotes: boolean) {
  const found: TableRecord[] = []
  let allCells = 0
  let begin = 1
  let breaks = 0
  try {
    parse(text, {
      delimiter: separator,
      trim,
      relax_quotes,
      relax_column_count: true,
      skip_empty_lines: true,
      // Ends a cell that never ends before it fills the memory.
      max_record_size: longCells * budget.characters,
      ...(most !== undefined && { to: most }),
      cast: (cell, { index, lines }) => {
        allCells += 1
        breaks += cell.split('\n').length - 1
        if (index >= budget.cells) throw new BudgetExceeded('cells', lines, budget.cells)
        if (cell.length > budget.characters) throw new BudgetExceeded('characters', lines, budget.characters)
        if (allCells > budget.allCells) throw new BudgetExceeded('allCells', lines, budget.allCells)
        // The parser does not know blanks that a spreadsheet keeps, as the one that does not break a line.
        return trim ? cell.trim() : cell
      },
      on_record: (cells: string[], { lines }) => {
        begin = lines + 1
        // The parser reports the line where a record ends; a report names the line where it begins.
        const line = lines - breaks
        breaks = 0
        if (!cells.some((cell) => cell.trim() !== '')) return null
        if (found.length > budget.rows) throw new BudgetExceeded('rows', line, budget.rows)
        found.push({ line, cells })
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    if (error.code === 'CSV_MAX_RECORD_SIZE') throw new BudgetExceeded('characters', begin, budget.characters)
    throw new OpenQuote(Number(error['lines']) || null, error.code === 'INVALID_OPENING_QUOTE')
  }
  return found
}
