import type { Survey } from '@the-house/domain'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { answers, tests } from '../../db/schema/index.ts'
import type { House } from '../../house.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { reachNextChapter } from '../books/progress.ts'
import { dollarsForTopic, pay } from '../dollars/ledger.ts'
import { openTopic } from '../topics/access.ts'
import { concludeTopic } from '../topics/service.ts'
import { existingAttempt, type Address } from './attempts.ts'
import { mark, type Mark } from './marking.ts'
import { presentSurvey } from './present.ts'
import { countMarks, isBlank, percentageOf } from './result.ts'
import { entriesOf, valueOf, type Entry, type Test } from './sheet.ts'
import { lockTest } from './verify.ts'

/** Concludes the current attempt: marks, totals, progress and dollars, all or nothing; again changes nothing. */
export async function finishExercises(house: House, user: SignedIn, address: Address): Promise<Survey> {
  const topic = await openTopic(house, user, { ...address, type: 'EXERCISE' })
  const { id } = await existingAttempt(house.db, user.id, topic.id)
  return house.db.transaction(async (tx) => {
    const test = await lockTest(tx, id, 'update')
    if (test.status !== 'STARTED') return presentSurvey(test, await entriesOf(tx, test), { topic, user }, house)
    const now = house.clock()
    const entries = await handInAll(tx, await entriesOf(tx, test), now)
    const finished = await writeTotals(tx, test, entries, now)
    await concludeTopic(tx, user.id, topic.id, now)
    const amount = dollarsForTopic(percentageOf(countMarks(entries)))
    const earned = await pay(tx, { user_id: user.id, amount, reason: 'TOPIC', reference: String(topic.id) }, now)
    if (topic.finish_chapter) await reachNextChapter(tx, user, topic.chapter_id)
    return presentSurvey(finished, entries, { topic, user, earned }, house)
  })
}

/** What was saved counts, handed in or not. */
async function handInAll(tx: Db, entries: Entry[], now: Date): Promise<Entry[]> {
  const marks = new Map<number, Mark>()
  const marked = entries.map((entry): Entry => {
    const { exercise, answer } = entry
    if (!answer || answer.answered_at || isBlank(entry)) return entry
    const given = mark(exercise, valueOf(answer))
    marks.set(answer.id, given)
    return { exercise, answer: { ...answer, ...given, answered_at: now } }
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

async function writeTotals(tx: Db, test: Test, entries: Entry[], now: Date): Promise<Test> {
  const result = { status: 'FINISHED' as const, finish_at: now, ...countMarks(entries) }
  await tx.update(tests).set(result).where(eq(tests.id, test.id))
  return { ...test, ...result }
}
