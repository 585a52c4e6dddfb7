/** One of many things that can be chosen. */
export interface Option {
  id: number
  label: string
  /** What tells it from others of the same name: the book of a chapter. */
  hint?: string
}

const accents = /\p{Diacritic}/gu
const folded = (text: string): string => text.normalize('NFD').replaceAll(accents, '').toLowerCase()

/** The options that have all the words; those that begin with them come first. */
export function matching(options: readonly Option[], term: string): readonly Option[] {
  const wanted = folded(term.trim())
  if (wanted === '') return options
  const words = wanted.split(/\s+/)
  const found = options
    .map((option) => ({ option, text: folded(`${option.label} ${option.hint ?? ''}`) }))
    .filter(({ text }) => words.every((word) => text.includes(word)))
  const first = found.filter(({ text }) => text.startsWith(wanted))
  const others = found.filter(({ text }) => !text.startsWith(wanted))
  return [...first, ...others].map(({ option }) => option)
}
