import { isUtf8 } from 'node:buffer'
import {
  decodeStrict,
  decodeText,
  isEncoding,
  normalizeText,
  Undecodable,
  type DecodedText,
} from '@the-house/domain/decoding'
import { noteOf } from '@the-house/domain/server'
import { Unreadable, type Problem } from './problem.ts'

export interface Decoded extends DecodedText {
  problems: Problem[]
}

/** The text of what a decoder takes. @throws Unreadable where it takes it for no text, or for letters it does not know */
function readable<T>(decoding: () => T): T {
  try {
    return decoding()
  } catch (error) {
    if (!(error instanceof Undecodable)) throw error
    throw new Unreadable(error.reason === 'binary' ? 'file.binary' : 'file.letters', { line: error.line })
  }
}

/**
 * Decodes a file; that its encoding was guessed is reported as a problem.
 * @throws Unreadable where it is no text, or its letters are of no encoding that is known
 */
export const decode = (bytes: Uint8Array): Decoded =>
  readable(() => {
    const { text, encoding, isGuessed } = decodeText(bytes)
    return { text: normalizeText(text), encoding, isGuessed, problems: isGuessed ? [noteOf('file.guessed')] : [] }
  })

const declaration = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/

/**
 * Decodes a file of XML: one that is neither marked nor UTF-8 in the encoding that its declaration names.
 * @throws Unreadable as `decode` does
 */
export function decodeXml(bytes: Uint8Array): Pick<Decoded, 'text' | 'problems'> {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const declared = declaration.exec(head)?.[1] ?? 'utf-8'
  if (/^utf-/i.test(declared) || !isEncoding(declared) || isUtf8(bytes)) return decode(bytes)
  return { text: normalizeText(readable(() => decodeStrict(bytes, declared))), problems: [] }
}

/**
 * Decodes a file that a standard wants in UTF-8, unless it declares another encoding, inside of a package.
 * @throws Unreadable as `decode` does, and where the encoding could only be guessed
 */
export function decodeDeclared(bytes: Uint8Array): string {
  const { text, problems } = decodeXml(bytes)
  if (problems.length > 0) throw new Unreadable('file.letters')
  return text
}
