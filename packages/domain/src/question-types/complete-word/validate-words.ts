import { noAnswer } from '../../answers.ts'
import type { ServerRules } from '../server-rules.ts'

/** Accepts words of the bank only, each as often as the bank contains it. */
export const validateWords: ServerRules['validate'] = (context, { alternatives, text }) => {
  if (text === '') return alternatives.length === 0 ? noAnswer : null
  const chosen = text.split('|')
  if (alternatives.length > 0 || chosen.length !== context.options.length) return null
  const bank = context.alternatives.map(({ title }) => title)
  for (const word of chosen.filter(Boolean)) {
    const index = bank.indexOf(word)
    if (index < 0) return null
    bank.splice(index, 1)
  }
  return { ...noAnswer, text: chosen.some(Boolean) ? text : '' }
}
