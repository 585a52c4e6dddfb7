import type { Db } from '../db/client.ts'
import type { Letter } from '../mail/letter.ts'

/** Work that is done after the reply, by name, with what it needs to know. */
export interface JobData {
  mail: Letter
}
export type JobName = keyof JobData

export interface Jobs {
  /** Queues a piece of work; inside a transaction it is queued when that commits, and only then. */
  send: <N extends JobName>(name: N, data: JobData[N], tx?: Db) => Promise<void>
}
