import { noteOf, type Problem } from './problem.ts'

export interface Decoded {
  text: string
  problems: Problem[]
}

const marks: [number[], string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

const oneLineEnd = (text: string) => text.replaceAll(/\r\n?/g, '\n').normalize('NFC')

function utf8(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // TypeError is how the decoder says that these bytes are no UTF-8.
    return null
  }
}

/**
 * The text of a file: by its mark, else UTF-8, else what spreadsheets in Portuguese write, which is told. null: it is no
 * text at all.
 */
export function decode(bytes: Buffer): Decoded | null {
  const [, marked] = marks.find(([mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? []
  const known = marked ? new TextDecoder(marked).decode(bytes) : utf8(bytes)
  const text = known ?? new TextDecoder('windows-1252').decode(bytes)
  if (text.includes('\0')) return null
  return { text: oneLineEnd(text), problems: known === null ? [noteOf('file.guessed')] : [] }
}
