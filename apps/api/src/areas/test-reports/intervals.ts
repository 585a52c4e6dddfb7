/** A stretch of time, in milliseconds: its first and the one after its last. */
export type Interval = readonly [from: number, until: number]

const without =
  ([from, until]: Interval) =>
  ([start, end]: Interval): Interval[] =>
    [[start, Math.min(end, from)] as const, [Math.max(start, until), end] as const].filter(
      ([one, other]) => one < other,
    )

/** What is left of a stretch of time without some others; these may overlap. */
export const subtract = (whole: Interval, others: readonly Interval[]): Interval[] =>
  others.reduce((left: Interval[], other) => left.flatMap(without(other)), [whole])

/** How long both last at once. */
export const shared = ([from, until]: Interval, [start, end]: Interval): Interval => {
  const first = Math.max(from, start)
  return [first, Math.max(first, Math.min(until, end))]
}

export const length = (intervals: readonly Interval[]): number =>
  intervals.reduce((sum, [from, until]) => sum + until - from, 0)
