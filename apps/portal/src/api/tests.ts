import type { Survey, TestInfo } from '@the-house/domain'
import { request, tell } from './client.ts'

/** Starts the time of a test; again changes nothing. */
export const postStart = (id: number): Promise<TestInfo> => request('POST /tests/:id/start', { params: { id } })

/** Hands a test in; again changes nothing. */
export const postFinishTest = (id: number): Promise<Survey> => request('POST /tests/:id/finish', { params: { id } })

/** Marks an exercise to come back to, or takes the mark away. */
export const putFlag = (id: number, exercise: number, flagged: boolean): Promise<undefined> =>
  tell('PUT /tests/:id/flags', { params: { id }, body: { exercise_id: exercise, flagged } })
