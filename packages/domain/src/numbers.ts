/** The most digits of a number, before its exponent: more are no measured value. */
const mostDigits = 30

/** A canonical number: a point, no grouping, no leading zeros, an exponent after `e`. */
const canonical = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e-?[1-9]\d{0,2})?$/

/** What a typed number consists of: sign, digits with separators, exponent. */
const typed = /^([+-]?)([\d.,' ]*\d[\d.,' ]*)(?:e([+-]?)(\d{1,3}))?$/i

/** Digits in groups of three, apart from the first, which has one to three and does not begin with a zero. */
const isGrouped = (groups: readonly string[]): boolean =>
  /^[1-9]\d{0,2}$/.test(groups[0] ?? '') && groups.slice(1).every((group) => /^\d{3}$/.test(group))

export const isCanonicalNumber = (text: string): boolean => canonical.test(text)

/** The decimal separator of a language. */
function decimalOf(language: string): '.' | ',' {
  const parts = new Intl.NumberFormat(language).formatToParts(0.5)
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.'
}

/**
 * The separator that begins the decimals of a number. One that stands alone groups thousands only where it can and the
 * language says so: `1.234` is 1234 in Portuguese, but `3.5` and `0.234` are decimals in both.
 */
function decimalIn(digits: string, own: '.' | ','): '.' | ',' | null {
  const last = /[.,](?!.*[.,])/.exec(digits)?.[0]
  if (last !== '.' && last !== ',') return null
  const other = last === '.' ? ',' : '.'
  if (digits.split(last).length > 2) return null
  if (digits.includes(other) || last === own) return last
  return isGrouped(digits.split(last)) ? null : last
}

/** Whole digits without what groups them; null where the groups are none. */
function ungrouped(whole: string): string | null {
  if (/^\d*$/.test(whole)) return whole
  const separators = new Set(whole.replaceAll(/\d/g, ''))
  const groups = whole.split(/\D/)
  return separators.size === 1 && isGrouped(groups) ? groups.join('') : null
}

/**
 * The canonical text of a number as it is typed in a language (point or comma, with or without grouping); null where it
 * is none.
 */
export function parseNumber(text: string, language: string): string | null {
  const plain = text
    .trim()
    .replaceAll(/[\u2212\u2012\u2013]/g, '-')
    .replaceAll(/\s/g, ' ')
    .replaceAll('\u2019', "'")
    .replace(/^([+-]) /, '$1')
  const [, sign, digits, exponentSign, exponent] = typed.exec(plain) ?? []
  if (digits === undefined || digits.replaceAll(/\D/g, '').length > mostDigits) return null
  const decimal = decimalIn(digits, decimalOf(language))
  const [head = '', decimals = ''] = decimal === null ? [digits] : digits.split(decimal)
  const whole = ungrouped(head)
  if (whole === null || !/^\d*$/.test(decimals)) return null
  const power = Number(exponent ?? 0)
  const size = `${whole.replace(/^0+(?=\d)/, '') || '0'}${decimals && `.${decimals}`}`
  const isZero = /^[0.]+$/.test(size)
  const tail = power === 0 || isZero ? '' : `e${exponentSign === '-' ? '-' : ''}${power}`
  return `${sign === '-' && !isZero ? '-' : ''}${size}${tail}`
}

/** A canonical number as a language writes it, without grouping. */
export const formatNumber = (number: string, language: string): string => number.replace('.', decimalOf(language))

/** An answer of the type NUMERICAL: a canonical number, and its unit; '' where there is none. */
export interface Quantity {
  number: string
  unit: string
}

export function splitQuantity(text: string): Quantity {
  const [number = '', ...unit] = text.trim().split(' ')
  return { number, unit: unit.join(' ') }
}

/** A quantity as the text of an answer; '' without a number. */
export const joinQuantity = ({ number, unit }: Quantity): string =>
  number === '' || unit === '' ? number : `${number} ${unit}`

/** An answer of the type NUMERICAL as a language writes it. */
export function formatQuantity(text: string, language: string): string {
  const { number, unit } = splitQuantity(text)
  return joinQuantity({ number: formatNumber(number, language), unit })
}
