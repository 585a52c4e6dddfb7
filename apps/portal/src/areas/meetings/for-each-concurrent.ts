/**
 * Runs `work` for each item, in order, under a concurrency limit.
 * @param most the concurrency limit
 */
export async function forEachConcurrent<T>(
  list: readonly T[],
  most: number,
  act: (one: T) => Promise<void>,
): Promise<void> {
  // All workers take their items from one shared iterator.
  const line = list.values()
  const hand = async () => {
    for (const one of line) await act(one)
  }
  await Promise.all(Array.from({ length: most }, hand))
}
