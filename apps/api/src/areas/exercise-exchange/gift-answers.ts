import { noteOf, type Offer } from '@the-house/domain/server'
import { formatOf, htmlOf, placeOf, unescaped } from './gift-text.ts'
import { plainText } from './plain-text.ts'
import type { Problem } from './problem.ts'

export type Answers =
  | { kind: 'essay' }
  | { kind: 'truefalse'; right: boolean }
  | { kind: 'written' | 'choice'; single: boolean; offers: Offer[] }
  /** A kind of question that no exercise can hold. */
  | { kind: 'other'; what: string }

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
function withoutFeedback(body: string, format: string): { body: string; feedback: string | null } {
  let at = placeOf(body, '#')
  while (at >= 0 && !body.startsWith('####', at)) at = placeOf(body, '#', at + 1)
  if (at < 0) return { body, feedback: null }
  const own = formatOf(body.slice(at + 4).trim())
  const inherited = /^\s*\[/.test(body.slice(at + 4)) ? own.format : format
  return { body: body.slice(0, at), feedback: htmlOf(own.rest, inherited) }
}

interface Read {
  offer: Offer
  isRight: boolean
  hasComment: boolean
}

const weight = /^\s*%(-?\d+(?:\.\d+)?)%/

function offerOf(part: string, format: string): Read {
  const isRight = part.startsWith('=')
  const [whole, share] = weight.exec(part.slice(1)) ?? ['']
  const rest = part.slice(1 + whole.length)
  const comment = placeOf(rest, '#')
  const own = formatOf(comment < 0 ? rest : rest.slice(0, comment))
  const isHtml = /^\s*\[/.test(rest) ? own.format === 'html' : format === 'html'
  const text = isHtml ? plainText(unescaped(own.rest)) : unescaped(own.rest).trim()
  return {
    isRight,
    hasComment: comment >= 0 && rest.slice(comment + 1).trim() !== '',
    offer: { text, share: share === undefined ? (isRight ? 100 : 0) : Number(share) },
  }
}

const trueOrFalse = /^(T|TRUE|F|FALSE)\s*(#|$)/i

/** Parses the answers between the braces of a question. */
export function readAnswers(inside: string, format: string): AnswerPart {
  const { body, feedback } = withoutFeedback(inside, format)
  const text = body.trim()
  const found = (answers: Answers | null, problems: Problem[] = []) => ({ answers, feedback, problems })
  if (text === '') return found({ kind: 'essay' })
  if (text.startsWith('#')) return found({ kind: 'other', what: 'numerical' })
  const [, told] = trueOrFalse.exec(text) ?? []
  if (told !== undefined) return found({ kind: 'truefalse', right: told.toUpperCase().startsWith('T') })
  if (placeOf(text, '=~') !== 0) return found(null, [noteOf('gift.answers')])
  const parts = partsAt(text, '=~')
  if (parts.length > 1 && parts.every((part) => part.startsWith('=') && part.includes('->')))
    return found({ kind: 'other', what: 'matching' })
  const read = parts.map((part) => offerOf(part, format))
  const lost = read.some(({ hasComment }) => hasComment) ? [noteOf('comments.lost')] : []
  const offers = read.map(({ offer }) => offer)
  const isChoice = parts.some((part) => part.startsWith('~'))
  const single = read.some(({ isRight }) => isRight)
  return found({ kind: isChoice ? 'choice' : 'written', single, offers }, lost)
}
