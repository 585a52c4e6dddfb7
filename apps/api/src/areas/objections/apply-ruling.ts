import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { answers, objections, rulings } from '../../db/schema/index.ts'
import { assertWritable, type JobContext } from '../../app-context.ts'
import type { Workers } from '../../jobs/boss.ts'
import { isMarkedWrong } from './impact.ts'
import { applyRulingToAnswer } from './apply-ruling-to-answer.ts'

/** Small batches keep other requests responsive: the embedded database runs one query at a time. */
const batch = 20
/** The answers per job, after which other jobs run. */
const answersOfJob = 200

type Ruling = typeof rulings.$inferSelect

interface Next {
  ids: number[]
  /** The cursor: the id of the last answer without an objection that was re-marked. */
  after: number
}

/** The next batch: first the answers with an objection, then equal answers that were marked wrong. */
async function nextAnswers(db: Db, ruling: Ruling, after: number, limit: number): Promise<Next> {
  const objected = await db
    .select({ id: objections.answer_id })
    .from(objections)
    .where(and(eq(objections.ruling_id, ruling.id), isNull(objections.told_at)))
    .orderBy(asc(objections.id))
    .limit(limit)
  if (objected.length > 0 || !ruling.accepted) return { ids: objected.map(({ id }) => id), after }
  const wrong = await db
    .select({ id: answers.id })
    .from(answers)
    .where(and(isMarkedWrong(ruling), gt(answers.id, after)))
    .orderBy(asc(answers.id))
    .limit(limit)
  const ids = wrong.map(({ id }) => id)
  return { ids, after: ids.at(-1) ?? after }
}

/**
 * Applies a ruling to at most `most` answers, each in its own transaction.
 * @returns whether answers are left
 */
export async function applyRuling(context: JobContext, id: number, most: number): Promise<boolean> {
  const { db, clock } = context
  const [ruling] = await db
    .select()
    .from(rulings)
    .where(and(eq(rulings.id, id), isNull(rulings.finished_at)))
  if (!ruling) return false
  let after = 0
  let left = most
  for (;;) {
    await assertWritable(context)
    const next = await nextAnswers(db, ruling, after, Math.max(1, Math.min(batch, left)))
    if (next.ids.length === 0) break
    if (left === 0) return true
    for (const answer_id of next.ids) await applyRulingToAnswer(context, ruling, answer_id)
    left -= next.ids.length
    after = next.after
  }
  await db.update(rulings).set({ finished_at: clock() }).where(eq(rulings.id, id))
  return false
}

/** The worker of ruling jobs: applies a part of a ruling and queues a further job where answers are left. */
export const rulingWorker =
  (context: JobContext): Workers['ruling'] =>
  async ({ ruling_id }) => {
    if (await applyRuling(context, ruling_id, answersOfJob)) await context.jobs.send('ruling', { ruling_id })
  }

/** Queues a job for every unfinished ruling, after a restart of the server. */
export async function resumeRulings({ db, jobs }: Pick<JobContext, 'db' | 'jobs'>): Promise<void> {
  const open = await db.select({ id: rulings.id }).from(rulings).where(isNull(rulings.finished_at))
  for (const { id } of open) await jobs.send('ruling', { ruling_id: id })
}
