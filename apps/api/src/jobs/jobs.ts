import type { Db } from '../db/client.ts'
import type { Letter } from '../mail/letter.ts'

/** Work that is done after the reply, or later, by name. */
export const jobNames = ['mail', 'expiry', 'sending', 'ruling'] as const
export type JobName = (typeof jobNames)[number]

/** What each kind of work needs to know. */
export interface JobData extends Record<JobName, object> {
  mail: Letter
  /** A test whose time will be over. */
  expiry: { test_id: number }
  /** A test on its way to many. */
  sending: { sending_id: number }
  /** What was decided of equal answers, for those whom it concerns. */
  ruling: { ruling_id: number }
}

export interface Jobs {
  /**
   * Queues a piece of work, for some seconds later where that is asked; inside a transaction it is queued when that
   * commits, and only then.
   */
  send: <N extends JobName>(name: N, data: JobData[N], tx?: Db, seconds?: number) => Promise<void>
}
