import { useRef, useState, type ReactNode } from 'react'
import { SeriesQuestion } from './series-question.tsx'
import type { SeriesPlan } from './use-series-impact.ts'

interface Asked {
  plan: SeriesPlan
  answer: (goesOn: boolean) => void
}

/**
 * Asks before a series is saved.
 * @returns `ask` resolves with whether to go on; `release`, whether students may lose their places, as answered last;
 *   `dialog` is to be rendered
 */
export function useSeriesQuestion(timeZone: string): {
  ask: (plan: SeriesPlan) => Promise<boolean>
  release: () => boolean
  dialog: ReactNode
} {
  const [asked, setAsked] = useState<Asked | null>(null)
  const release = useRef(false)
  return {
    ask: (plan) => {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      setAsked({ plan, answer: resolve })
      return promise
    },
    release: () => release.current,
    dialog: asked && (
      <SeriesQuestion
        plan={asked.plan}
        timeZone={timeZone}
        onAnswer={(answer) => {
          release.current = answer?.release ?? false
          setAsked(null)
          asked.answer(answer !== null)
        }}
      />
    ),
  }
}
