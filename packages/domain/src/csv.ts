/** The UTF-8 byte order mark, by which spreadsheets recognize the encoding. */
export const csvMark = '\uFEFF'

/** The signs that a formula begins with; spreadsheets run full-width and small ones too. */
const signs = '=+\\-@\\t\\r\\n＝＋－＠﹦﹢﹣﹫'
const formula = new RegExp(`^[${signs}]`)
/** A formula behind apostrophes, which looks like an escaped one. */
const guarded = new RegExp(`^'+[${signs}]`)

/** Escapes what looks like an escaped formula, so that it is read as it was. */
export const escapeGuard = (text: string): string => (guarded.test(text) ? `'${text}` : text)
/** Escapes a cell against CSV injection: an apostrophe keeps a spreadsheet from running it as a formula. */
export const escapeFormula = (cell: string): string => (formula.test(cell) ? `'${cell}` : escapeGuard(cell))
/** Reverts `escapeFormula`. */
export const unescapeFormula = (cell: string): string => (guarded.test(cell) ? cell.slice(1) : cell)

/** Prevents CSV injection; a number is none. */
const harmless = (text: string) => (formula.test(text) && !/^-?\d+([.,]\d+)?$/.test(text) ? `'${text}` : text)

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  return typeof value === 'string' ? harmless(value) : JSON.stringify(value)
}

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Serializes a row as RFC 4180 says, with formulas escaped. */
export const csvLine = (cells: readonly unknown[]): string =>
  `${cells.map((cell) => quoted(textOf(cell))).join(',')}\r\n`
