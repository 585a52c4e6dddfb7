import type { Encoding, Separator } from '@the-house/domain'

/** How a program writes a table. */
export interface TableStyle {
  encoding: Encoding
  /** Whether the file begins with a byte order mark. */
  isMarked?: boolean
  separator: Separator
  lineEnd: '\n' | '\r\n' | '\r'
  /** Whether every cell is quoted, or those alone that need it. */
  quotesAll?: boolean
  /** Whether a line `sep=` comes first. */
  isNamed?: boolean
}

/** The bytes 0x80 to 0x9F of Windows-1252; a dot is none. */
const windows = '€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ'

/** Whether Windows-1252 has all letters of a text. */
export const isWindowsText = (text: string): boolean =>
  Array.from(text).every(
    (sign) => /[\t\n\r\u0020-\u007E\u00A0-\u00FF]/.test(sign) || (sign !== '.' && windows.includes(sign)),
  )

const windowsByte = (sign: string) => (sign.charCodeAt(0) < 256 ? sign.charCodeAt(0) : 0x80 + windows.indexOf(sign))

const encoders: Record<Encoding, (text: string) => Buffer> = {
  'UTF-8': (text) => Buffer.from(text),
  'UTF-16LE': (text) => Buffer.from(text, 'utf16le'),
  'UTF-16BE': (text) => Buffer.from(text, 'utf16le').swap16(),
  'WINDOWS-1252': (text) => Buffer.from(Array.from(text, windowsByte)),
}

/** Encodes a text; Windows-1252 is given what it has letters for. */
export const encode = (
  text: string,
  { encoding, isMarked = false }: Pick<TableStyle, 'encoding' | 'isMarked'>,
): Buffer => encoders[encoding](isMarked && encoding !== 'WINDOWS-1252' ? `\uFEFF${text}` : text)

/** Writes a table as a program does. */
export function writeTable(rows: readonly (readonly string[])[], style: TableStyle): Buffer {
  const { separator, lineEnd, quotesAll = false, isNamed = false } = style
  const cellOf = (cell: string) =>
    quotesAll || /["\n\r]/.test(cell) || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell
  const lines = rows.map((cells) => cells.map(cellOf).join(separator))
  const text = [...(isNamed ? [`sep=${separator}`] : []), ...lines, ''].join('\n')
  return encode(text.replaceAll('\n', lineEnd), style)
}
