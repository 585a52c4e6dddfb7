import type { Db } from '../db/client.ts'
import type { MailJob } from './mail-job.ts'

/** The kinds of background jobs. */
export const jobNames = ['mail', 'expiry', 'sending', 'message', 'ruling', 'course', 'import'] as const
export type JobName = (typeof jobNames)[number]

/** How far a ruling has come: the last objection and the last answer without one that it was applied to. */
export interface RulingPlace {
  objection: number
  answer: number
}

/** The payload of each kind of job. */
export interface JobData extends Record<JobName, object> {
  mail: MailJob
  /** Closes a test at its end. */
  expiry: { test_id: number }
  /** Delivers the next batches of a sending. */
  sending: { sending_id: number }
  /** Delivers the next batches of a message, unless it was changed since: its change has queued a job of its own. */
  message: { message_id: number; version: number }
  /** Applies a ruling on equal answers to the students it concerns, from a place on, or to the one answer named. */
  ruling: { ruling_id: number; place?: RulingPlace; answer_id?: number }
  /** Settles the learners whom a change of the course path concerns. */
  course: { change_id: number }
  /** Writes what was read out of a file. */
  import: { import_id: number }
}

/** A job that is delayed. */
export interface Delayed<N extends JobName> {
  data: JobData[N]
  seconds: number
}

export interface Jobs {
  /**
   * Enqueues a job, delayed by `seconds` where given.
   * @param tx a transaction: the job is enqueued when it commits, and only then
   */
  send: <N extends JobName>(name: N, data: JobData[N], tx?: Db, seconds?: number) => Promise<void>
  /** Enqueues many jobs at once, each delayed by its seconds; they give way to those that are sent one by one. */
  sendDelayed: <N extends JobName>(name: N, jobs: readonly Delayed<N>[], tx?: Db) => Promise<void>
  /** Enqueues many jobs of one kind with a single query, in a transaction as `send` does. */
  sendAll: <N extends JobName>(name: N, data: readonly JobData[N][], tx: Db) => Promise<void>
}
