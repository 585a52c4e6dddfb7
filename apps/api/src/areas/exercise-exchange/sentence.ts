import type { Gap } from '@the-house/domain/server'
import { keptHtml } from './loss/kept-html.ts'
import { plainText } from './plain-text.ts'

/** A private-use character that stands for a gap while the text around it is parsed. */
const mark = '\uE000'
const block = /<(?:p|div|li|h[1-6]|tr|blockquote|hr)\b[^<>]*>/gi

/** The index of the block element that holds the first gap; the HTML before it is the instruction. */
function startOfSentence(html: string): number {
  const before = html.slice(0, html.indexOf(mark))
  return Array.from(before.matchAll(block)).at(-1)?.index ?? 0
}

/** The HTML of an instruction; what opens before the sentence and shows nothing, as a table around it, is none. */
const shownIn = (html: string) =>
  plainText(html) === '' && !/<(?:img|audio|video|a|hr)\b/i.test(html) ? '' : keptHtml(html)

export interface Sentence {
  /** The HTML before the sentence. */
  instruction: string
  /** The plain texts around the gaps: one more than there are gaps. */
  texts: string[]
  gaps: Gap[]
}

/** Splits a text with gaps into the instruction as HTML and the sentence as plain text, as an exercise stores them. */
export function sentenceOf(pieces: readonly (string | Gap)[]): Sentence {
  const html = pieces.map((piece) => (typeof piece === 'string' ? piece.replaceAll(mark, '') : mark)).join('')
  const start = startOfSentence(html)
  return {
    instruction: shownIn(html.slice(0, start).trim()),
    texts: plainText(html.slice(start)).split(mark),
    gaps: pieces.filter((piece): piece is Gap => typeof piece !== 'string'),
  }
}
