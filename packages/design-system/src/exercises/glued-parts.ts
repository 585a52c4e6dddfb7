import { maskParts, type Exercise, type MaskPart } from '@the-house/domain'

/** A blank with the letters and punctuation that touch it without a space, so that they wrap as one unit. */
export interface GluedBlank {
  blank: number
  before: string
  after: string
}
export type SentencePart = { text: string } | GluedBlank

/** The parts of an exercise's sentence; blanks that the sentence lacks are appended, so that each can be filled. */
export function partsOf({ question_masked, options }: Pick<Exercise, 'question_masked' | 'options'>): MaskPart[] {
  const parts = maskParts(question_masked ?? '')
  const shown = parts.filter((part) => 'blank' in part).length
  const missing = Array.from({ length: Math.max(0, options.length - shown) }, (_, index) => [
    { text: ' ' },
    { blank: shown + index + 1 },
  ])
  return [...parts, ...missing.flat()]
}

const head = /^\S*/
const tail = /\S*$/
const cut = (text: string, pattern: RegExp) => pattern.exec(text)?.[0] ?? ''

/** Moves the letters and punctuation that touch a blank into its part; joined, the parts are the same sentence. */
export function gluedParts(parts: readonly MaskPart[]): SentencePart[] {
  const glued: SentencePart[] = []
  for (const [index, part] of parts.entries()) {
    const before = parts[index - 1]
    const after = parts[index + 1]
    if ('blank' in part) {
      const text = before && 'text' in before ? before.text : ''
      // Text between two blanks without any space belongs to the first of them.
      const taken = index > 1 && !/\s/.test(text) ? '' : cut(text, tail)
      glued.push({ blank: part.blank, before: taken, after: after && 'text' in after ? cut(after.text, head) : '' })
      continue
    }
    const from = before ? cut(part.text, head).length : 0
    const to = after ? part.text.length - cut(part.text, tail).length : part.text.length
    if (to > from) glued.push({ text: part.text.slice(from, to) })
  }
  return glued
}

/** The number of blanks of an exercise. */
export const blankCount = (exercise: Pick<Exercise, 'question_masked' | 'options'>): number =>
  partsOf(exercise).filter((part) => 'blank' in part).length
