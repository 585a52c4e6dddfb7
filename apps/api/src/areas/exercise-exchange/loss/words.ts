const gap = /#{5}/g

/**
 * The words of a text; a gap is a word of its own where gaps are compared. Texts that Unicode calls canonically equal are
 * the same: files are read in NFC, so that an accent that stands apart is joined to its letter.
 */
export const wordsOf = (text: string, hasGaps = true): string[] =>
  text
    .normalize('NFC')
    .replaceAll(gap, hasGaps ? ' ##### ' : ' ')
    .split(/\s+/)
    .filter(Boolean)

/** A text by which two are the same, whatever their white space and case. */
export const sameAs = (text: string): string => wordsOf(text, false).join(' ').toLowerCase()

/** What differs between two lists of words: without those that both begin and end with. */
export function differenceOf(before: readonly string[], after: readonly string[]): [string, string] {
  let from = 0
  while (from < before.length && from < after.length && before[from] === after[from]) from += 1
  let to = 0
  while (to < before.length - from && to < after.length - from && before.at(-1 - to) === after.at(-1 - to)) to += 1
  const middle = (words: readonly string[]) => words.slice(from, words.length - to).join(' ')
  return [middle(before), middle(after)]
}

/** The members of a list that another lacks, each as often as it does. */
export function missingIn(before: readonly string[], after: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const one of after) left.set(one, (left.get(one) ?? 0) + 1)
  return before.filter((one) => {
    const count = left.get(one) ?? 0
    left.set(one, count - 1)
    return count <= 0
  })
}
