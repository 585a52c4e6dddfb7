/** The list with one item moved to another index. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list.slice(from, from + 1)
  return list.toSpliced(from, 1).toSpliced(to, 0, ...item)
}

/** Sorts from A to Z, an order that does not reveal the right answer. */
export const sorted = <T>(list: readonly T[], textOf: (item: T) => string): T[] =>
  list.toSorted((one, other) => textOf(one).localeCompare(textOf(other), 'en', { sensitivity: 'base' }))

/** The new index of an item after a move. */
export function movedIndex(index: number, from: number, to: number): number {
  if (index === from) return to
  if (from < index && index <= to) return index - 1
  return to <= index && index < from ? index + 1 : index
}
