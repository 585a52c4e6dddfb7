import type { EnrolErrorCode, TableReading } from '@the-house/domain'
import { decodeText, normalizeText, Undecodable, type DecodedText } from '@the-house/domain/decoding'
import { BudgetExceeded, type Budget, type BudgetName } from '../../reading/budget.ts'
import { OpenQuote, readRecords } from '../../reading/read-records.ts'
import { separatorOf } from '../../reading/separator.ts'
import type { Line } from '../table.ts'
import { errorOf, Unreadable } from './enrol-errors.ts'

function decode(bytes: Uint8Array): DecodedText {
  try {
    return decodeText(bytes)
  } catch (error) {
    if (!(error instanceof Undecodable)) throw error
    throw new Unreadable(errorOf(error.line ?? 0, error.reason))
  }
}

/** What a table is told that breaks a budget; it has no elements. */
const beyond: Record<BudgetName, EnrolErrorCode> = {
  rows: 'tooMany',
  cells: 'manyCells',
  allCells: 'tooMuch',
  characters: 'longCell',
  depth: 'tooMuch',
  elements: 'tooMuch',
}

/** The lines of a file, and how it was understood. */
export interface CsvFile extends Omit<TableReading, 'columns'> {
  lines: Line[]
}

/**
 * Parses the lines of a CSV file that are not empty, the header first.
 * @throws Unreadable where it is no table, or at the first line that breaks the budget
 */
export function readCsv(bytes: Uint8Array, budget: Budget): CsvFile {
  const { text: decoded, encoding, isGuessed: guessed } = decode(bytes)
  const { text, separator } = separatorOf(normalizeText(decoded))
  try {
    return { encoding, guessed, separator, lines: readRecords(text, { budget, separator, trim: true }) }
  } catch (error) {
    if (error instanceof OpenQuote) throw new Unreadable(errorOf(error.line ?? 0, 'quotes'))
    if (!(error instanceof BudgetExceeded)) throw error
    const { budget: name, line, most } = error
    throw new Unreadable(errorOf(line, beyond[name], { known: [String(most)] }))
  }
}
