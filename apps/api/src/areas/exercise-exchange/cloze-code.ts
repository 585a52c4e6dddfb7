import { noteOf, type Gap } from '@the-house/domain/server'
import type { AnswerContent } from './loss/content.ts'
import { offeredBy } from './offered.ts'
import type { Problem } from './problem.ts'

/** Moodle's names of the cloze gaps that an exercise can hold. */
const kinds: Record<string, Gap['kind']> = {
  SHORTANSWER: 'written', SA: 'written', MW: 'written', SHORTANSWER_C: 'written', SAC: 'written', MWC: 'written',
  MULTICHOICE: 'chosen', MC: 'chosen', MULTICHOICE_V: 'chosen', MCV: 'chosen', MULTICHOICE_H: 'chosen',
  MCH: 'chosen', MULTICHOICE_S: 'chosen', MCS: 'chosen', MULTICHOICE_VS: 'chosen', MCVS: 'chosen',
  MULTICHOICE_HS: 'chosen', MCHS: 'chosen',
} // oxfmt-ignore

const code = /\{(\d*):([A-Z_]+):((?:\\.|[^\\{}])*)\}/gs
const stroke = /\\([~#}{/"\\])/g

const unescaped = (text: string) => text.replaceAll(stroke, '$1')

/** Splits a gap at its unescaped tildes. */
const partsOf = (text: string): string[] => text.match(/(?:\\.|[^~\\])+/gs) ?? []

const form = /^\s*(=|%(-?\d+(?:\.\d+)?)%)?((?:\\.|[^\\#])*)(?:#(.*))?$/s

function offerOf(part: string) {
  const [, sign, share, text = '', comment = ''] = form.exec(part) ?? []
  const worth = share === undefined ? (sign === '=' ? 100 : 0) : Number(share)
  return offeredBy({ html: unescaped(text), share: worth, feedback: unescaped(comment) })
}

/** A sentence of a file in pieces. */
export interface ReadCloze {
  /** null where a gap is of a kind that no exercise can hold. */
  pieces: (string | Gap)[] | null
  /** The answers of each gap as the file holds them. */
  answers: AnswerContent[][]
  /** The sentence with five hashes for each gap. */
  text: string
  problems: Problem[]
}

/** Parses the HTML of a cloze question into text and gaps. */
export function readCloze(html: string): ReadCloze {
  const pieces: (string | Gap)[] = []
  const answers: AnswerContent[][] = []
  const problems: Problem[] = []
  let from = 0
  let text = ''
  for (const { 0: whole, 1: weight = '', 2: name = '', 3: body = '', index } of html.matchAll(code)) {
    const kind = kinds[name]
    if (!kind) return { pieces: null, answers, text, problems: [noteOf('cloze.kind', { what: name })] }
    const read = partsOf(body).map(offerOf)
    if (name.endsWith('C') && kind === 'written') problems.push(noteOf('setting.lost', { what: name }))
    if (Number(weight || 1) !== 1) problems.push(noteOf('share.lost', { what: whole }))
    pieces.push(html.slice(from, index), { kind, offers: read.map(({ offer }) => offer) })
    answers.push(read.map(({ content }) => content))
    text += `${html.slice(from, index)} ##### `
    from = index + whole.length
  }
  pieces.push(html.slice(from))
  return { pieces, answers, text: text + html.slice(from), problems }
}
