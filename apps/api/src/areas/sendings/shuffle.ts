/** The same things in an order of chance. */
export function shuffle<T>(things: readonly T[], chance: () => number = Math.random): T[] {
  const keyed = things.map((thing) => ({ thing, key: chance() }))
  return keyed.toSorted((one, other) => one.key - other.key).map(({ thing }) => thing)
}
