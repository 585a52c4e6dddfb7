import { noAnswer, type Answer } from '@the-house/domain'
import { useState } from 'react'
import type { ExerciseStatus } from '../exercises/widget.ts'

/** The mark of an answer; `correct` is null where a teacher has to decide. */
export interface Mark {
  correct: boolean | null
  /** The share that is right, 0 to 100. */
  credit: number | null
}

interface Trial {
  shape: string
  /** The answer key that was used to mark it. */
  key: string
  answer: Answer
  status: ExerciseStatus
  mark: Mark | null
  failed: boolean
}

const statusOf = ({ correct }: Mark): ExerciseStatus => (correct === null ? 'waiting' : correct ? 'correct' : 'wrong')

/**
 * The state of an author's attempt at an exercise. Another shape resets it; once submitted, another answer key does
 * too.
 */
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
      // The owner's `onTry` has shown the reason; the author can retry here.
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
