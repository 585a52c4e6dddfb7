import { splitQuantity } from '../../numbers.ts'
import type { ServerRules } from '../server-rules.ts'
import { decimalOf, isWithin, times, type Decimal } from './decimal.ts'
import { readNumbers, type AcceptedNumber } from './key.ts'

const one: Decimal = { digits: 1n, power: 0 }
const nothing: Decimal = { digits: 0n, power: 0 }

/** The credit of an accepted number, a whole one of 0 to 100. */
function creditOf({ credit }: AcceptedNumber): number {
  const share = credit === '' ? 100 : Number(credit)
  return Number.isFinite(share) ? Math.min(100, Math.max(0, Math.floor(share))) : 0
}

/** Whether a number, in a unit of which `multiplier` make one of the first unit, is as near as the key asks. */
function isAccepted({ value, tolerance }: AcceptedNumber, given: Decimal, multiplier: Decimal): boolean {
  const right = decimalOf(value)
  const range = tolerance === '' ? nothing : decimalOf(tolerance)
  return right !== null && range !== null && isWithin(given, times(right, multiplier), times(range, multiplier))
}

/** The credit of the best accepted number; half of it where the unit is missing. */
export const markNumber: ServerRules['mark'] = (exercise, { text }) => {
  const { number, unit } = splitQuantity(text)
  const { accepted, units } = readNumbers(exercise)
  const given = decimalOf(number)
  const named = unit === '' ? null : units.find(({ name }) => name === unit)
  const multiplier = named ? decimalOf(named.multiplier) : one
  if (!given || !multiplier || multiplier.digits <= 0n || named === undefined) return 0
  const best = Math.max(0, ...accepted.filter((key) => isAccepted(key, given, multiplier)).map(creditOf))
  return unit === '' && units.length > 0 ? Math.floor(best / 2) : best
}
