import { decodeText, normalizeText, Undecodable, type DecodedText } from '@the-house/domain/decoding'
import { noteOf } from '@the-house/domain/server'
import { Unreadable, type Problem } from './problem.ts'

export interface Decoded extends DecodedText {
  problems: Problem[]
}

/**
 * Decodes a file; that its encoding was guessed is reported as a problem.
 * @throws Unreadable where it is no text, or its letters are of no encoding that is known
 */
export function decode(bytes: Uint8Array): Decoded {
  try {
    const { text, encoding, isGuessed } = decodeText(bytes)
    return { text: normalizeText(text), encoding, isGuessed, problems: isGuessed ? [noteOf('file.guessed')] : [] }
  } catch (error) {
    if (!(error instanceof Undecodable)) throw error
    throw new Unreadable(error.reason === 'binary' ? 'file.binary' : 'file.letters', { line: error.line })
  }
}
