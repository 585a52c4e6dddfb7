import { useEffect, useState } from 'react'

/** Estimating waits for this pause, so that fast typing is not slowed down. */
const pauseMs = 120

/** How many of the bricks are laid for each; `unknown` where the estimation could not be loaded. */
export const bricks = { unknown: 0, none: 0, weak: 1, fair: 2, good: 3, strong: 4 } as const
export type Strength = keyof typeof bricks

const scores: Strength[] = ['weak', 'weak', 'fair', 'good', 'strong']

async function strengthOf(password: string, known: string): Promise<Strength> {
  try {
    // Loaded at the first key: most visitors of a form have read it only.
    const { estimate } = await import('./estimate.ts')
    return scores[estimate(password, known)] ?? 'unknown'
  } catch {
    return 'unknown'
  }
}

/** How hard a password is to guess for somebody who has `known` its owner. */
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
