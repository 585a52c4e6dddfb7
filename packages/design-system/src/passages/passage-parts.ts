/** A range of characters, as UTF-16 offsets like JavaScript's. */
export interface TextRange {
  start: number
  end: number
}

export interface PassagePart {
  text: string
  start: number
  /** The index of the passage; null: text between passages. */
  passage: number | null
}

/** Splits a text into its passages and the text between; passages are sorted and without overlaps. */
export function partsOfText(text: string, passages: readonly TextRange[]): PassagePart[] {
  const parts: PassagePart[] = []
  let end = 0
  const add = (until: number, passage: number | null) => {
    if (until > end) parts.push({ text: text.slice(end, until), start: end, passage })
    end = until
  }
  for (const [index, one] of passages.entries()) {
    add(one.start, null)
    add(one.end, index)
  }
  add(text.length, null)
  return parts
}

/** The words of a text, without the punctuation around them. */
export const wordsOf = (text: string): TextRange[] =>
  Array.from(text.matchAll(/[\p{L}\p{N}\p{M}'’-]+|[^\s\p{L}\p{N}]+/gu), ({ index, 0: word }) => {
    return { start: index, end: index + word.length }
  })

/** Trims the spaces of a range; null where nothing is left. */
export function withoutEnds(text: string, { start, end }: TextRange): TextRange | null {
  const taken = text.slice(start, end)
  const word = taken.trim()
  if (word === '') return null
  const from = start + taken.indexOf(word)
  return { start: from, end: from + word.length }
}

export const isOverlapping = (one: TextRange, others: readonly TextRange[]): boolean =>
  others.some(({ start, end }) => one.start < end && start < one.end)
