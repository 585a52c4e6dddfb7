import { isSameText } from '../shared/text-matching.ts'

/** The share of letters at their correct position, in per cent; 100 only for a fully correct answer. */
export function shareOfLetters(accepted: string, typed: string): number {
  if (isSameText(accepted, typed)) return 100
  const right = Array.from(accepted.toUpperCase()).map((letter, place) => ({ letter, place }))
  const letters = right.filter(({ letter }) => letter !== ' ')
  const hits = letters.filter(({ letter, place }) => typed[place] === letter)
  return Math.min(99, Math.floor((hits.length / letters.length) * 100))
}
