import { blankRanges, emptyBlank, type Cloze } from '../question-types/shared/cloze.ts'

/** The replacement of the range `from` to `to` of the old text. */
interface Change {
  from: number
  to: number
  put: string
}

function commonStart(one: string, other: string, most: number): number {
  let length = 0
  while (length < most && one[length] === other[length]) length += 1
  return length
}

function commonEnd(one: string, other: string, most: number): number {
  let length = 0
  while (length < most && one.at(-1 - length) === other.at(-1 - length)) length += 1
  return length
}

/** Computes the edit; the text after the caret is unchanged, which tells equal blanks apart. */
function changeOf(old: string, next: string, caret: number): Change {
  const shorter = Math.min(old.length, next.length)
  const behind = next.slice(caret)
  const after = old.endsWith(behind) && behind.length <= shorter ? behind.length : commonEnd(old, next, shorter)
  const from = commonStart(old, next, shorter - after)
  return { from, to: old.length - after, put: next.slice(from, next.length - after) }
}

/**
 * Applies typing, pasting or deleting to the sentence; each blank keeps its answers and options. A blank is atomic: an
 * edit inside of it deletes it. New runs of five hashes become new blanks. Blanks never touch, since ten hashes are
 * none.
 *
 * @param next the new value of the field
 * @param caret the caret position in it
 * @returns the sentence and the new caret position
 */
export function typeInto(cloze: Cloze, next: string, caret: number): { cloze: Cloze; caret: number } {
  const old = cloze.masked
  const { from, to, put } = changeOf(old, next, caret)
  const ranges = blankRanges(old)
  const hit = ranges.filter((range) => range.from < to && range.to > from)
  const start = Math.min(from, hit[0]?.from ?? from)
  const end = Math.max(to, hit.at(-1)?.to ?? to)
  const before = ranges.filter((range) => range.to <= start)
  const after = ranges.filter((range) => range.from >= end)
  const isBehindBlank = before.at(-1)?.to === start
  const isBeforeBlank = after[0]?.from === end
  let text = put
  if (isBehindBlank) text = text.replace(/^#+/, '')
  if (isBeforeBlank) text = text.replace(/#+$/, '')
  const joins = text === '' && old[start - 1] === '#' && old[end] === '#'
  if (joins && (isBehindBlank || isBeforeBlank)) text = ' '
  const masked = old.slice(0, start) + text + old.slice(end)
  const fresh = blankRanges(masked).length - before.length - after.length
  const blanks = [
    ...cloze.blanks.slice(0, before.length),
    ...Array.from({ length: fresh }, () => emptyBlank(cloze)),
    ...cloze.blanks.slice(ranges.length - after.length),
  ]
  return { cloze: { masked, blanks }, caret: start + text.length }
}
