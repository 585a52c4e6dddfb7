import { noteOf } from '@the-house/domain/server'
import type { Problem } from './problem.ts'

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
    // In fatal mode the decoder throws a TypeError where the bytes are not UTF-8.
    return null
  }
}

/**
 * Decodes a file: by its byte order mark, else as UTF-8, else as Windows-1252, which spreadsheets in Portuguese write;
 * the last guess is reported as a problem. null where the file is not text.
 */
export function decode(bytes: Buffer): Decoded | null {
  const [, marked] = marks.find(([mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? []
  const known = marked ? new TextDecoder(marked).decode(bytes) : utf8(bytes)
  const text = known ?? new TextDecoder('windows-1252').decode(bytes)
  if (text.includes('\0')) return null
  return { text: oneLineEnd(text), problems: known === null ? [noteOf('file.guessed')] : [] }
}
