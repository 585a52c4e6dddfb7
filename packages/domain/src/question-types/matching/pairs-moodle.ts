import { newExercise, type ExerciseDraft } from '../../exercise-draft.ts'
import { escapeGift, giftText } from '../formats/escape-moodle.ts'
import type { ServerRules } from '../server-rules.ts'
import { readPairs, writePairs } from './pairs.ts'

/** What separates the sides of a pair in GIFT, which has no escape for it. */
const arrow = '->'

/**
 * The pairs that a file can hold, then the other right sides, after an empty left one. A pair without a text would be
 * another question, and is lost.
 */
function heldPairs(draft: ExerciseDraft) {
  const { pairs, extra } = readPairs(draft)
  const held = pairs.filter(({ left, right }) => left.trim() !== '' && right.trim() !== '')
  return {
    pairs: [...held, ...extra.filter((right) => right.trim() !== '').map((right) => ({ left: '', right }))],
    lost: held.length < pairs.length ? ['alternatives'] : [],
  }
}

export const pairsToGift: ServerRules['writeGift'] = (draft) => {
  const { pairs, lost } = heldPairs(draft)
  const isTorn = pairs.some(({ left, right }) => left.includes(arrow) || right.includes(arrow))
  const sides = pairs.map(({ left, right }) => `=${left && giftText(left)} ${arrow} ${escapeGift(right)}`)
  return {
    before: draft.question,
    answers: sides.join(' '),
    after: '',
    lost: isTorn ? [...new Set([...lost, 'alternatives'])] : lost,
  }
}

export const pairsToXml: ServerRules['writeXml'] = (draft) => {
  const { pairs, lost } = heldPairs(draft)
  const subquestion = pairs.map(({ left, right }) => ({ '@format': 'plain_text', text: left, answer: { text: right } }))
  return { type: 'matching', text: draft.question, more: { shuffleanswers: 'true', subquestion }, lost }
}

export const pairsToExercise: ServerRules['toExercise'] = (question) =>
  question.kind === 'matching'
    ? { draft: writePairs({ ...newExercise('MATCHING'), question: question.html }, question), problems: [] }
    : null
