import { noAnswer, type Answer } from '@the-house/domain'
import { useState } from 'react'
import type { ExerciseStatus } from '../exercises/widget.ts'

/** What an answer was found to be; null: a teacher would tell. */
export interface Mark {
  correct: boolean | null
  /** How much of it is right, 0 to 100. */
  credit: number | null
}

interface Trial {
  shape: string
  /** The key that it was marked by. */
  key: string
  answer: Answer
  status: ExerciseStatus
  mark: Mark | null
  failed: boolean
}

const statusOf = ({ correct }: Mark): ExerciseStatus => (correct === null ? 'waiting' : correct ? 'correct' : 'wrong')

/** Somebody's try at an exercise of some shape. With another shape it begins anew; once handed in, with another key too. */
export function useTrial(shape: string, key: string, onTry?: (answer: Answer) => Promise<Mark>) {
  const fresh: Trial = { shape, key, answer: noAnswer, status: 'open', mark: null, failed: false }
  const [held, setHeld] = useState(fresh)
  const holds = held.shape === shape && (held.status === 'open' || held.key === key)
  const trial = holds ? { ...held, key } : fresh
  const verify = async () => {
    if (!onTry) {
      setHeld({ ...trial, status: 'answered' })
      return
    }
    setHeld({ ...trial, status: 'disabled', failed: false })
    try {
      const mark = await onTry(trial.answer)
      setHeld({ ...trial, status: statusOf(mark), mark, failed: false })
    } catch {
      // Whoever asks has told why; here it can be tried again.
      setHeld({ ...trial, failed: true })
    }
  }
  return {
    trial,
    answer: (answer: Answer) => setHeld({ ...trial, answer }),
    verify: () => void verify(),
    again: () => setHeld(fresh),
  }
}
