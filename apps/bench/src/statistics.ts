/** The percentile: the value that this share of all values does not exceed; 0.99 is p99. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
  if (found === undefined) throw new Error('Nothing was measured.')
  return found
}

/** The median; of an even number of values the upper of the two in the middle. */
export const median = (values: readonly number[]): number => percentile(values, 0.5)
