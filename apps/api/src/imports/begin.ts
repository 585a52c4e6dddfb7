import { setImmediate as turn } from 'node:timers/promises'
import type { ImportKind } from '@the-house/domain'
import { and, eq, isNull } from 'drizzle-orm'
import { assertWritable, type AppContext } from '../app-context.ts'
import type { Db } from '../db/client.ts'
import { import_batches, imports, type ImportOptions, type ImportReport } from '../db/schema/index.ts'
import type { ImportRow } from './import-row.ts'

/** An import that was read and is about to be written. */
export interface NewImport {
  user_id: number
  kind: ImportKind
  subject_id: number | null
  /** The name of the file, as its sender calls it. */
  name: string
  /** The idempotency key; empty: none. */
  press: string
  options: ImportOptions
  report: ImportReport
  at: Date
}

const longestName = 200

/**
 * Stores a new import.
 * @returns undefined where its press is stored already: the same file was sent twice, perhaps at the same time
 */
export async function storeImport(
  tx: Db,
  { at, press, name, ...one }: NewImport,
  state: ImportRow['state'],
): Promise<ImportRow | undefined> {
  const [row] = await tx
    .insert(imports)
    .values({
      ...one,
      name: name.slice(0, longestName),
      state,
      press: press === '' ? null : press,
      created_at: at,
      finished_at: state === 'DONE' ? at : null,
    })
    .onConflictDoNothing({ target: [imports.user_id, imports.press] })
    .returning()
  return row
}

/** Returns the import of a press, undefined where none is stored. */
export async function findPressed(db: Db, user: { id: number }, press: string): Promise<ImportRow | undefined> {
  if (press === '') return undefined
  const [found] = await db
    .select()
    .from(imports)
    .where(and(eq(imports.user_id, user.id), eq(imports.press, press)))
  return found
}

/** Whether a job is still writing into a subject: what is sent meanwhile waits behind it. */
export const isBusy = async (db: Db, kind: ImportKind, subject_id: number): Promise<boolean> =>
  (await db.$count(
    imports,
    and(eq(imports.kind, kind), eq(imports.subject_id, subject_id), isNull(imports.finished_at)),
  )) > 0

/**
 * Stores the batches of an import, one short statement after the other, and leaves them to a job.
 * @param passes how often the job goes through the batches
 */
export async function leaveToJob(
  context: Pick<AppContext, 'db' | 'jobs' | 'canWrite' | 'clock'>,
  one: NewImport,
  batches: readonly string[],
  passes: number,
): Promise<ImportRow | undefined> {
  const { db, jobs, clock } = context
  const row = await storeImport(db, one, 'READING')
  if (!row) return undefined
  try {
    for (const [position, rows] of batches.entries()) {
      await turn()
      await assertWritable(context)
      await db.insert(import_batches).values({ import_id: row.id, position, rows })
    }
    return await db.transaction(async (tx) => {
      const [waiting] = await tx
        .update(imports)
        .set({ state: 'WAITING', total: batches.length * passes })
        .where(eq(imports.id, row.id))
        .returning()
      await jobs.send('import', { import_id: row.id }, tx)
      return waiting
    })
  } catch (error) {
    const failed = { state: 'FAILED', error: 'internal', finished_at: clock() } as const
    await db.update(imports).set(failed).where(eq(imports.id, row.id))
    throw error
  }
}
