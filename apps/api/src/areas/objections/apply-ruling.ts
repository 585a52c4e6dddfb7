import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { answers, objections, rulings } from '../../db/schema/index.ts'
import { assertWritable, type JobContext } from '../../app-context.ts'
import type { Workers } from '../../jobs/boss.ts'
import type { RulingPlace } from '../../jobs/jobs.ts'
import { isMarkedWrong } from './impact.ts'
import { applyRulingToAnswer } from './apply-ruling-to-answer.ts'
import { isUnderEmbargo } from './under-embargo.ts'

/** Small batches keep other requests responsive: the embedded database runs one query at a time. */
const batch = 20
/** The answers per job, after which other jobs run. */
const answersOfJob = 200

type Ruling = typeof rulings.$inferSelect

interface Next {
  ids: number[]
  /** The place behind them. */
  from: RulingPlace
}

/** The next batch: first the answers with an objection, then equal answers that were marked wrong. */
async function nextAnswers(db: Db, ruling: Ruling, from: RulingPlace, limit: number): Promise<Next> {
  const objected = await db
    .select({ id: objections.id, answer_id: objections.answer_id })
    .from(objections)
    .where(and(eq(objections.ruling_id, ruling.id), isNull(objections.told_at), gt(objections.id, from.objection)))
    .orderBy(asc(objections.id))
    .limit(limit)
  if (objected.length > 0 || !ruling.accepted) {
    const objection = objected.at(-1)?.id ?? from.objection
    return { ids: objected.map(({ answer_id }) => answer_id), from: { ...from, objection } }
  }
  const wrong = await db
    .select({ id: answers.id })
    .from(answers)
    .where(and(isMarkedWrong(ruling), gt(answers.id, from.answer)))
    .orderBy(asc(answers.id))
    .limit(limit)
  const ids = wrong.map(({ id }) => id)
  return { ids, from: { ...from, answer: ids.at(-1) ?? from.answer } }
}

const start: RulingPlace = { objection: 0, answer: 0 }

/**
 * Applies a ruling to at most `most` answers, each in its own transaction.
 * @param place where to begin
 * @returns the place to go on at; null where no answer is left
 */
export async function applyRuling(
  context: JobContext,
  id: number,
  most: number,
  place: RulingPlace = start,
): Promise<RulingPlace | null> {
  const { db, clock } = context
  const [ruling] = await db
    .select()
    .from(rulings)
    .where(and(eq(rulings.id, id), isNull(rulings.finished_at)))
  if (!ruling) return null
  let from = place
  let left = most
  for (;;) {
    await assertWritable(context)
    const next = await nextAnswers(db, ruling, from, Math.max(1, Math.min(batch, left)))
    if (next.ids.length === 0) break
    if (left === 0) return from
    for (const answer_id of next.ids) await regrade(context, ruling, answer_id)
    left -= next.ids.length
    from = next.from
  }
  await db.update(rulings).set({ finished_at: clock() }).where(eq(rulings.id, id))
  return null
}

/** Seconds until a ruling that was postponed for a student is tried again. */
const postponedSeconds = 60

/** Applies a ruling to one answer, later where its student sits a test with the exercise. */
async function regrade(context: JobContext, ruling: Ruling, answer_id: number): Promise<void> {
  if (!(await isUnderEmbargo(context, answer_id))) return applyRulingToAnswer(context, ruling, answer_id)
  await context.jobs.send('ruling', { ruling_id: ruling.id, answer_id }, undefined, postponedSeconds)
}

/** Applies a ruling to the answer for which it was postponed. */
async function regradePostponed(context: JobContext, ruling_id: number, answer_id: number): Promise<void> {
  await assertWritable(context)
  const [ruling] = await context.db.select().from(rulings).where(eq(rulings.id, ruling_id))
  if (ruling) await regrade(context, ruling, answer_id)
}

/** The worker of ruling jobs: applies a part of a ruling and queues a further job where answers are left. */
export const rulingWorker =
  (context: JobContext): Workers['ruling'] =>
  async ({ ruling_id, answer_id, place }) => {
    if (answer_id !== undefined) return regradePostponed(context, ruling_id, answer_id)
    const next = await applyRuling(context, ruling_id, answersOfJob, place)
    if (next) await context.jobs.send('ruling', { ruling_id, place: next })
  }

/** Queues a job for every unfinished ruling, after a restart of the server. */
export async function resumeRulings({ db, jobs }: Pick<JobContext, 'db' | 'jobs'>): Promise<void> {
  const open = await db.select({ id: rulings.id }).from(rulings).where(isNull(rulings.finished_at))
  for (const { id } of open) await jobs.send('ruling', { ruling_id: id })
}
