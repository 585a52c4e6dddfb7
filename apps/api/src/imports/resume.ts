import { and, eq, isNotNull, isNull, lt, ne } from 'drizzle-orm'
import type { JobContext } from '../app-context.ts'
import { imports } from '../db/schema/index.ts'

/** Storing what was read takes seconds: whoever still does after that was killed. */
const readingMs = 600_000
/** How long imports that are over are kept. */
const retentionMs = 7 * 86_400_000

/** Queues a job for every import that was unfinished when the server stopped, and ends what it had not stored. */
export async function resumeImports({ db, jobs, clock }: Pick<JobContext, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const now = clock()
  const isStuck = and(eq(imports.state, 'READING'), lt(imports.created_at, new Date(now.getTime() - readingMs)))
  await db.update(imports).set({ state: 'FAILED', error: 'internal', finished_at: now }).where(isStuck)
  const open = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(isNull(imports.finished_at), ne(imports.state, 'READING')))
  for (const { id } of open) await jobs.send('import', { import_id: id })
}

/** Deletes imports that are long over. */
export async function purgeImports({ db, clock }: Pick<JobContext, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - retentionMs)
  await db.delete(imports).where(and(lt(imports.created_at, before), isNotNull(imports.finished_at)))
}
