import type { ExchangeProblem } from '../../exercise-exchange.ts'
import type { Offer } from '../formats/moodle.ts'
import { noteOf } from '../formats/problem.ts'

/** The accepted short answers; `*` is a wildcard in Moodle. */
export const acceptedOffers = (offers: readonly Offer[]): Offer[] =>
  offers.filter(({ share, text }) => share > 0 && text.trim() !== '' && text.trim() !== '*')

export const wildcardNotes = (offers: readonly Offer[]): ExchangeProblem[] =>
  offers.some(({ text }) => text.includes('*')) ? [noteOf('answers.wildcard')] : []
