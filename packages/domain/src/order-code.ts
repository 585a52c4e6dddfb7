/**
 * The letters and digits of order codes: none that looks like another one, and no vowels, so that no code is a word.
 */
export const orderCodeAlphabet = 'CDFHJKMNPQRTVWXY23456789'

export const orderCodeLength = 6

/** A code as it is stored, from one as it was typed: without regard to case, spaces and hyphens. */
export const normalizeOrderCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** A code as it is shown, in two groups: `KQ7-M2X`. */
export function formatOrderCode(code: string): string {
  const half = orderCodeLength / 2
  return `${code.slice(0, half)}-${code.slice(half)}`
}
