import {
  importLimits,
  type AnswerOf,
  type ExchangeFormat,
  type ExchangeReport,
  type exchangeCalls,
} from '@the-house/domain'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import type { Values } from '../../crud/entities.ts'
import { findPressed, isBusy, leaveToJob, storeImport, type NewImport } from '../../imports/begin.ts'
import type { ImportRow } from '../../imports/import-row.ts'
import { insertExercises } from './insert-exercises.ts'
import { withoutForeignPictures } from './foreign-pictures.ts'
import { isRefusal } from './problem.ts'
import { trialKeys, withLost } from './lost-files.ts'
import { storeFiles, withKeys, type StoredKeys } from './store-files.ts'

export interface ImportRequest {
  topic_id: number
  format: ExchangeFormat
  /** Only reports; imports nothing. */
  dry_run: boolean
  /** Imports the valid exercises even where others are refused. */
  partial: boolean
  /** The idempotency key; empty: none. */
  press: string
}

type Answer = AnswerOf<typeof exchangeCalls.importExercises>

/** Thrown where the same press has been stored before. */
class AlreadyPressed extends Error {}

/** The answer of an import that is stored: its report, and that a job goes on with it. */
const answerOf = ({ id, report, finished_at }: ImportRow, read: ExchangeReport): Answer => ({
  ...(report.exercises ?? read),
  import_id: finished_at ? null : id,
})

/** Writes a small file in one transaction. @returns undefined where its press has been stored before */
const writeAtOnce = (context: AppContext, user: AuthenticatedUser, one: NewImport, batches: readonly string[]) =>
  context.db.transaction(async (tx) => {
    const row = await storeImport(tx, one, 'DONE')
    if (!row) return undefined
    const bodies = batches.flatMap((rows): Values[] => JSON.parse(rows))
    await insertExercises({ tx, user, now: one.at }, one.subject_id ?? 0, bodies)
    return row
  })

/**
 * Reads and validates a file and reports on each exercise; unless it is a dry run, the valid exercises are inserted: at
 * once where they are few, else by a job, all of them or none. Without `partial` a single refused exercise prevents the
 * import. Idempotent: `press` is the idempotency key.
 */
export async function importFile(
  context: AppContext,
  user: AuthenticatedUser,
  { topic_id, format, dry_run, partial, press }: ImportRequest,
  { path, name }: { path: string; name: string },
): Promise<Answer> {
  const found = await context.threads.run('exercises', { format, path, topic_id })
  const { batches, files, ...read } = await withoutForeignPictures(context.db, found)
  const refused = read.rows.length - read.taken
  const report = { ...read, refused, imported: 0 }
  const isWanted = !dry_run && !read.problems.some(isRefusal) && (refused === 0 || partial) && read.taken > 0
  if (!isWanted) return { ...report, rows: withLost(read.rows, files, await trialKeys(files)), import_id: null }
  const isSmall = read.taken <= importLimits.atOnce && !(await isBusy(context.db, 'EXERCISES', topic_id))
  const oneWith = (keys: StoredKeys): NewImport => ({
    user_id: user.id,
    kind: 'EXERCISES',
    subject_id: topic_id,
    name,
    press,
    options: { unity_id: user.unity_id },
    report: { exercises: { ...report, rows: withLost(read.rows, files, keys), imported: isSmall ? read.taken : 0 } },
    at: context.clock(),
  })
  const write = (one: NewImport, ready: readonly string[]) =>
    isSmall ? writeAtOnce(context, user, one, ready) : leaveToJob(context, one, ready, 1)
  const made = await storeFiles(context, { files, sent_by: user.id }, async (keys) => {
    const row = await write(oneWith(keys), withKeys(batches, keys))
    // The files of a press that is stored already belong to its exercises: these are deleted again.
    if (!row) throw new AlreadyPressed()
    return row
  }).catch((error: unknown) => {
    if (error instanceof AlreadyPressed) return undefined
    throw error
  })
  const row = made ?? (await findPressed(context.db, user, press))
  return row ? answerOf(row, report) : { ...report, import_id: null }
}
