/** When a test may be started: from `opens_at` on, and before `closes_at`; null: at any time. */
interface Opens {
  opens_at: Date | string | null
  closes_at: Date | string | null
}

export type Opening = 'early' | 'open' | 'late'

/** Whether a test may be started at an instant, in milliseconds. One that runs keeps its minutes whenever it closes. */
export function openingAt({ opens_at, closes_at }: Opens, now: number): Opening {
  if (opens_at !== null && now < new Date(opens_at).getTime()) return 'early'
  return closes_at !== null && now >= new Date(closes_at).getTime() ? 'late' : 'open'
}
