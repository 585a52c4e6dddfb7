import { noAnswer } from '../../answers.ts'
import { joinQuantity, splitQuantity } from '../../numbers.ts'
import type { ServerRules } from '../server-rules.ts'
import { decimalOf } from './decimal.ts'

/** Accepts a canonical number, with none of the units of the exercise or with one. */
export const validateNumber: ServerRules['validate'] = ({ options }, { alternatives, text }) => {
  if (alternatives.length > 0) return null
  if (text.trim() === '') return noAnswer
  const quantity = splitQuantity(text)
  const isKnown = quantity.unit === '' || (options[0]?.options.includes(quantity.unit) ?? false)
  return isKnown && decimalOf(quantity.number) ? { ...noAnswer, text: joinQuantity(quantity) } : null
}
