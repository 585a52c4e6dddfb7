import { CsvError, parse } from 'csv-parse/sync'
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

/** Detects the delimiter: spreadsheets use semicolons in locales with a decimal comma. */
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
        // The parser reports the line on which a record ends.
        const breaks = cells.join('').split('\n').length - 1
        found.push({ line: lines - breaks, cells })
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new Unreadable(errorOf(Number(error['lines']), 'quotes'))
  }
  return found
}

/** Parses the lines of a CSV file that are not empty, the header first. */
export const readCsv = (bytes: Uint8Array): Line[] =>
  parseText(textOf(bytes)).filter(({ cells }) => cells.some((cell) => cell !== ''))
