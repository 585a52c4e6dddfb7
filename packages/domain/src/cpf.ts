const length = 11

const checkDigit = (digits: readonly number[]): number => {
  const sum = digits.reduce((total, digit, index) => total + digit * (digits.length + 1 - index), 0)
  return ((sum * 10) % 11) % 10
}

/** Strips the punctuation of a typed CPF. */
export const cpfDigits = (typed: string): string => typed.replaceAll(/[\s.-]/g, '')

/** Formats the eleven digits of a CPF: 012.345.678-90. */
export const cpfText = (digits: string): string => digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')

/** Appends the two check digits to the nine digits of a CPF. */
export function withCheckDigits(base: string): string {
  const digits = Array.from(base, Number)
  const first = checkDigit(digits)
  return `${base}${first}${checkDigit([...digits, first])}`
}

/** Validates the eleven digits of a CPF: check digits match, and the digits are not all equal. */
export const isCpf = (digits: string): boolean =>
  /^\d+$/.test(digits) &&
  digits.length === length &&
  new Set(digits).size > 1 &&
  withCheckDigits(digits.slice(0, -2)) === digits
