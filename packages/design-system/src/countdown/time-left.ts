const MINUTE = 60
const HOUR = 60 * MINUTE

export const hms = (seconds: number) => ({
  h: Math.floor(seconds / HOUR),
  m: Math.floor((seconds % HOUR) / MINUTE),
  s: seconds % MINUTE,
})

/** The times to announce, in seconds before the end. */
const spoken = [10 * MINUTE, 5 * MINUTE, MINUTE, 30] as const

/**
 * The announcement time passed since `before`, in seconds; the last one where a sleeping device has skipped several;
 * null: none.
 */
export const passedSince = (before: number, left: number): number | null =>
  spoken.findLast((moment) => left > 0 && left <= moment && moment < before) ?? null
