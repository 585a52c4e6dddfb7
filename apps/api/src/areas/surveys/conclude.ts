import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { answers, tests } from '../../db/schema/index.ts'
import { publish } from '../../events/publish.ts'
import { lockAnswerKeyShared } from './answer-key-lock.ts'
import { mark, type Mark } from './marking.ts'
import { countMarks, isBlank, percentageOf } from './result.ts'
import { entriesOf, valueOf, type Entry, type Test } from './attempt-rows.ts'

/** The final status and time of a submitted attempt, and the session that has handed it in. */
type Ending = { status: 'FINISHED' | 'FINISHED_EXPIRED'; finish_at: Date; by?: number | undefined }

/** Submits an open attempt: marks what was saved and writes the totals. @param open locked by the caller */
export async function conclude(tx: Db, open: Test, { status, finish_at, by }: Ending) {
  await lockAnswerKeyShared(tx)
  const entries = await submitAll(tx, await entriesOf(tx, open), finish_at)
  const totals = countMarks(entries)
  const written = { status, finish_at, ...totals }
  await tx.update(tests).set(written).where(eq(tests.id, open.id))
  await publish(tx, [open.user_id], { kind: 'testFinished', test_id: open.id }, by)
  const test: Test = { ...open, ...written }
  return { test, entries, percentage: percentageOf(totals), isBlank: totals.blank === totals.total }
}

/** Submits every saved answer, also those that were not handed in one by one. */
async function submitAll(tx: Db, entries: Entry[], now: Date): Promise<Entry[]> {
  const marks = new Map<number, Mark>()
  const marked = entries.map((entry): Entry => {
    const { exercise, answer } = entry
    if (!answer || answer.answered_at || isBlank(entry)) return entry
    const given = mark(exercise, valueOf(answer))
    marks.set(answer.id, given)
    return { ...entry, answer: { ...answer, ...given, answered_at: now } }
  })
  // One statement for each distinct mark, not for each answer.
  for (const [credit, alike] of Map.groupBy(marks, ([, given]) => given.credit)) {
    const ids = alike.map(([id]) => id)
    await tx
      .update(answers)
      .set({ credit, correct: credit === null ? null : credit === 100, answered_at: now })
      .where(inArray(answers.id, ids))
  }
  return marked
}
