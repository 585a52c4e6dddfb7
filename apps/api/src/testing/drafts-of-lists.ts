import { itemsOf, writeItems, writeNumbers, writePairs, type ExerciseDraft } from '@the-house/domain'
import * as fc from 'fast-check'
import { base, line, word } from './drafts.ts'

const trimmed = (text: string) => text.trim() !== ''

/** An exercise of pairs, of which some share a right side. */
export const matching = fc
  .tuple(
    base('MATCHING'),
    fc.array(fc.tuple(line.filter(trimmed), word.filter(trimmed)), { minLength: 2, maxLength: 6 }),
    fc.uniqueArray(word.filter(trimmed), { maxLength: 3 }),
  )
  .map(([draft, pairs, extra]): ExerciseDraft =>
    writePairs(draft, { pairs: pairs.map(([left, right]) => ({ left, right })), extra }),
  )

/** An exercise of items in order, of which some are equal. */
export const ordering = fc
  .tuple(base('ORDERING'), fc.array(word.filter(trimmed), { minLength: 3, maxLength: 7 }))
  .filter(([, words]) => new Set(words).size > 1)
  .map(([draft, words]): ExerciseDraft => {
    const { alternatives, correct_alternatives } = writeItems(draft, itemsOf(words))
    const places = new Map(alternatives.map(({ id }, index) => [id, index + 1]))
    return {
      ...draft,
      alternatives: alternatives.map(({ title }, index) => ({ id: index + 1, title })),
      correct_alternatives: correct_alternatives?.map((id) => places.get(id) ?? 0) ?? null,
    }
  })

/** A canonical number of at most three decimals. */
export const canonicalNumber = fc
  .tuple(fc.integer({ min: -99_999, max: 99_999 }), fc.integer({ min: 0, max: 3 }))
  .map(([digits, decimals]) => (digits / 10 ** decimals).toFixed(decimals).replace(/^-(0(?:\.0+)?)$/, '$1'))

const accepted = fc.record({
  value: canonicalNumber,
  tolerance: fc.constantFrom('', '0.5', '0.01', '2'),
  credit: fc.constantFrom('', '50', '33.33333'),
})
const unit = fc.record({
  name: fc.constantFrom('cm', 'km', 'm²', 'kg', '°C'),
  multiplier: fc.constantFrom('100', '0.001'),
})

/** An exercise that asks for a number, with units or without. */
export const numerical = fc
  .tuple(
    base('NUMERICAL'),
    fc.array(accepted, { minLength: 1, maxLength: 3 }),
    fc.uniqueArray(unit, { maxLength: 3, selector: ({ name }) => name }),
  )
  .map(([draft, numbers, units]): ExerciseDraft =>
    writeNumbers(draft, {
      accepted: numbers.map((one, index) => (index === 0 ? { ...one, credit: '' } : one)),
      units: units.length > 0 ? [{ name: 'm', multiplier: '1' }, ...units] : [],
    }),
  )
