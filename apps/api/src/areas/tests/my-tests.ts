import type { AnswerOf, MyTest, QueryOf, testCalls } from '@the-house/domain'
import { and, count, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { rowsOf } from '../../db/page.ts'
import { prepared } from '../../db/prepared.ts'
import { config_tests, tests } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { isConcluded } from '../surveys/present-exercise.ts'
import { resultOf } from '../surveys/result.ts'
import { canBeDone, mostUrgentFirst } from './urgency.ts'

type ListCall = typeof testCalls.myTests

const isShown = and(
  eq(tests.user_id, sql.placeholder('user_id')),
  // No test has a topic: with this condition, the index of attempts leaves the practices out.
  isNull(tests.topic_id),
  eq(tests.kind, 'TEST'),
  isNull(tests.recalled_at),
)

const pageOfOwn = prepared((db) =>
  db
    .select({ test: getTableColumns(tests), name: config_tests.name, open: canBeDone })
    .from(tests)
    .innerJoin(config_tests, eq(config_tests.id, tests.config_test_id))
    .where(isShown)
    .orderBy(...mostUrgentFirst)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('my_tests'),
)

const countOfOwn = prepared((db) => db.select({ total: count() }).from(tests).where(isShown).prepare('my_tests_count'))

/** Lists a page of the user's own tests: those that can be done, the most urgent first, then past ones. */
export async function listMyTests(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { id: user_id }: Pick<AuthenticatedUser, 'id'>,
  query: QueryOf<ListCall>,
): Promise<AnswerOf<ListCall>> {
  const server_time = clock().toISOString()
  const [rows, [counted]] = await Promise.all([
    pageOfOwn(db).execute({ user_id, now: server_time, ...rowsOf(query) }),
    countOfOwn(db).execute({ user_id }),
  ])
  return { content: rows.map(present), meta: { ...query, total: counted?.total ?? 0 }, server_time }
}

type Row = Awaited<ReturnType<ReturnType<typeof pageOfOwn>['execute']>>[number]

const iso = (date: Date | null) => date?.toISOString() ?? null

function present({ test, name, open }: Row): MyTest {
  const { id, minutes, show_feedback } = test
  // The job that closes a test runs a moment after its end.
  const isOver = test.status === 'STARTED' && !open
  return {
    id,
    name,
    minutes,
    open,
    show_feedback,
    status: isOver ? 'FINISHED_EXPIRED' : test.status,
    opens_at: iso(test.opens_at),
    closes_at: iso(test.closes_at),
    start_at: iso(test.start_at),
    end_at: iso(test.end_at),
    finish_at: iso(isOver ? test.end_at : test.finish_at),
    revised: !test.waiting,
    percentage: isConcluded(test) && show_feedback ? (resultOf(test)?.percentage ?? null) : null,
  }
}
