import type { EnrolErrorCode } from '@the-house/domain'
import { BudgetExceeded, type Budget, type BudgetName } from '../../reading/budget.ts'
import { delimiterOf, OpenQuote, readRecords } from '../../reading/read-records.ts'
import type { Line } from '../table.ts'
import { errorOf, Unreadable } from './enrol-errors.ts'

/** Decodes a file and normalizes line ends and Unicode, without the byte order mark. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll(/\r\n?/g, '\n').normalize('NFC')
  } catch {
    // The decoder throws TypeError for bytes that are no UTF-8.
    throw new Unreadable(errorOf(0, 'notUtf8'))
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

/**
 * Parses the lines of a CSV file that are not empty, the header first.
 * @throws Unreadable where it is no table, or at the first line that breaks the budget
 */
export function readCsv(bytes: Uint8Array, budget: Budget): Line[] {
  const text = textOf(bytes)
  try {
    return readRecords(text, { budget, delimiter: delimiterOf(text.trimStart(), [',', ';']), trim: true })
  } catch (error) {
    if (error instanceof OpenQuote) throw new Unreadable(errorOf(error.line ?? 0, 'quotes'))
    if (!(error instanceof BudgetExceeded)) throw error
    const { budget: name, line, most } = error
    throw new Unreadable(errorOf(line, beyond[name], { known: [String(most)] }))
  }
}
