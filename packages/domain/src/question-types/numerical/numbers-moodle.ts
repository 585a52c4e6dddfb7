import { newExercise } from '../../exercise-draft.ts'
import type { MoodleQuestion } from '../formats/moodle.ts'
import { noteOf } from '../formats/problem.ts'
import type { ServerRules } from '../server-rules.ts'
import { readNumbers, writeNumbers, type AcceptedNumber, type Unit } from './key.ts'

const toGift = ({ value, tolerance, credit }: AcceptedNumber) =>
  `=${credit === '' ? '' : `%${credit}%`}${value}:${tolerance || '0'}`

/** GIFT holds numbers without units. */
export const numbersToGift: ServerRules['writeGift'] = (draft) => {
  const { accepted, units } = readNumbers(draft)
  return {
    before: draft.question,
    answers: `#${accepted.map(toGift).join(' ')}`,
    after: '',
    lost: units.length > 0 ? ['options'] : [],
  }
}

/** Moodle takes off what a missing unit costs: half of the mark. */
const withUnits = (units: readonly Unit[]) => ({
  unitgradingtype: units.length > 0 ? 1 : 0,
  unitpenalty: 0.5,
  showunits: units.length > 0 ? 2 : 3,
  unitsleft: 0,
  ...(units.length > 0 && {
    units: { unit: units.map(({ name, multiplier }) => ({ multiplier, unit_name: name })) },
  }),
})

export const numbersToXml: ServerRules['writeXml'] = (draft) => {
  const { accepted, units } = readNumbers(draft)
  const answer = accepted.map(({ value, tolerance, credit }) => ({
    '@fraction': credit || 100,
    '@format': 'plain_text',
    text: value,
    tolerance: tolerance || 0,
  }))
  return { type: 'numerical', text: draft.question, more: { answer, ...withUnits(units) }, lost: [] }
}

type NumericalQuestion = Extract<MoodleQuestion, { kind: 'numerical' }>

/** The unit that the accepted numbers are given in stands first. */
function inOrder(units: readonly Unit[]): Unit[] | null {
  const first = units.find(({ multiplier }) => Number(multiplier) === 1)
  if (!first) return units.length === 0 ? [] : null
  return [first, ...units.filter((unit) => unit !== first)]
}

function toNumbers({ html, accepted, units }: NumericalQuestion): ReturnType<ServerRules['toExercise']> {
  const ordered = inOrder(units)
  if (!ordered) return { draft: null, problems: [noteOf('value.wrong', { what: units[0]?.multiplier ?? null })] }
  const kept = accepted.filter(({ value, share }) => share > 0 && value !== '*')
  const numbers = kept.map(({ value, tolerance, share }) => ({
    value,
    tolerance: Number(tolerance) === 0 ? '' : tolerance,
    credit: share === 100 ? '' : String(share),
  }))
  const draft = writeNumbers({ ...newExercise('NUMERICAL'), question: html }, { accepted: numbers, units: ordered })
  return { draft, problems: accepted.some(({ value }) => value === '*') ? [noteOf('answers.wildcard')] : [] }
}

export const numbersToExercise: ServerRules['toExercise'] = (question) =>
  question.kind === 'numerical' ? toNumbers(question) : null
