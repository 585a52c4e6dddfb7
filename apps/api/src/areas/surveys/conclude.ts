import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { answers, tests } from '../../db/schema/index.ts'
import { keepRight } from './keep-right.ts'
import { mark, type Mark } from './marking.ts'
import { countMarks, isBlank, percentageOf } from './result.ts'
import { entriesOf, valueOf, type Entry, type Test } from './sheet.ts'

/** How an attempt ends. */
type Ending = { status: 'FINISHED' | 'FINISHED_EXPIRED'; finish_at: Date }

/** Marks what was saved and writes the totals of an attempt that the caller has locked and found open. */
export async function conclude(tx: Db, open: Test, { status, finish_at }: Ending) {
  await keepRight(tx)
  const entries = await handInAll(tx, await entriesOf(tx, open), finish_at)
  const totals = countMarks(entries)
  const written = { status, finish_at, ...totals }
  await tx.update(tests).set(written).where(eq(tests.id, open.id))
  const test: Test = { ...open, ...written }
  return { test, entries, percentage: percentageOf(totals), isBlank: totals.blank === totals.total }
}

/** What was saved counts, handed in or not. */
async function handInAll(tx: Db, entries: Entry[], now: Date): Promise<Entry[]> {
  const marks = new Map<number, Mark>()
  const marked = entries.map((entry): Entry => {
    const { exercise, answer } = entry
    if (!answer || answer.answered_at || isBlank(entry)) return entry
    const given = mark(exercise, valueOf(answer))
    marks.set(answer.id, given)
    return { ...entry, answer: { ...answer, ...given, answered_at: now } }
  })
  // One statement a mark that was given, not one an answer.
  for (const [credit, alike] of Map.groupBy(marks, ([, given]) => given.credit)) {
    const ids = alike.map(([id]) => id)
    await tx
      .update(answers)
      .set({ credit, correct: credit === null ? null : credit === 100, answered_at: now })
      .where(inArray(answers.id, ids))
  }
  return marked
}
