/** An interval of time in milliseconds: from the start, inclusive, to the end, exclusive. */
export type Interval = readonly [from: number, until: number]

const without =
  ([from, until]: Interval) =>
  ([start, end]: Interval): Interval[] =>
    [[start, Math.min(end, from)] as const, [Math.max(start, until), end] as const].filter(
      ([one, other]) => one < other,
    )

/** Subtracts intervals from an interval; they may overlap. */
export const subtract = (whole: Interval, others: readonly Interval[]): Interval[] =>
  others.reduce((left: Interval[], other) => left.flatMap(without(other)), [whole])

/** Returns the intersection of two intervals. */
export const shared = ([from, until]: Interval, [start, end]: Interval): Interval => {
  const first = Math.max(from, start)
  return [first, Math.max(first, Math.min(until, end))]
}

export const length = (intervals: readonly Interval[]): number =>
  intervals.reduce((sum, [from, until]) => sum + until - from, 0)
