import { limits, type Todo } from '@the-house/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { prepared } from '../../db/prepared.ts'
import { config_tests, tests } from '../../db/schema/index.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { isOpenTest } from '../sendings/open-tests.ts'
import { canBeDone, mostUrgentFirst } from '../tests/urgency.ts'
import { counted, total } from './counted.ts'

const openTests = prepared((db) =>
  db
    .select({
      id: tests.id,
      name: config_tests.name,
      status: tests.status,
      minutes: tests.minutes,
      opens_at: tests.opens_at,
      closes_at: tests.closes_at,
      end_at: tests.end_at,
      total,
    })
    .from(tests)
    .innerJoin(config_tests, eq(config_tests.id, tests.config_test_id))
    .where(and(eq(tests.user_id, sql.placeholder('user_id')), isOpenTest, canBeDone))
    .orderBy(...mostUrgentFirst)
    .limit(limits.todoItems)
    .prepare('todo_tests'),
)

const iso = (date: Date | null) => date?.toISOString() ?? null

/** The tests of a user that can be done, the most urgent first. */
export async function findOpenTests(db: Db, user: Pick<AuthenticatedUser, 'id'>, now: string): Promise<Todo['tests']> {
  const rows = await openTests(db).execute({ user_id: user.id, now })
  return counted(rows, ({ id, name, status, minutes, opens_at, closes_at, end_at }) => ({
    kind: 'TEST' as const,
    id,
    name,
    status: status === 'STARTED' ? status : 'PENDING',
    minutes,
    opens_at: iso(opens_at),
    closes_at: iso(closes_at),
    end_at: iso(end_at),
  }))
}
