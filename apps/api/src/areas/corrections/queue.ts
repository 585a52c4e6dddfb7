import type { AnswerOf, correctionCalls, QueryOf } from '@the-house/domain'
import { and, asc, eq, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { rowsOf } from '../../db/page.ts'
import { answers, books, chapters, exercises, tests, topics, users } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { answersWith, isPartOf, type Part } from './answers-of.ts'
import { presentHead } from './present.ts'
import { oldestOf, pendingAnswers } from './pending.ts'

type ListCall = typeof correctionCalls.corrections

/** Characters of an answer that a row of the list shows. */
const beginning = 300

/** One page of the correction queue, oldest first. */
export async function listQueue(
  { db, clock }: AppContext,
  user: AuthenticatedUser,
  query: QueryOf<ListCall>,
): Promise<AnswerOf<ListCall>> {
  const { page, size } = query
  const now = clock()
  const { limit, offset } = rowsOf(query)
  const waiting = oldestOf(db, { where: isPartOf(db, user, query), upTo: offset + limit, now })
  const rows = await answersWith(db, waiting, now)
    .orderBy(asc(waiting.since), asc(waiting.id))
    .limit(limit)
    .offset(offset)
  const content = rows.map(({ second, ...row }) => ({
    ...presentHead({ ...row, answered_at: second?.sent_at ?? row.answered_at }, user.id),
    title: row.exercise.title,
    beginning: (second?.text ?? row.text).slice(0, beginning),
    second: second !== null,
  }))
  return { content, meta: { page, size, total: await countQueue(db, user, query) } }
}

/**
 * Counts the answers of a filtered queue.
 * @param except ids that are not counted
 */
export async function countQueue(
  db: Db,
  user: AuthenticatedUser,
  part: Part,
  except: readonly number[] = [],
): Promise<number> {
  const waiting = pendingAnswers(db)
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(waiting)
    .innerJoin(answers, eq(answers.id, waiting.id))
    .innerJoin(tests, eq(tests.id, answers.test_id))
    .innerJoin(users, eq(users.id, tests.user_id))
    .innerJoin(exercises, eq(exercises.id, answers.exercise_id))
    .innerJoin(topics, eq(topics.id, exercises.topic_id))
    .innerJoin(chapters, eq(chapters.id, topics.chapter_id))
    .innerJoin(books, eq(books.id, chapters.book_id))
    .where(and(isPartOf(db, user, part), except.length > 0 ? notInArray(answers.id, except.slice()) : undefined))
  return counted?.total ?? 0
}
