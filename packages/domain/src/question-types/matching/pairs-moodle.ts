import { newExercise } from '../../exercise-draft.ts'
import { escapeGift, giftText } from '../formats/escape-moodle.ts'
import type { ServerRules } from '../server-rules.ts'
import { readPairs, writePairs } from './pairs.ts'

/** What separates the sides of a pair in GIFT, which has no escape for it. */
const arrow = '->'

/** A left side that is empty makes its right one a wrong offer, in both formats of Moodle. */
export const pairsToGift: ServerRules['writeGift'] = (draft) => {
  const { pairs, extra } = readPairs(draft)
  const all = [
    ...pairs.map(({ left, right }) => ({ left: giftText(left), right })),
    ...extra.map((right) => ({ left: '', right })),
  ]
  return {
    before: draft.question,
    answers: all.map(({ left, right }) => `=${left} ${arrow} ${escapeGift(right)}`).join(' '),
    after: '',
    lost: pairs.some(({ left, right }) => left.includes(arrow) || right.includes(arrow)) ? ['alternatives'] : [],
  }
}

export const pairsToXml: ServerRules['writeXml'] = (draft) => {
  const { pairs, extra } = readPairs(draft)
  const all = [...pairs, ...extra.map((right) => ({ left: '', right }))]
  const subquestion = all.map(({ left, right }) => ({ '@format': 'plain_text', text: left, answer: { text: right } }))
  return { type: 'matching', text: draft.question, more: { shuffleanswers: 'true', subquestion }, lost: [] }
}

export const pairsToExercise: ServerRules['toExercise'] = (question) =>
  question.kind === 'matching'
    ? { draft: writePairs({ ...newExercise('MATCHING'), question: question.html }, question), problems: [] }
    : null
