import { DomainError } from '@the-house/domain'
import { refusesWrites } from './contract/map-error.ts'
import type { KeyedHash } from './contract/keyed-hash.ts'
import type { SignedSessions } from './contract/signed-sessions.ts'
import type { Disk } from 'flydrive'
import type { Db } from './db/client.ts'
import type { Replica } from './db/replica.ts'
import type { WritePurpose } from './db/open.ts'
import type { Events } from './events/events.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { ThreadTasks } from './thread-tasks.ts'
import type { Threads } from './threads/threads.ts'

/** The only source of time; tests pass their own. */
export type Clock = () => Date

/** The context of the app, its dependency injection container: what every area's routes, services and jobs work with. */
export interface AppContext {
  db: Db
  clock: Clock
  /** Where lists that may be a few seconds old are read. */
  replica: Replica
  /** The file storage: pictures, sounds, videos and documents by key. */
  storage: Disk
  /**
   * Signs the URL of a stored file for an hour or two; null stays null, a full URL stays as it is. With a name the file
   * is downloaded under it instead of shown.
   */
  fileUrl: (key: string | null, name?: string) => string | null
  /** The queue of background jobs. */
  jobs: Jobs
  /** Where files that come from outside are read and pictures decoded: never on the main thread. */
  threads: Threads<ThreadTasks>
  /** The events that open pages are told of. */
  events: Events
  /** The sessions of those who sign in while the database refuses writes. */
  signedSessions: SignedSessions
  /** Hashes what must be recognized and not read. */
  keyedHash: KeyedHash
  /** The public URL of the portal, without a trailing slash; links in mails start with it. */
  publicUrl: string
  /**
   * Whether the disk has enough free space to write safely, content by default; without it, reads and sign-ins alone
   * are served.
   */
  canWrite: (purpose?: WritePurpose) => Promise<boolean>
  /** How many bytes the disk of the files still takes; null: the storage says no limit. */
  freeBytes: () => Promise<number | null>
  /** Rejects where the files cannot be reached. */
  checkFiles: () => Promise<void>
}

/** What a background job needs of the context. */
export type JobContext = Pick<AppContext, 'db' | 'clock' | 'canWrite' | 'jobs'>

/** Refuses with `unavailable` while the disk is full. */
export async function assertWritable(
  { canWrite }: Pick<AppContext, 'canWrite'>,
  purpose?: WritePurpose,
): Promise<void> {
  if (!(await canWrite(purpose))) throw new DomainError('unavailable')
}

/**
 * Saves what a read changes on the side; while the disk is full or the database refuses writes it is left out, so that
 * reading goes on.
 * @returns whether it was saved
 */
export async function saveAside(
  { canWrite }: Pick<AppContext, 'canWrite'>,
  save: () => Promise<unknown>,
): Promise<boolean> {
  if (!(await canWrite())) return false
  try {
    await save()
    return true
  } catch (error) {
    if (refusesWrites(error)) return false
    throw error
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    context: AppContext
  }
}
