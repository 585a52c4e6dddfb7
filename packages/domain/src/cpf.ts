const length = 11

const checkDigit = (digits: readonly number[]): number => {
  const sum = digits.reduce((total, digit, index) => total + digit * (digits.length + 1 - index), 0)
  return ((sum * 10) % 11) % 10
}

/** The digits of a CPF as it was typed. */
export const cpfDigits = (typed: string): string => typed.replaceAll(/[\s.-]/g, '')

/** The nine digits of a CPF with the two that check them. */
export function withCheckDigits(base: string): string {
  const digits = Array.from(base, Number)
  const first = checkDigit(digits)
  return `${base}${first}${checkDigit([...digits, first])}`
}

/** Whether eleven digits are a CPF: their check digits are right, and they are not all alike. */
export const isCpf = (digits: string): boolean =>
  /^\d+$/.test(digits) &&
  digits.length === length &&
  new Set(digits).size > 1 &&
  withCheckDigits(digits.slice(0, -2)) === digits
