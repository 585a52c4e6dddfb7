import type { ExerciseType } from '@the-house/domain'
import type { Visitor } from './test-server.ts'
import { right, type Sent } from './question-types.ts'
import type { addPractice } from './school.ts'

type Practice = Awaited<ReturnType<typeof addPractice>>

/** The calls of a visitor on one topic of exercises. */
export function practise(
  { get, post, put }: Pick<Visitor, 'get' | 'post' | 'put'>,
  { topic_id, exercise }: Practice,
  chapter = 1,
) {
  const address = (call: string) => `/chapters/${chapter}/${call}?topic_id=${topic_id}`
  return {
    read: () => get(address('exercises')),
    readAttempt: (id: number | string) => get(`${address('exercises')}&attempt_id=${id}`),
    retry: (scope?: string) => post(address('exercises') + (scope ? `&scope=${scope}` : '')),
    finish: (attempt?: number, seen?: [ExerciseType, version: number][]) =>
      post(
        address('exercises_finish') + (attempt === undefined ? '' : `&attempt_id=${attempt}`),
        seen && { answers: seen.map(([type, version]) => ({ exercise_id: exercise(type), version })) },
      ),
    reveal: () => post(address('exercises_reveal')),
    save: (test: number, type: ExerciseType, { call, body }: Sent = right[type]) =>
      put(`/tests/${test}/${call}`, { exercise_id: exercise(type), ...body }),
    verify: (type: ExerciseType, attempt_id?: number, version?: number) =>
      put(`/chapters/${chapter}`, { topic_id, exercise_id: exercise(type), attempt_id, version }),
  }
}
