/** The test window: a test may be started from `opens_at` on and before `closes_at`; null: at any time. */
interface Opens {
  opens_at: Date | string | null
  closes_at: Date | string | null
}

export type TestWindow = 'early' | 'open' | 'late'

/**
 * Whether a test may be started at an instant, in milliseconds. A running test keeps its minutes after the window
 * closes.
 */
export function testWindowAt({ opens_at, closes_at }: Opens, now: number): TestWindow {
  if (opens_at !== null && now < new Date(opens_at).getTime()) return 'early'
  return closes_at !== null && now >= new Date(closes_at).getTime() ? 'late' : 'open'
}
