import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { answers, objections, rulings } from '../../db/schema/index.ts'
import { assertWritable, type House } from '../../house.ts'
import type { Workers } from '../../jobs/boss.ts'
import { isMarkedWrong } from './consequence.ts'
import { seeTo } from './see-to.ts'

/** Few enough that nobody waits for long: the embedded database does one thing at a time. */
const batch = 20
/** What one job does before it makes room for others. */
const batchesOfJob = 10

type Ruling = typeof rulings.$inferSelect
type Clerk = Pick<House, 'db' | 'clock' | 'canWrite' | 'jobs'>

interface Next {
  ids: number[]
  /** Up to where those who have not objected were seen to. */
  after: number
}

/** Whose answer is next: first those who have objected, then all who gave the same one and were marked wrong. */
async function nextAnswers(db: Db, ruling: Ruling, after: number): Promise<Next> {
  const objected = await db
    .select({ id: objections.answer_id })
    .from(objections)
    .where(and(eq(objections.ruling_id, ruling.id), isNull(objections.told_at)))
    .orderBy(asc(objections.id))
    .limit(batch)
  if (objected.length > 0 || !ruling.accepted) return { ids: objected.map(({ id }) => id), after }
  const wrong = await db
    .select({ id: answers.id })
    .from(answers)
    .where(and(isMarkedWrong(ruling), gt(answers.id, after)))
    .orderBy(asc(answers.id))
    .limit(batch)
  const ids = wrong.map(({ id }) => id)
  return { ids, after: ids.at(-1) ?? after }
}

/** Does so many batches of what a ruling asks for, each answer in a transaction of its own; whether anything is left. */
export async function carryOut(house: Clerk, id: number, batches: number): Promise<boolean> {
  const { db, clock } = house
  const [ruling] = await db
    .select()
    .from(rulings)
    .where(and(eq(rulings.id, id), isNull(rulings.finished_at)))
  if (!ruling) return false
  let after = 0
  for (let count = 1; count <= batches; count += 1) {
    await assertWritable(house)
    const next = await nextAnswers(db, ruling, after)
    if (next.ids.length === 0) {
      await db.update(rulings).set({ finished_at: clock() }).where(eq(rulings.id, id))
      return false
    }
    for (const answer_id of next.ids) await seeTo(house, ruling, answer_id)
    after = next.after
  }
  return true
}

/** Sees to a part of a ruling; where more is left, another job comes. */
export const rulingWorker =
  (house: Clerk): Workers['ruling'] =>
  async ({ ruling_id }) => {
    if (await carryOut(house, ruling_id, batchesOfJob)) await house.jobs.send('ruling', { ruling_id })
  }

/** Queues whatever was left when the last server ended. */
export async function resumeRulings({ db, jobs }: Pick<Clerk, 'db' | 'jobs'>): Promise<void> {
  const open = await db.select({ id: rulings.id }).from(rulings).where(isNull(rulings.finished_at))
  for (const { id } of open) await jobs.send('ruling', { ruling_id: id })
}
