import { useEffect, useState } from 'react'

/** Debounce in milliseconds, so that the estimate does not slow down fast typing. */
const pauseMs = 120

/** The number of filled bricks for each strength; `unknown` where the estimator could not be loaded. */
export const bricks = { unknown: 0, none: 0, weak: 1, fair: 2, good: 3, strong: 4 } as const
export type Strength = keyof typeof bricks

const scores: Strength[] = ['weak', 'weak', 'fair', 'good', 'strong']

async function strengthOf(password: string, known: string): Promise<Strength> {
  try {
    // Loaded lazily at the first key, since most visitors of a form never type a password.
    const { estimate } = await import('./estimate.ts')
    return scores[estimate(password, known)] ?? 'unknown'
  } catch {
    return 'unknown'
  }
}

/**
 * The strength of a password.
 * @param known words about its owner, which an attacker would try first
 */
export function useStrength(password: string, known: string): Strength {
  const [strength, setStrength] = useState<Strength>('none')
  useEffect(() => {
    if (!password) return undefined
    let over = false
    const timer = setTimeout(async () => {
      const found = await strengthOf(password, known)
      if (!over) setStrength(found)
    }, pauseMs)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [password, known])
  return password ? strength : 'none'
}
