/** Thrown where bytes are no text: `binary` data, or `letters` that the encoding does not have. */
export class Undecodable extends Error {
  readonly reason: 'binary' | 'letters'
  /** The line of the first byte that cannot be read; null: the file as a whole. */
  readonly line: number | null

  constructor(reason: 'binary' | 'letters', line: number | null = null) {
    super(`${reason}${line === null ? '' : ` in line ${line}`}`)
    this.name = 'Undecodable'
    this.reason = reason
    this.line = line
  }
}

/** What the decoder makes of bytes that an encoding of single bytes has no letter for. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const controls = /[\0-\x08\x0E-\x1F\x7F-\x9F]/

function decodeFatal(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch (error) {
    // In fatal mode the decoder throws a TypeError where a byte is no letter of the encoding.
    if (!(error instanceof TypeError)) throw error
    return null
  }
}

/** The line of the first byte that an encoding of single bytes, or UTF-8, cannot read. */
function lineOfFailure(bytes: Uint8Array, label: string): number | null {
  let line = 0
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(0x0a, from)
    const to = end === -1 ? bytes.length : end + 1
    line += 1
    if (decodeFatal(bytes.subarray(from, to), label) === null) return line
    from = to
  }
  return null
}

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length

/** Whether a label, as HTML or a header of a file names an encoding, is one that can be decoded. */
export function isEncoding(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== 'replacement'
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return false
  }
}

/**
 * Decodes bytes by an encoding that is known, without the byte order mark.
 * @throws Undecodable with the line of the first byte that is no letter of the encoding
 */
export function decodeStrict(bytes: Uint8Array, label: string): string {
  const { encoding } = new TextDecoder(label)
  const text = decodeFatal(bytes, label)
  if (text === null)
    throw new Undecodable('letters', encoding.startsWith('utf-16') ? null : lineOfFailure(bytes, label))
  if (text.includes('\0')) throw new Undecodable('binary', lineAt(text, text.indexOf('\0')))
  const wrong = encoding.startsWith('utf-') ? -1 : text.search(controls)
  if (wrong !== -1) throw new Undecodable('letters', lineAt(text, wrong))
  return text
}
