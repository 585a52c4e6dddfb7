import { isCanonicalNumber } from '../../numbers.ts'

/** A decimal number, exactly: `digits` × 10 ^ `power`. Binary fractions would mark 2.6 as farther than 0.1 from 2.5. */
export interface Decimal {
  digits: bigint
  power: number
}

/** Longer texts are no measured value; it bounds what a comparison takes. */
const longest = 40
const powersMost = 400

/** Reads a canonical number; null where the text is none. */
export function decimalOf(text: string): Decimal | null {
  if (text.length > longest || !isCanonicalNumber(text)) return null
  const [size = '', exponent = '0'] = text.split('e')
  const [whole = '', decimals = ''] = size.split('.')
  const power = Number(exponent) - decimals.length
  return Math.abs(power) > powersMost ? null : { digits: BigInt(whole + decimals), power }
}

export const times = (one: Decimal, other: Decimal): Decimal => ({
  digits: one.digits * other.digits,
  power: one.power + other.power,
})

const digitsAt = ({ digits, power }: Decimal, to: number) => digits * 10n ** BigInt(power - to)

/** Whether two numbers differ by no more than a third one. */
export function isWithin(one: Decimal, other: Decimal, most: Decimal): boolean {
  const power = Math.min(one.power, other.power, most.power)
  const apart = digitsAt(one, power) - digitsAt(other, power)
  return (apart < 0n ? -apart : apart) <= digitsAt(most, power)
}

/** The same text for equal numbers, however they are written: `12.50` and `1.25e1` are `125e-1`. */
export function sameNumber(text: string): string {
  const value = decimalOf(text)
  if (!value) return text
  const digits = String(value.digits)
  if (digits === '0') return '0e0'
  const short = digits.replace(/0+$/, '')
  return `${short}e${value.power + digits.length - short.length}`
}
