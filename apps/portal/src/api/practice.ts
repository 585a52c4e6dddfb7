import type { AttemptScope, Exercise, SeenVersion, Survey } from '@the-house/domain'
import { request } from './client.ts'

/** The practice of one topic of one chapter. */
export interface Practice {
  chapter: number
  topic: number
}

/** The URL input of its exercises: of the current attempt, or of a given one. */
export const exercisesAt = ({ chapter, topic }: Practice, attempt: number | null) => ({
  params: { id: chapter },
  query: { topic_id: topic, ...(attempt !== null && { attempt_id: attempt }) },
})

/** The answer of one exercise, to be marked. */
interface Check {
  attempt: number
  exercise: number
  /** The version of the answer that the student saw; undefined: any. */
  version: number | undefined
}

/** Submits the saved answer of one exercise of an attempt; returns it marked. Idempotent. */
export const putVerify = ({ chapter, topic }: Practice, { attempt, exercise, version }: Check): Promise<Exercise> =>
  request('PUT /chapters/:id', {
    params: { id: chapter },
    body: { topic_id: topic, exercise_id: exercise, attempt_id: attempt, version },
  })

/** Submits an attempt with the answers that the student saw; idempotent. */
export const postFinish = (practice: Practice, attempt: number, answers: SeenVersion[]): Promise<Survey> =>
  request('POST /chapters/:id/exercises_finish', { ...exercisesAt(practice, attempt), body: { answers } })

/** Shows the right answers of what was not answered in a finished attempt; idempotent. */
export const postReveal = (practice: Practice, attempt: number): Promise<Survey> =>
  request('POST /chapters/:id/exercises_reveal', exercisesAt(practice, attempt))

/** Starts a new attempt at all exercises, or at the wrong ones only. */
export const postRetry = ({ chapter, topic }: Practice, scope: AttemptScope = 'ALL'): Promise<Survey> =>
  request('POST /chapters/:id/exercises', { params: { id: chapter }, query: { topic_id: topic, scope } })
