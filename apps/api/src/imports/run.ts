import { setImmediate as turn } from 'node:timers/promises'
import { DomainError } from '@the-house/domain'
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { assertWritable, type JobContext } from '../app-context.ts'
import { asDomainError, isOutage } from '../contract/map-error.ts'
import type { Db } from '../db/client.ts'
import { import_batches, imports } from '../db/schema/index.ts'
import type { Workers } from '../jobs/boss.ts'
import type { ImportHandler, ImportHandlers, ImportWork } from './handler.ts'
import type { ImportRow } from './import-row.ts'
import { assertSender } from './sender.ts'

/** How many seconds an import waits for an earlier one into the same subject before it looks again. */
const waitSeconds = 1

const change = (tx: Db, { id }: ImportRow, values: Partial<typeof imports.$inferInsert>) =>
  tx.update(imports).set(values).where(eq(imports.id, id))

/** Ends an import: what was stored of the file is not needed any more. */
async function end({ tx, row, now }: ImportWork, values: Partial<typeof imports.$inferInsert>): Promise<false> {
  await tx.delete(import_batches).where(eq(import_batches.import_id, row.id))
  await change(tx, row, { ...values, finished_at: now })
  return false
}

/** Begins to take back what was written; nothing was: the import is over at once. */
async function turnBack(work: ImportWork, values: Partial<typeof imports.$inferInsert>): Promise<boolean> {
  const { tx, row } = work
  const written = await tx.$count(
    import_batches,
    and(eq(import_batches.import_id, row.id), isNotNull(import_batches.undo)),
  )
  if (written === 0) return end(work, { ...values, state: values.error === 'internal' ? 'FAILED' : 'REFUSED' })
  await change(tx, row, { ...values, state: 'UNDOING', total: written, done: written })
  return true
}

/** Takes the last batch back that was written. @returns whether there are more */
async function undoStep(work: ImportWork, handler: ImportHandler): Promise<boolean> {
  const { tx, row } = work
  if (row.done > 0) {
    const at = and(eq(import_batches.import_id, row.id), eq(import_batches.position, row.done - 1))
    const [batch] = await tx.select({ undo: import_batches.undo }).from(import_batches).where(at)
    if (batch?.undo) await handler.undo(work, batch.undo)
    await change(tx, row, { done: row.done - 1 })
  }
  if (row.done > 1) return true
  return end(work, { state: row.error === 'internal' ? 'FAILED' : 'REFUSED' })
}

/** Writes, or compares, the next batch. @returns whether there are more */
async function writeStep(work: ImportWork, handler: ImportHandler): Promise<boolean> {
  const { tx, row } = work
  await assertSender(tx, row, handler.permission)
  await handler.assertTarget(work)
  const count = await tx.$count(import_batches, eq(import_batches.import_id, row.id))
  const position = row.done % count
  const at = and(eq(import_batches.import_id, row.id), eq(import_batches.position, position))
  const [batch] = await tx.select().from(import_batches).where(at)
  if (!batch) throw new Error(`Batch ${position} of import ${row.id} is not there.`)
  const pass = Math.floor(row.done / count)
  const result = await handler.step(work, { ...batch, pass, isLast: position === count - 1 })
  if (result.undo !== undefined) await tx.update(import_batches).set({ undo: result.undo }).where(at)
  const report = result.report ?? row.report
  if (result.end === 'REFUSED') return turnBack(work, { report })
  const done = row.done + 1
  if (result.end === 'DONE' || done === row.total)
    return end(work, { state: 'DONE', done: row.total, report: handler.finish({ ...row, report }) })
  await change(tx, row, { state: 'RUNNING', done, report })
  return true
}

/** Whether an earlier import into the same subject is not over: this one comes after it. */
const isBehind = async (tx: Db, { id, kind, subject_id }: ImportRow): Promise<boolean> =>
  subject_id !== null &&
  (await tx.$count(
    imports,
    and(eq(imports.kind, kind), eq(imports.subject_id, subject_id), lt(imports.id, id), isNull(imports.finished_at)),
  )) > 0

/** The worker of imports: a batch in a transaction each, so that a crash loses at most the one under way. */
export const importWorker =
  (context: JobContext, handlers: ImportHandlers): Workers['import'] =>
  async ({ import_id }) => {
    const { db, jobs, clock } = context
    /** Does something with the import under its lock: two jobs of one import take turns. */
    const locked = (act: (work: ImportWork) => Promise<boolean>) =>
      db.transaction(async (tx) => {
        const [row] = await tx
          .select()
          .from(imports)
          .where(and(eq(imports.id, import_id), isNull(imports.finished_at)))
          .for('update')
        if (!row || row.state === 'READING') return false
        return act({ tx, row, user: { id: row.user_id }, now: clock() })
      })

    const step = () =>
      locked(async (work) => {
        const handler = handlers[work.row.kind]
        if (work.row.state === 'UNDOING') return undoStep(work, handler)
        if (!(await isBehind(work.tx, work.row))) return writeStep(work, handler)
        await jobs.send('import', { import_id }, work.tx, waitSeconds)
        return false
      })

    /** An error of the code, which the log is to have once everything is taken back. */
    let failure: unknown
    for (let more = true; more;) {
      // The embedded database resolves without a turn of the event loop: this lets other requests run in between.
      await turn()
      await assertWritable(context)
      try {
        more = await step()
      } catch (error) {
        if (isOutage(error)) throw error
        const { token } = asDomainError(error)
        // What cannot be taken back is tried again, as any job that fails.
        more = await locked(async (work) => {
          if (work.row.state === 'UNDOING') throw error
          return turnBack(work, { error: token })
        })
        if (!(error instanceof DomainError)) failure = error
      }
    }
    if (failure !== undefined) throw failure
  }
