import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fromPglite, type ConstructorOptions } from 'pg-boss'
import type { Config } from '../../config.ts'
import { startEmbedded } from '../../db/client.ts'
import { syncDirectory, syncTree } from '../../db/durable-files.ts'
import { lockDirectory } from '../../db/lock.ts'
import { embeddedSession, serverSession, type Session } from '../../db/session.ts'
import { waitingJobs } from '../../jobs/waiting-jobs.ts'
import { Refusal } from '../refusal.ts'
import { texts } from './texts.ts'

/** An empty database that is being filled. */
export interface Target {
  session: Session
  /** How the job queue connects to it. */
  queue: ConstructorOptions
  /** Closes it; where it was filled, it becomes the school's. */
  close: (isFilled: boolean) => Promise<void>
}

/** Opens a new embedded database, whose directory gets its name when it is filled and on the disk. */
export async function openNewDirectory(directory: string): Promise<Target> {
  const [place, partial] = [join(directory, 'database'), join(directory, 'database.partial')]
  const unlock = lockDirectory(directory)
  try {
    if (existsSync(place)) throw new Refusal(texts.embeddedThere(directory))
    await rm(partial, { recursive: true, force: true })
    const client = await startEmbedded({ dataDir: partial })
    const session = embeddedSession(client)
    return {
      session,
      queue: { db: fromPglite(client), backend: 'pglite' },
      close: async (isFilled) => {
        try {
          await session.close()
          if (!isFilled) return await rm(partial, { recursive: true })
          // All at once is less than what each commit would flush.
          syncTree(partial)
          await rename(partial, place)
          syncDirectory(directory)
        } finally {
          unlock()
        }
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

async function isEmpty(session: Session): Promise<boolean> {
  const [tables] = await session.query(
    `select count(*)::text from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and nspname in ('public', 'drizzle')`,
  )
  const jobs = await waitingJobs(session)
  const waiting = jobs ? await session.query(`${jobs} limit 1`) : []
  return tables?.[0] === '0' && waiting.length === 0
}

/** Opens a PostgreSQL database that has no tables but those of a queue that an interrupted restore has made. */
export async function openEmptyServer(connectionString: string): Promise<Target> {
  const session = await serverSession(connectionString)
  if (!(await isEmpty(session))) {
    await session.close()
    throw new Refusal(texts.serverNotEmpty)
  }
  return { session, queue: { connectionString, max: 1, connectionTimeoutMillis: 3000 }, close: () => session.close() }
}

/** Opens the empty database of the settings. */
export const openTarget = ({ DATABASE_URL, DATA_DIR }: Config): Promise<Target> =>
  DATABASE_URL ? openEmptyServer(DATABASE_URL) : openNewDirectory(DATA_DIR)
