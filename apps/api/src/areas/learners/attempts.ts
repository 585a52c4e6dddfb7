import type { AnswerOf, learnerCalls, QueryOf } from '@the-house/domain'
import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { newest, rowsOf } from '../../db/page.ts'
import { chapters, config_tests, tests, topics } from '../../db/schema/index.ts'
import { percentage, status } from '../test-reports/columns.ts'

type Query = QueryOf<typeof learnerCalls.learnerAttempts>

const iso = (at: Date | null) => at?.toISOString() ?? null

/** Returns a page of the attempts of a user that are begun, and of the tests sent to the user, the newest first. */
export async function listAttempts(
  db: Db,
  user_id: number,
  query: Query,
): Promise<AnswerOf<typeof learnerCalls.learnerAttempts>> {
  const { limit, offset } = rowsOf(query)
  const which = and(eq(tests.user_id, user_id), or(isNotNull(tests.start_at), isNotNull(tests.config_test_id)))
  const page = db
    .select({ id: tests.id })
    .from(tests)
    .where(which)
    .orderBy(newest(tests.id))
    .limit(limit)
    .offset(offset)
  const rows = await db
    .select({
      id: tests.id,
      name: sql<string>`coalesce(${topics.name}, ${config_tests.name}, '')`,
      chapter: { id: chapters.id, name: chapters.name },
      status,
      start_at: tests.start_at,
      finish_at: tests.finish_at,
      percentage,
      waiting: sql<number>`coalesce(${tests.waiting}, 0)`,
    })
    .from(tests)
    .leftJoin(topics, and(eq(topics.id, tests.topic_id), isNull(tests.config_test_id)))
    .leftJoin(chapters, eq(chapters.id, topics.chapter_id))
    .leftJoin(config_tests, eq(config_tests.id, tests.config_test_id))
    .where(inArray(tests.id, page))
    .orderBy(newest(tests.id))
  return {
    content: rows.map((row) => ({ ...row, start_at: iso(row.start_at), finish_at: iso(row.finish_at) })),
    meta: { ...query, total: await db.$count(tests, which) },
  }
}
