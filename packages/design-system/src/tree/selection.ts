/** The ids between two, both included, whichever comes first. */
export function between(shown: readonly string[], one: string, other: string): string[] {
  const [from = 0, to = 0] = [shown.indexOf(one), shown.indexOf(other)].toSorted((a, b) => a - b)
  return shown.slice(Math.max(0, from), to + 1)
}

/** The selection with an id added, or taken out; from top to bottom. */
export function toggled(order: readonly string[], selected: readonly string[], id: string): string[] {
  const chosen = new Set(selected)
  if (!chosen.delete(id)) chosen.add(id)
  return order.filter((one) => chosen.has(one))
}
