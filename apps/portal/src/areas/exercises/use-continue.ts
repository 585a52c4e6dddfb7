import type { NextStep } from '@the-house/domain'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Practice } from '../../api/practice.ts'
import { stepPath } from '../../page/next-step/step-path.ts'
import { useNextStep } from '../../page/next-step/use-next-step.ts'
import { paths } from '../../page/paths.ts'

export interface Continue {
  goOn: () => void
  /** Whether the next step is being fetched. */
  going: boolean
  /** What comes next, as far as it is known. */
  next: NextStep | undefined
}

/**
 * Navigates from a practice to what comes next, or to the books where that cannot be fetched.
 * @param concluded whether the attempt is: before, its end is what comes next
 */
export function useContinue({ topic }: Practice, concluded: boolean): Continue {
  const [, navigate] = useLocation()
  const [going, setGoing] = useState(false)
  const { data, isValidating, error, mutate } = useNextStep(concluded ? { after_topic: topic } : null)

  async function goOn() {
    const here = location.pathname
    let next = data
    // The cached step may be stale while the refetch after the finish is pending.
    if (!next || isValidating || error) {
      setGoing(true)
      next = await mutate().catch(() => undefined)
      setGoing(false)
    }
    if (location.pathname === here) navigate(next ? stepPath(next) : paths.books)
  }

  return { goOn: () => void goOn(), going, next: data }
}
