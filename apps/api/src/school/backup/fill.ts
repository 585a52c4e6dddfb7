import { join } from 'node:path'
import { advisoryLock } from '../../db/migrate.ts'
import { inTransaction, type Session } from '../../db/session.ts'
import { openQueue, waitingJobs } from '../../jobs/waiting-jobs.ts'
import { Refusal } from '../refusal.ts'
import { countLines, isSame, readFileLines } from './lines.ts'
import { loadTables } from './load-tables.ts'
import { jobsName, type Manifest } from './manifest.ts'
import { runMigrations, splitMigrations } from './migrations.ts'
import type { Target } from './target.ts'
import { texts } from './texts.ts'

async function hasJobs(session: Session, { jobs }: Manifest): Promise<boolean> {
  const query = await waitingJobs(session)
  if (!query) return jobs.rows === 0
  return isSame(jobs, await countLines(session, query))
}

/**
 * Fills an empty database from a backup in one transaction, and migrates it to this version: interrupted or not equal
 * after, it is as empty as before.
 */
export async function fill(target: Target, directory: string, manifest: Manifest): Promise<void> {
  const { session } = target
  const { until, after } = splitMigrations(manifest)
  const queue = await openQueue(target.queue, manifest.jobs.queues)
  try {
    await inTransaction(session, 'read write', async () => {
      // A server that starts meanwhile waits with its migrations, and then finds them done.
      await session.query(`select pg_advisory_xact_lock(${advisoryLock})::text`)
      await runMigrations(session, until)
      const wrong = await loadTables(session, directory, manifest)
      if (wrong.length > 0) throw new Refusal(texts.notEqual(wrong))
      await runMigrations(session, after)
      for await (const lines of readFileLines(join(directory, jobsName))) await queue.insert(session, lines)
      if (!(await hasJobs(session, manifest))) throw new Refusal(texts.notEqual([jobsName]))
    })
  } finally {
    await queue.close()
  }
}
