import { plainText } from './plain-text.ts'
import type { Gap } from './question.ts'

/** A sign of nobody's alphabet: it stands for a gap while the text around it is read. */
const mark = '\uE000'
const block = /<(?:p|div|li|h[1-6]|tr|blockquote|hr)\b[^<>]*>/gi

/** Where the block begins in which the first gap is; what stands before it is the instruction. */
function startOfSentence(html: string): number {
  const before = html.slice(0, html.indexOf(mark))
  return Array.from(before.matchAll(block)).at(-1)?.index ?? 0
}

export interface Sentence {
  /** Html of what stands before the sentence. */
  instruction: string
  /** Plain text between the gaps: one more than there are gaps. */
  texts: string[]
  gaps: Gap[]
}

/** A text with gaps as an exercise has it: its instruction as html, its sentence as plain text. */
export function sentenceOf(pieces: readonly (string | Gap)[]): Sentence {
  const html = pieces.map((piece) => (typeof piece === 'string' ? piece.replaceAll(mark, '') : mark)).join('')
  const start = startOfSentence(html)
  return {
    instruction: html.slice(0, start).trim(),
    texts: plainText(html.slice(start)).split(mark),
    gaps: pieces.filter((piece): piece is Gap => typeof piece !== 'string'),
  }
}
