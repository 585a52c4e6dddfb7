/** A formula of a spreadsheet would run where somebody opens the file. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) && !/^-?\d+([.,]\d+)?$/.test(text) ? `'${text}` : text)

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  return typeof value === 'string' ? harmless(value) : JSON.stringify(value)
}

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A table as RFC 4180 has it, marked as UTF-8 for spreadsheets. */
export const csvOf = (head: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  `\uFEFF${[head, ...rows].map((row) => row.map((value) => quoted(textOf(value))).join(',')).join('\r\n')}\r\n`
