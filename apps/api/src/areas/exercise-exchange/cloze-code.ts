import { noteOf, type Gap, type Offer } from '@the-house/domain/server'
import { plainText } from './plain-text.ts'
import type { Problem } from './problem.ts'

/** Moodle's names of the cloze gaps that an exercise can hold. */
const kinds: Record<string, Gap['kind']> = {
  SHORTANSWER: 'written', SA: 'written', MW: 'written', SHORTANSWER_C: 'written', SAC: 'written', MWC: 'written',
  MULTICHOICE: 'chosen', MC: 'chosen', MULTICHOICE_V: 'chosen', MCV: 'chosen', MULTICHOICE_H: 'chosen',
  MCH: 'chosen', MULTICHOICE_S: 'chosen', MCS: 'chosen', MULTICHOICE_VS: 'chosen', MCVS: 'chosen',
  MULTICHOICE_HS: 'chosen', MCHS: 'chosen',
} // oxfmt-ignore

const code = /\{\d*:([A-Z_]+):((?:\\.|[^\\{}])*)\}/gs
const stroke = /\\([~#}{/"\\])/g

const unescaped = (text: string) => text.replaceAll(stroke, '$1')

/** Splits a gap at its unescaped tildes. */
const partsOf = (text: string): string[] => text.match(/(?:\\.|[^~\\])+/gs) ?? []

const form = /^\s*(=|%(-?\d+(?:\.\d+)?)%)?((?:\\.|[^\\#])*)(?:#(.*))?$/s

function offerOf(part: string): { offer: Offer; hasComment: boolean } {
  const [, sign, share, text = '', comment = ''] = form.exec(part) ?? []
  const worth = share === undefined ? (sign === '=' ? 100 : 0) : Number(share)
  return { offer: { text: plainText(unescaped(text)), share: worth }, hasComment: comment.trim() !== '' }
}

/**
 * Parses the HTML of a cloze question into text and gaps; `pieces` is null where a gap is of a kind that no exercise
 * can hold.
 */
export function readCloze(html: string): { pieces: (string | Gap)[] | null; problems: Problem[] } {
  const pieces: (string | Gap)[] = []
  let from = 0
  let lost = false
  for (const { 0: whole, 1: name = '', 2: body = '', index } of html.matchAll(code)) {
    const kind = kinds[name]
    if (!kind) return { pieces: null, problems: [noteOf('cloze.kind', { what: name })] }
    const read = partsOf(body).map(offerOf)
    lost ||= read.some(({ hasComment }) => hasComment)
    pieces.push(html.slice(from, index), { kind, offers: read.map(({ offer }) => offer) })
    from = index + whole.length
  }
  pieces.push(html.slice(from))
  return { pieces, problems: lost ? [noteOf('comments.lost')] : [] }
}
