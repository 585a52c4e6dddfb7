import type { CourseImpact, CourseStep } from '@the-house/domain'
import { useState } from 'react'
import { isConcerning } from '../impact/impact-note.tsx'
import type { PressLabel } from './press-log.ts'

/** What waits for a decision, since it concerns students. */
export interface Asked {
  label: PressLabel
  impact: CourseImpact
  /** null: it was answered. */
  answer: ((goesOn: boolean) => void) | null
}

/** The question about what concerns students; it stays open until `end`. */
export function useQuestion(measure: (steps: CourseStep[]) => Promise<CourseImpact>) {
  const [asked, setAsked] = useState<Asked | null>(null)
  return {
    asked,
    /** Resolves with whether to go on, at once where nobody is concerned. */
    decide: async (steps: CourseStep[], label: PressLabel): Promise<boolean> => {
      const impact = await measure(steps)
      if (!isConcerning(impact)) return true
      const { promise, resolve } = Promise.withResolvers<boolean>()
      setAsked({ label, impact, answer: resolve })
      return promise
    },
    answer: (goesOn: boolean) => {
      asked?.answer?.(goesOn)
      setAsked(asked && { ...asked, answer: null })
    },
    end: () => setAsked(null),
  }
}
