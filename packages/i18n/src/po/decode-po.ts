import { decodeStrict, isEncoding, markedEncoding, Undecodable } from '@the-house/domain/decoding'

/** Thrown where the bytes of a PO file are not of the charset that its header declares. */
export class BadCharset extends Error {
  readonly line: number

  constructor(line: number, text: string) {
    super(text)
    this.name = 'BadCharset'
    this.line = line
  }
}

/** How much of a file is looked at for its header, which is the first entry. */
const headerLength = 20_000

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length

/** The charset that the header of a file declares, and its line; the header itself is ASCII. */
function declaredIn(bytes: Uint8Array): { charset: string; line: number } | null {
  const begin = Array.from(bytes.subarray(0, headerLength), (byte) => String.fromCodePoint(byte))
    .join('')
    .replaceAll('\0', '')
  const found = /charset=([\w.:-]+)/i.exec(begin)
  // A template that nobody has filled in names CHARSET.
  if (!found?.[1] || found[1] === 'CHARSET') return null
  return { charset: found[1].toLowerCase(), line: lineOf(begin, found.index) }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    decodeStrict(bytes, 'utf-8')
    return true
  } catch (error) {
    if (!(error instanceof Undecodable)) throw error
    return false
  }
}

/** The line of the first byte beyond ASCII; 0: there is none. */
function lineBeyondAscii(bytes: Uint8Array): number {
  const index = bytes.findIndex((byte) => byte > 0x7f)
  return index === -1 ? 0 : bytes.subarray(0, index).filter((byte) => byte === 0x0a).length + 1
}

const ascii = new Set(['ascii', 'us-ascii', 'ansi_x3.4-1968'])

/** Says where the declared charset cannot be the one that the file is written in. */
function assertDeclared(bytes: Uint8Array, { charset, line }: { charset: string; line: number }): void {
  if (!isEncoding(charset)) throw new BadCharset(line, `declares the charset ${charset}, which cannot be read`)
  const beyond = lineBeyondAscii(bytes)
  if (ascii.has(charset) && beyond > 0) throw new BadCharset(beyond, `has a letter that is not in ${charset}`)
  const isUnicode = charset.startsWith('utf')
  // Letters of other charsets hardly ever are UTF-8 by chance.
  if (!isUnicode && beyond > 0 && isUtf8(bytes))
    throw new BadCharset(line, `declares the charset ${charset}, but is written in UTF-8`)
}

/**
 * Decodes a PO file in the charset that its header declares; UTF-8 without one.
 * @throws BadCharset where the charset is not known, not the one of the file, or does not have one of its letters
 */
export function decodePo(bytes: Uint8Array): string {
  const declared = declaredIn(bytes)
  const marked = markedEncoding(bytes)?.toLowerCase()
  if (declared) assertDeclared(bytes, declared)
  const charset = declared?.charset ?? 'utf-8'
  const isMarkedElse = marked !== undefined && charset.replace(/^utf-?16$/, marked) !== marked
  if (isMarkedElse)
    throw new BadCharset(declared?.line ?? 1, `declares the charset ${charset}, but is marked as ${marked}`)
  try {
    const text = decodeStrict(bytes, charset === 'utf-16' && marked ? marked : charset)
    const lost = text.indexOf('\uFFFD')
    if (lost !== -1) throw new BadCharset(lineOf(text, lost), 'has a letter that was lost before (U+FFFD)')
    return text.replaceAll(/\r\n?/g, '\n')
  } catch (error) {
    if (!(error instanceof Undecodable)) throw error
    throw new BadCharset(error.line ?? 1, `has a letter that is not in ${charset}`)
  }
}
