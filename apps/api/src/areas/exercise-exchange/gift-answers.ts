import { noteOf, type Offer } from '@the-house/domain/server'
import { giftOrder } from './gift-order.ts'
import { formatOf, htmlOf, placeOf, unescaped } from './gift-text.ts'
import type { TextFormat } from './html-by-format.ts'
import type { AnswerContent } from './loss/content.ts'
import { numberContent, numberOffer, numbersRead, type NumberOffer } from './number-offer.ts'
import { offeredBy } from './offered.ts'
import { plainText } from './plain-text.ts'
import type { Problem } from './problem.ts'

export type Answers =
  | { kind: 'essay' }
  | { kind: 'written' | 'choice'; single: boolean; offers: Offer[]; content: AnswerContent[] }
  /** HTML on the left, text on the right; a left side that is empty has a wrong offer on its right. */
  | { kind: 'matching'; pairs: { left: string; right: string }[] }
  | { kind: 'numerical'; accepted: NumberOffer[]; content: AnswerContent[] }
  /** HTML of the items in their right order. */
  | { kind: 'ordering'; items: string[] }

export interface AnswerPart {
  answers: Answers | null
  /** HTML of the general feedback. */
  feedback: string | null
  problems: Problem[]
}

/** Splits a text before each of the unescaped signs; every part begins with its sign. */
function partsAt(text: string, signs: string): string[] {
  const starts: number[] = []
  for (let at = placeOf(text, signs); at >= 0; at = placeOf(text, signs, at + 1)) starts.push(at)
  return starts.map((start, index) => text.slice(start, starts[index + 1]))
}

/** Splits off the general feedback, which follows the answers after `####`. */
function withoutFeedback(body: string, format: TextFormat): { body: string; feedback: string | null } {
  let at = placeOf(body, '#')
  while (at >= 0 && !body.startsWith('####', at)) at = placeOf(body, '#', at + 1)
  if (at < 0) return { body, feedback: null }
  return { body: body.slice(0, at), feedback: readHtml(body.slice(at + 4), format) }
}

/** Reads a text of an answer as HTML: its own format, else that of the question. */
function readHtml(text: string, inherited: TextFormat): string {
  const { format, rest } = formatOf(text.trim(), inherited)
  return htmlOf(rest, format)
}

const weight = /^\s*%(-?\d+(?:\.\d+)?)%/

function offerOf(part: string, format: TextFormat): { offer: Offer; content: AnswerContent } {
  const [whole, share] = weight.exec(part.slice(1)) ?? ['']
  const rest = part.slice(1 + whole.length)
  const comment = placeOf(rest, '#')
  const own = formatOf(comment < 0 ? rest : rest.slice(0, comment), format)
  const html = htmlOf(own.rest.trim(), own.format)
  return offeredBy({
    html,
    text: own.format === 'html' || own.format === 'markdown' ? plainText(html) : unescaped(own.rest).trim(),
    share: share === undefined ? (part.startsWith('=') ? 100 : 0) : Number(share),
    feedback: comment < 0 ? '' : readHtml(rest.slice(comment + 1), format),
  })
}

/** True and false; what follows them is said to a wrong answer and to a right one. */
function truth(isTrue: boolean, comments: string[], format: TextFormat): Answers {
  const [toWrong = '', toRight = ''] = comments.map((comment) => readHtml(comment, format))
  const read = [true, false].map((one) =>
    offeredBy({
      html: one ? 'True' : 'False',
      share: one === isTrue ? 100 : 0,
      feedback: one === isTrue ? toRight : toWrong,
    }),
  )
  return choiceOf('choice', true, read)
}

const choiceOf = (
  kind: 'written' | 'choice',
  single: boolean,
  read: readonly { offer: Offer; content: AnswerContent }[],
): Answers => ({
  kind,
  single,
  offers: read.map(({ offer }) => offer),
  content: read.map(({ content }) => content),
})

/** Splits a pair at its arrow, for which GIFT has no escape. */
function pairOf(part: string, format: TextFormat): { left: string; right: string } {
  const at = part.indexOf('->')
  return { left: readHtml(part.slice(1, at), format), right: unescaped(part.slice(at + 2)).trim() }
}

type Read = (answers: Answers | null, problems?: Problem[]) => AnswerPart

/** Reads the numbers of a question: one alone, or each after its sign. */
function readNumbers(text: string, format: TextFormat, found: Read): AnswerPart {
  const parts = placeOf(text.trim(), '=~') === 0 ? partsAt(text, '=~') : [`=${text}`]
  const accepted: NumberOffer[] = []
  const content: AnswerContent[] = []
  const texts: string[] = []
  for (const part of parts) {
    const [whole, share] = weight.exec(part.slice(1)) ?? ['']
    const rest = part.slice(1 + whole.length)
    const comment = placeOf(rest, '#')
    const said = comment < 0 ? '' : readHtml(rest.slice(comment + 1), format)
    const number = (comment < 0 ? rest : rest.slice(0, comment)).trim()
    const worth = share === undefined ? (part.startsWith('=') ? 100 : 0) : Number(share)
    // What a wrong sign alone stands for: every other number.
    const offer = numberOffer(number === '' && worth <= 0 ? '*' : unescaped(number), worth)
    if (!offer) return found(null, [noteOf('value.wrong', { what: number.slice(0, 100) })])
    texts.push(unescaped(number))
    accepted.push(offer)
    content.push(numberContent(offer, said))
  }
  return found({ kind: 'numerical', accepted, content }, numbersRead(texts))
}

const trueOrFalse = /^(T|TRUE|F|FALSE)\s*(?=#|$)/i

/** Parses the answers between the braces of a question. */
export function readAnswers(inside: string, format: TextFormat): AnswerPart {
  const { body, feedback } = withoutFeedback(inside, format)
  const text = body.trim()
  const found = (answers: Answers | null, problems: Problem[] = []) => ({ answers, feedback, problems })
  if (text === '') return found({ kind: 'essay' })
  if (text.startsWith('>')) {
    const { items, settings } = giftOrder(text)
    const lines = items.map((item) => readHtml(item, 'moodle'))
    return found(
      { kind: 'ordering', items: lines },
      settings.length > 0 ? [noteOf('setting.lost', { what: settings.join(', ') })] : [],
    )
  }
  if (text.startsWith('#')) return readNumbers(text.slice(1), format, found)
  const [told] = trueOrFalse.exec(text) ?? []
  if (told !== undefined) {
    const comments = partsAt(text.slice(told.length), '#').map((part) => part.slice(1))
    const unread = comments.slice(2).map((comment) => unescaped(comment).trim()).join('; ') // oxfmt-ignore
    const problems = unread === '' ? [] : [noteOf('comments.lost', { what: unread.slice(0, 100) })]
    return found(truth(told.toUpperCase().startsWith('T'), comments, format), problems)
  }
  if (placeOf(text, '=~') !== 0) return found(null, [noteOf('gift.answers')])
  const parts = partsAt(text, '=~')
  if (parts.length > 1 && parts.every((part) => part.startsWith('=') && part.includes('->')))
    return found({ kind: 'matching', pairs: parts.map((part) => pairOf(part, format)) })
  const kind = parts.some((part) => part.startsWith('~')) ? 'choice' : 'written'
  const single = parts.some((part) => part.startsWith('='))
  return found(choiceOf(kind, single, parts.map((part) => offerOf(part, format)))) // oxfmt-ignore
}
