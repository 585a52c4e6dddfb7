/** The list with one of its items at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list.slice(from, from + 1)
  return list.toSpliced(from, 1).toSpliced(to, 0, ...item)
}

/** From A to Z: an order that gives nothing away. */
export const sorted = <T>(list: readonly T[], textOf: (item: T) => string): T[] =>
  list.toSorted((one, other) => textOf(one).localeCompare(textOf(other), 'en', { sensitivity: 'base' }))

/** Where an item is after a move. */
export function movedIndex(index: number, from: number, to: number): number {
  if (index === from) return to
  if (from < index && index <= to) return index - 1
  return to <= index && index < from ? index + 1 : index
}
