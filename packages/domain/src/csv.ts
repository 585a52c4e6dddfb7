/** Tells spreadsheets that what follows is UTF-8. */
export const csvMark = '\uFEFF'

/** A formula of a spreadsheet would run where somebody opens the file. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) && !/^-?\d+([.,]\d+)?$/.test(text) ? `'${text}` : text)

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  return typeof value === 'string' ? harmless(value) : JSON.stringify(value)
}

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A row of a table as RFC 4180 has it; what is written runs nothing. */
export const csvLine = (cells: readonly unknown[]): string =>
  `${cells.map((cell) => quoted(textOf(cell))).join(',')}\r\n`
