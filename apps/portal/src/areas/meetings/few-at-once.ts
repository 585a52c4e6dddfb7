/** Does something with each of a list, in its order, with no more than some of them under way. */
export async function fewAtOnce<T>(list: readonly T[], most: number, act: (one: T) => Promise<void>): Promise<void> {
  // All draw from the same line.
  const line = list.values()
  const hand = async () => {
    for (const one of line) await act(one)
  }
  await Promise.all(Array.from({ length: most }, hand))
}
