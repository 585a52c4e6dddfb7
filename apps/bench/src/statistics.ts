/** The value that this share of all values does not exceed: 0.99 leaves out the slowest hundredth. */
export function share(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
  if (found === undefined) throw new Error('Nothing was measured.')
  return found
}

/** The middle value; of an even number the upper one of the two. */
export const median = (values: readonly number[]): number => share(values, 0.5)
