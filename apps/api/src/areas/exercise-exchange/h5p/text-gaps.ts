import type { Gap } from '@the-house/domain/server'
import { plainText } from '../plain-text.ts'

/** A text with the words between its asterisks as gaps. */
export interface GapText {
  pieces: (string | Gap)[]
  /** The tips of gaps, and what they say. */
  more: string[]
}

// Two asterisks in a row are one sign of the text.
const star = '\uE002'
const between = /\*([^*]+)\*/g

/** `answer/other:tip\+said where right\-said where wrong` */
function gapIn(text: string, kind: Gap['kind'], isSplit: boolean): { gap: Gap; more: string[] } {
  const [said = '', ...comments] = text.split(/\\[+-]/)
  const [words = '', ...tips] = said.split(/(?<!\\):/)
  const offers = (isSplit ? words.split('/') : [words])
    .map((word) => plainText(word.replaceAll(star, '*').replaceAll('\\:', ':')).trim())
    .filter((word) => word !== '')
    .map((word) => ({ text: word, share: 100 }))
  return { gap: { kind, offers }, more: [...tips, ...comments].map(plainText) }
}

/**
 * Splits a text at the words between asterisks.
 * @param isSplit whether a slash separates accepted answers
 */
export function gapsIn(html: string, kind: Gap['kind'], isSplit: boolean): GapText {
  const text = html.replaceAll('**', star)
  const pieces: (string | Gap)[] = []
  let from = 0
  const more: string[] = []
  for (const { 0: whole, 1: inner = '', index } of text.matchAll(between)) {
    const read = gapIn(inner, kind, isSplit)
    more.push(...read.more)
    pieces.push(text.slice(from, index).replaceAll(star, '*'), read.gap)
    from = index + whole.length
  }
  pieces.push(text.slice(from).replaceAll(star, '*'))
  return { pieces, more }
}
