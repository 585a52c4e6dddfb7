/** An option of a long list. */
export interface Option {
  id: number
  label: string
  /** Distinguishes options of the same name, such as the book of a chapter. */
  hint?: string
}

const accents = /\p{Diacritic}/gu
const folded = (text: string): string => text.normalize('NFD').replaceAll(accents, '').toLowerCase()

/** The options that contain all words of the search; those that begin with them come first. */
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
