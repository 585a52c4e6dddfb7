import type { Survey, TestInfo } from '@the-house/domain'
import { request, requestVoid } from './client.ts'

/** Starts a test and its time; idempotent. */
export const postStart = (id: number): Promise<TestInfo> => request('POST /tests/:id/start', { params: { id } })

/** Submits a test; idempotent. */
export const postFinishTest = (id: number): Promise<Survey> => request('POST /tests/:id/finish', { params: { id } })

/** Reads a test without its exercises. */
export const getTestInfo = (id: number): Promise<TestInfo> => request('GET /tests/:id/info', { params: { id } })

/** Flags an exercise for later, or removes the flag. */
export const putFlag = (id: number, exercise: number, flagged: boolean): Promise<undefined> =>
  requestVoid('PUT /tests/:id/flags', { params: { id }, body: { exercise_id: exercise, flagged } })
