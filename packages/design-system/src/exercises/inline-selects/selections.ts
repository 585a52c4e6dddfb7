import type { AnsweredOption } from '@the-house/domain'

export const optionAt = (options: readonly AnsweredOption[], position: number): string =>
  options.find((option) => option.position === position)?.answer ?? ''

/** The options after a choice in one blank, in reading order; an empty choice removes the option of that blank. */
export function withOption(options: readonly AnsweredOption[], position: number, answer: string): AnsweredOption[] {
  const others = options.filter((option) => option.position !== position)
  const changed = answer === '' ? others : [...others, { position, answer }]
  return changed.toSorted((a, b) => a.position - b.position)
}
