import { noAnswer } from '../../answers.ts'
import type { ServerRules } from '../server-rules.ts'

/** Accepts for each blank only one of its own options. */
export const validateOptions: ServerRules['validate'] = (context, given) => {
  const offered = new Map(context.options.map((blank) => [blank.position, blank.options]))
  const positions = given.options.map(({ position }) => position)
  const isKnown = positions.every((position) => offered.has(position))
  const fits = given.options.every(({ position, answer }) => offered.get(position)?.includes(answer) || answer === '')
  if (!fits || !isKnown || new Set(positions).size < positions.length) return null
  const filled = given.options.filter(({ answer }) => answer !== '')
  return { ...noAnswer, options: filled.toSorted((one, other) => one.position - other.position) }
}
