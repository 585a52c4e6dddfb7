import { CsvError, parse } from 'csv-parse/sync'
import { faultOf, Unreadable } from './fault.ts'

/** The cells of a line of a table, trimmed; a line counts from 1. */
export interface Line {
  line: number
  cells: readonly string[]
}

/** The text of a file with one kind of line end, one way to write accents and no byte order mark. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll(/\r\n?/g, '\n').normalize('NFC')
  } catch {
    // TypeError is how the decoder says that these bytes are no UTF-8.
    throw new Unreadable(faultOf(0, 'notUtf8'))
  }
}

/** Spreadsheets separate by semicolons where numbers have a decimal comma. */
function delimiterOf(text: string): ',' | ';' {
  const [header = ''] = text.trimStart().split('\n', 1)
  return header.split(';').length > header.split(',').length ? ';' : ','
}

function parseText(text: string): Line[] {
  const found: Line[] = []
  try {
    parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      on_record: (cells: string[], { lines }) => {
        // The parser names the line where a record ends.
        const breaks = cells.join('').split('\n').length - 1
        found.push({ line: lines - breaks, cells })
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new Unreadable(faultOf(Number(error['lines']), 'quotes'))
  }
  return found
}

/** The lines of a CSV file that hold anything, the header first. */
export const readCsv = (bytes: Uint8Array): Line[] =>
  parseText(textOf(bytes)).filter(({ cells }) => cells.some((cell) => cell !== ''))
