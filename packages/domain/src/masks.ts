/** A part of a masked question: text or a blank, in reading order. */
export type MaskPart = { text: string } | { blank: number }

/** Exactly five hashes are a blank; shorter and longer runs are text. */
export const blankRun = /(?<!#)#####(?!#)/g

/** Splits a masked question; blanks are numbered from 1, as `position` is. */
export function maskParts(masked: string): MaskPart[] {
  const parts: MaskPart[] = []
  let position = 0
  let from = 0
  for (const match of masked.matchAll(blankRun)) {
    if (match.index > from) parts.push({ text: masked.slice(from, match.index) })
    parts.push({ blank: ++position })
    from = match.index + match[0].length
  }
  if (from < masked.length) parts.push({ text: masked.slice(from) })
  return parts
}

/** Counts the blanks of a masked question. */
export const countBlanks = (masked: string): number => masked.match(blankRun)?.length ?? 0
