import { DomainError, type Survey } from '@the-house/domain'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import type { Db } from '../../db/client.ts'
import { answers, tests } from '../../db/schema/index.ts'
import { openTopic } from '../topics/access.ts'
import { entriesOf, lockTest, type Test } from './attempt-rows.ts'
import { existingAttempt, type TopicKey } from './attempts.ts'
import { assertAttemptFree, embargoFor } from './embargo.ts'
import { coverOfTopic, presentSurvey } from './present.ts'
import { isConcluded } from './present-exercise.ts'

/** Shows the right answers of what was not answered in a concluded practice, as its student asks; idempotent. */
export async function revealAnswers(
  context: AppContext,
  user: AuthenticatedUser,
  { attempt_id, ...key }: TopicKey & { attempt_id?: number | undefined },
): Promise<Survey> {
  const topic = await openTopic(context, user, { ...key, type: 'EXERCISE' })
  const found = await existingAttempt(context.db, user.id, topic.id, attempt_id)
  const { id } = found
  const embargo = await embargoFor(context, user)
  await assertAttemptFree(context.db, user, embargo, found)
  return context.db.transaction(async (tx) => {
    const test = await lockTest(tx, id, 'update')
    if (!isConcluded(test)) throw new DomainError('attempt.open')
    const shown = await markRevealed(tx, test, context.clock())
    return presentSurvey(shown, await entriesOf(tx, shown), coverOfTopic(topic, user), context, embargo)
  })
}

async function markRevealed(tx: Db, test: Test, revealed_at: Date): Promise<Test> {
  if (test.revealed_at) return test
  await tx.update(tests).set({ revealed_at }).where(eq(tests.id, test.id))
  return { ...test, revealed_at }
}

/** The exercises of a topic whose right answers its student has seen without answering them: they earn nothing. */
export async function revealedUnanswered(
  tx: Db,
  { user_id, topic_id }: Pick<Test, 'user_id' | 'topic_id'>,
): Promise<Set<number>> {
  const isAnswered = sql`exists (
    select 1 from ${answers} where ${answers.test_id} = ${tests.id} and ${answers.exercise_id} = one and ${answers.answered_at} is not null
  )`
  const rows = await tx
    .select({ id: sql<number>`one` })
    .from(tests)
    .innerJoin(sql`unnest(${tests.exercise_ids}) one`, sql`not ${isAnswered}`)
    .where(and(eq(tests.user_id, user_id), eq(tests.topic_id, topic_id ?? 0), isNotNull(tests.revealed_at)))
  return new Set(rows.map(({ id }) => id))
}
