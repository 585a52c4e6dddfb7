import type { Encoding } from '../table-reading.ts'
import { decodeStrict, Undecodable } from './decode-strict.ts'

export interface DecodedText {
  text: string
  encoding: Encoding
  /** Whether the file does not say how its letters are written: it is neither marked nor UTF-8. */
  isGuessed: boolean
}

const marks: readonly [readonly number[], Encoding][] = [
  [[0xef, 0xbb, 0xbf], 'UTF-8'],
  [[0xff, 0xfe], 'UTF-16LE'],
  [[0xfe, 0xff], 'UTF-16BE'],
]

/** How a file of another kind begins: a zip, as xlsx and ods are, an old workbook, a PDF. */
const binaries: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x25, 0x50, 0x44, 0x46],
]

const beginsWith = (bytes: Uint8Array, begin: readonly number[]) => begin.every((byte, at) => bytes[at] === byte)

/** The encoding that the byte order mark of a file names. */
export const markedEncoding = (bytes: Uint8Array): Encoding | undefined =>
  marks.find(([mark]) => beginsWith(bytes, mark))?.[1]

/** How much of a file without a mark is looked at for UTF-16. */
const looked = 4000

/** UTF-16 of a text in Latin letters: nearly every other byte is 0. */
function wideEncoding(bytes: Uint8Array): Encoding | undefined {
  if (bytes.length < 2 || bytes.length % 2 === 1) return undefined
  const begin = bytes.subarray(0, looked)
  const zeros = [0, 0]
  for (const [at, byte] of begin.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [high = 0, low = 0] = zeros.map((count) => count / (begin.length / 2))
  if (low > 0.5 && high < 0.05) return 'UTF-16LE'
  return high > 0.5 && low < 0.05 ? 'UTF-16BE' : undefined
}

/**
 * A sign between letters, or behind one, that no text in Portuguese or English has there: what ã, ç and é of a Mac or of MS-DOS
 * look like in Windows-1252.
 */
const foreign = /\p{L}[†‡‰‹›¡¢£¤¥¦§¨¬¯¶¸]\p{L}|\p{L}[‚ƒ„ˆ]|\p{L}[ÆŽŒ]\p{Ll}/u

/**
 * What accented letters of UTF-8 look like in Windows-1252: in a file that is of both, as one that was put together. Signs
 * that can stand behind a word in capitals, as NBSP, quotation marks and dashes, are none of them.
 */
const ofUtf8 = /[ÃÂ][€ƒ†‡ˆ‰Š‹ŒŽ™š›œž¡-º¼-¿]/u

/** Decodes what is neither marked nor UTF-8 as Windows-1252, which Excel in Brazil writes; Latin-1 is a part of it. */
function guessed(bytes: Uint8Array): string {
  const text = decodeStrict(bytes, 'windows-1252')
  const index = [foreign, ofUtf8].map((pattern) => text.search(pattern)).filter((at) => at !== -1)
  if (index.length > 0) throw new Undecodable('letters', text.slice(0, Math.min(...index)).split(/\r\n?|\n/).length)
  return text
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return decodeStrict(bytes, 'utf-8')
  } catch (error) {
    if (!(error instanceof Undecodable)) throw error
    if (error.reason === 'binary') throw error
    return null
  }
}

/**
 * Decodes a file of text: by its byte order mark, else as UTF-16 where every other byte is 0, else as UTF-8, else as
 * Windows-1252.
 * @throws Undecodable where it is no text, or its letters are of no encoding that is known
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (binaries.some((begin) => beginsWith(bytes, begin))) throw new Undecodable('binary')
  const known = markedEncoding(bytes) ?? wideEncoding(bytes)
  if (known) return { text: decodeStrict(bytes, known), encoding: known, isGuessed: false }
  const text = decodeUtf8(bytes)
  if (text !== null) return { text, encoding: 'UTF-8', isGuessed: false }
  return { text: guessed(bytes), encoding: 'WINDOWS-1252', isGuessed: true }
}

/** Makes CRLF, and CR alone, a line feed, and composes accents, so that equal texts are equal. */
export const normalizeText = (text: string): string => text.replaceAll(/\r\n?/g, '\n').normalize('NFC')
