import { asHtml, type Gap, type Offer } from '@the-house/domain/server'
import type { BankAsked } from '../bank-exercise.ts'
import { numberContent, unitContent } from '../number-offer.ts'
import type { Asked } from '../question.ts'
import type { AnswerContent, Content } from './content.ts'

const answerOf = ({ text, share, feedback = '' }: Offer): AnswerContent => ({ html: asHtml(text), share, feedback })

const gapsOf = (pieces: readonly (string | Gap)[]) => ({
  text: pieces.map((piece) => (typeof piece === 'string' ? piece : '#####')).join(''),
  answers: pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.offers.map(answerOf)])),
})

/** The content of a question as it was parsed; a reader that knows more of it replaces a part. */
export function contentOfAsked(asked: Asked | BankAsked): Partial<Content> {
  if (asked.kind === 'cloze') return gapsOf(asked.pieces)
  if (asked.kind === 'bank') {
    const { text, answers } = gapsOf(asked.pieces)
    const [first = [], ...others] = answers
    return { text, answers: [[...first, ...asked.extra.map((word) => answerOf({ text: word, share: 0 }))], ...others] }
  }
  const { html: text } = asked
  if (asked.kind === 'essay') return { text, model: asHtml(asked.model ?? '') }
  if (asked.kind === 'matching') {
    const all = [...asked.pairs, ...asked.extra.map((right) => ({ left: '', right }))]
    return { text, pairs: all.map(({ left, right }) => ({ left: asHtml(left), right: asHtml(right) })) }
  }
  if (asked.kind === 'ordering') return { text, items: asked.items.map(asHtml) }
  if (asked.kind === 'numerical')
    return { text, answers: [asked.accepted.map((one) => numberContent(one)), asked.units.map(unitContent)] }
  return { text, answers: [asked.offers.map(answerOf)], isSet: asked.kind === 'choice' && !asked.single }
}
