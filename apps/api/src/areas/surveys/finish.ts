import type { SeenVersion, Survey } from '@the-house/domain'
import type { Db } from '../../db/client.ts'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { concludeTopic } from '../../course/finish.ts'
import { dollarsForTopic, pay } from '../dollars/ledger.ts'
import { openTopic, type OpenTopic } from '../topics/access.ts'
import { assertSeen } from './assert-seen.ts'
import { existingAttempt, type TopicKey } from './attempts.ts'
import { conclude } from './conclude.ts'
import { assertAttemptFree, embargoFor } from './embargo.ts'
import { coverOfTopic, presentSurvey } from './present.ts'
import { entriesOf, lockTest, type Entry, type Test } from './attempt-rows.ts'
import { countMarks, percentageOf } from './result.ts'
import { revealedUnanswered } from './reveal.ts'

interface Finish extends TopicKey {
  attempt_id?: number | undefined
  /** The answers as the student saw them. */
  seen: readonly SeenVersion[]
}

/**
 * Submits the current attempt, or a given one, in one transaction: marks, totals, progress, dollars; idempotent.
 * @throws DomainError `answer.newer` where another answer was saved since one that the student saw
 */
export async function finishExercises(
  context: AppContext,
  user: AuthenticatedUser,
  { attempt_id, seen, ...key }: Finish,
): Promise<Survey> {
  const topic = await openTopic(context, user, { ...key, type: 'EXERCISE' })
  const found = await existingAttempt(context.db, user.id, topic.id, attempt_id)
  const { id } = found
  const cover = coverOfTopic(topic, user)
  const embargo = await embargoFor(context, user)
  if (found.status === 'STARTED') await assertAttemptFree(context.db, user, embargo, found)
  return context.db.transaction(async (tx) => {
    const open = await lockTest(tx, id, 'update')
    if (open.status !== 'STARTED') return presentSurvey(open, await entriesOf(tx, open), cover, context, embargo)
    await assertSeen(tx, id, seen)
    const now = context.clock()
    const { test, entries, isBlank } = await conclude(tx, open, {
      status: 'FINISHED',
      finish_at: now,
      by: user.session_id,
    })
    // A blank attempt does not conclude the topic, and a repetition of mistakes follows a concluded one.
    const counts = !isBlank && test.scope === 'ALL'
    const worth = counts ? await earningPercentage(tx, test, entries) : 0
    const earned = counts ? await progress(tx, user, topic, { percentage: worth, now }) : 0
    return presentSurvey(test, entries, { ...cover, earned }, context, embargo)
  })
}

/** The percentage that a practice earns by: answers that were shown before they were given earn nothing. */
async function earningPercentage(tx: Db, test: Test, entries: Entry[]): Promise<number> {
  const shown = await revealedUnanswered(tx, test)
  const { total, waiting, credit } = countMarks(entries)
  const given = entries.reduce(
    (sum, { exercise, answer }) => sum + (shown.has(exercise.id) ? (answer?.credit ?? 0) : 0),
    0,
  )
  return percentageOf({ total, waiting, credit: credit - given })
}

/** Concludes the topic, which unlocks the next one, and pays the reward. */
async function progress(
  tx: Db,
  user: AuthenticatedUser,
  topic: OpenTopic,
  { percentage, now }: { percentage: number; now: Date },
): Promise<number> {
  await concludeTopic(tx, { user_id: user.id, topic, now })
  const amount = dollarsForTopic(percentage)
  return pay(tx, { user_id: user.id, amount, reason: 'TOPIC', reference: String(topic.id) }, now)
}
