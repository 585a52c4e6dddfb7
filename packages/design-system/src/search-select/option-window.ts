/** The row height in rem, so that it grows with the user's text size. */
export const rowRem = 2.75
/** The number of visible rows. */
export const rowsSeen = 7
/** Extra rows rendered above and below (overscan), so that scrolling does not flash. */
const spare = 6

/** The rendered rows of a long list: the visible ones with overscan. */
export function windowOf(scrolled: number, count: number): { from: number; to: number } {
  const first = Math.floor(scrolled / rowRem)
  return { from: Math.max(0, first - spare), to: Math.min(count, first + rowsSeen + spare + 1) }
}

/** The scroll position that makes a row fully visible; undefined where it already is. */
export function scrollFor(row: number, scrolled: number): number | undefined {
  const top = row * rowRem
  if (top < scrolled) return top
  const lowest = top - (rowsSeen - 1) * rowRem
  return lowest > scrolled ? lowest : undefined
}
