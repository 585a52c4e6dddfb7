import { noAnswer } from '../../answers.ts'
import type { ServerRules } from '../server-rules.ts'

const hasDuplicates = (values: readonly unknown[]) => new Set(values).size < values.length

/** @param most how many choices may be selected */
export const validateChoices =
  (most: number): ServerRules['validate'] =>
  (context, { alternatives, text }) => {
    const known = new Set(context.alternatives.map(({ id }) => id))
    const fits = text === '' && alternatives.length <= most && alternatives.every((id) => known.has(id))
    if (!fits || hasDuplicates(alternatives)) return null
    return { ...noAnswer, alternatives: alternatives.toSorted((one, other) => one - other) }
  }

/** Includes the titles of the choices: an edited exercise may reuse their ids. */
export const normalizeChoices: ServerRules['normalize'] = ({ alternatives: chosen }, alternatives) => {
  const titles = new Map(alternatives.map(({ id, title }) => [id, title]))
  return Array.from(new Set(chosen), (id) => [id, titles.get(id) ?? '']).toSorted(
    ([one], [other]) => Number(one) - Number(other),
  )
}

export const markChoices: ServerRules['mark'] = ({ correct_alternatives }, { alternatives }) => {
  const right = new Set(correct_alternatives)
  const chosen = new Set(alternatives)
  return right.size === chosen.size && alternatives.every((id) => right.has(id)) ? 100 : 0
}

export const chosenTitles: ServerRules['answerText'] = ({ alternatives }, answer) =>
  alternatives.filter(({ id }) => answer.alternatives.includes(id)).map(({ title }) => title)
