/** The UTF-8 byte order mark, by which spreadsheets recognize the encoding. */
export const csvMark = '\uFEFF'

/** Prevents CSV injection: a cell that a spreadsheet would run as a formula is escaped. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) && !/^-?\d+([.,]\d+)?$/.test(text) ? `'${text}` : text)

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  return typeof value === 'string' ? harmless(value) : JSON.stringify(value)
}

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Serializes a row as RFC 4180 says, with formulas escaped. */
export const csvLine = (cells: readonly unknown[]): string =>
  `${cells.map((cell) => quoted(textOf(cell))).join(',')}\r\n`
