/** Returns the items in random order. @param chance the source of randomness, for tests */
export function shuffle<T>(things: readonly T[], chance: () => number = Math.random): T[] {
  const keyed = things.map((thing) => ({ thing, key: chance() }))
  return keyed.toSorted((one, other) => one.key - other.key).map(({ thing }) => thing)
}
