import { isCanonicalNumber, parseNumber } from '@the-house/domain'
import { noteOf, type MoodleQuestion } from '@the-house/domain/server'
import type { AnswerContent } from './loss/content.ts'
import type { Problem } from './problem.ts'

export type NumberOffer = Extract<MoodleQuestion, { kind: 'numerical' }>['accepted'][number]

/** A number of a file as canonical text; null: it is none. */
export function numberIn(text: string): string | null {
  const plain = text.trim()
  return isCanonicalNumber(plain) ? plain : parseNumber(plain, 'en')
}

/** Without the noise of binary fractions. */
const rounded = (value: number) => String(Number(value.toPrecision(12)))

/** What is in the middle of a range, and how far its ends are. */
function middleOf(from: string, to: string): [value: string, tolerance: string] {
  return [rounded((Number(from) + Number(to)) / 2), rounded(Math.abs(Number(to) - Number(from)) / 2)]
}

/** Reads `value`, `value:tolerance` or `from..to`; null: these are no numbers. */
export function numberOffer(text: string, share: number): NumberOffer | null {
  const [first = '', last, ...furtherBounds] = text.split('..').map((part) => part.trim())
  if (furtherBounds.length > 0) return null
  // Moodle writes a tolerance for every other number as well.
  if (/^\*\s*(?::|$)/.test(first)) return { value: '*', tolerance: '0', share }
  if (last !== undefined) {
    const [from, to] = [numberIn(first), numberIn(last)]
    if (from === null || to === null) return null
    const [value, tolerance] = middleOf(from, to)
    return { value, tolerance, share }
  }
  const [value, tolerance, ...more] = first.split(':').map(numberIn)
  if (more.length > 0 || value === undefined || value === null || tolerance === null) return null
  return { value, tolerance: tolerance ?? '0', share }
}

/** How numbers were read that have commas or spaces, which decimals have in one language and thousands in another. */
export const numbersRead = (texts: readonly string[]): Problem[] =>
  texts
    .flatMap((text) => text.split(/:|\.\./))
    .map((part) => part.trim())
    .filter((part) => /[,'\u2019\s]/.test(part))
    .map((part) => noteOf('number.read', { what: `${part} = ${numberIn(part) ?? part}` }))

/** An accepted number, as a comparison reads it. */
export const numberContent = ({ value, tolerance, share }: NumberOffer, feedback = ''): AnswerContent => ({
  html: Number(tolerance) === 0 ? value : `${value} ± ${tolerance}`,
  share,
  feedback,
})

/** A unit, as a comparison reads it. */
export const unitContent = ({ name, multiplier }: { name: string; multiplier: string }): AnswerContent => ({
  html: `${name} × ${Number(multiplier)}`,
  share: 100,
  feedback: '',
})
