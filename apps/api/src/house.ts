import { DomainError } from '@the-house/domain'
import type { Disk } from 'flydrive'
import type { Db } from './db/client.ts'
import type { Jobs } from './jobs/jobs.ts'

/** The one source of time: a test passes its own. */
export type Clock = () => Date

/** What every area works with. */
export interface House {
  db: Db
  clock: Clock
  /** Pictures, sounds, videos and documents by key. */
  storage: Disk
  /**
   * The address of a stored file for an hour or two; null stays null, a full address stays as it is. With a name it is
   * saved under it instead of shown.
   */
  fileUrl: (key: string | null, name?: string) => string | null
  /** Work that is done after the reply. */
  jobs: Jobs
  /** Where people find the portal, without a slash at the end; links in mails start with it. */
  publicUrl: string
  /** Whether the disk has room to write safely; where it has not, reads go on. */
  canWrite: () => Promise<boolean>
}

/** Refuses with `unavailable` while nothing can be written. */
export async function assertWritable({ canWrite }: Pick<House, 'canWrite'>): Promise<void> {
  if (!(await canWrite())) throw new DomainError('unavailable')
}

declare module 'fastify' {
  interface FastifyInstance {
    house: House
  }
}
