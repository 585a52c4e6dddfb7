/** How high a row is, in rem: it grows with the reader's text. */
export const rowRem = 2.75
/** How many rows are seen at once. */
export const rowsSeen = 7
/** Rows kept on both sides of what is seen, so that nothing flashes while it moves. */
const spare = 6

/** Which rows of a long list are drawn: those that are seen, and a few around them. */
export function windowOf(scrolled: number, count: number): { from: number; to: number } {
  const first = Math.floor(scrolled / rowRem)
  return { from: Math.max(0, first - spare), to: Math.min(count, first + rowsSeen + spare + 1) }
}

/** Where the list has to stand, so that a row is seen whole; undefined: where it stands. */
export function scrollFor(row: number, scrolled: number): number | undefined {
  const top = row * rowRem
  if (top < scrolled) return top
  const lowest = top - (rowsSeen - 1) * rowRem
  return lowest > scrolled ? lowest : undefined
}
