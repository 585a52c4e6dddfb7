import { useEffect, useState } from 'react'

/** Estimating waits for this pause, so that fast typing is not slowed down. */
const pauseMs = 120

/** Null while nothing is typed, and where the estimation could not be loaded: nobody has to wait for it. */
export type Strength = 'weak' | 'fair' | 'good' | 'strong' | null

const strengths: Strength[] = ['weak', 'weak', 'fair', 'good', 'strong']

async function strengthOf(password: string, known: string): Promise<Strength> {
  try {
    // Loaded at the first key: most visitors of a form have read it only.
    const { estimate } = await import('./estimate.ts')
    return strengths[estimate(password, known)] ?? null
  } catch {
    return null
  }
}

/** How hard a password is to guess for somebody who has `known` its owner. */
export function useStrength(password: string, known: string): Strength {
  const [strength, setStrength] = useState<Strength>(null)
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
  return password ? strength : null
}
