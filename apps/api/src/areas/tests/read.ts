import { DomainError, type Survey, type TestInfo } from '@the-house/domain'
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { prepared } from '../../db/prepared.ts'
import { config_tests, tests } from '../../db/schema/index.ts'
import { saveAside, type AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { embargoFor } from '../surveys/embargo.ts'
import { presentInfo, presentSurvey, type Cover } from '../surveys/present.ts'
import type { Test } from '../surveys/attempt-rows.ts'
import { cachedEntriesOf } from '../surveys/cached-entries.ts'
import { closeIfOver, isOver } from './close.ts'

const { name, description, test_type } = getTableColumns(config_tests)

const own = prepared((db) =>
  db
    .select({ test: getTableColumns(tests), config: { name, description, test_type } })
    .from(tests)
    .innerJoin(config_tests, eq(config_tests.id, tests.config_test_id))
    .where(
      and(
        eq(tests.id, sql.placeholder('id')),
        eq(tests.user_id, sql.placeholder('user_id')),
        eq(tests.kind, 'TEST'),
        isNull(tests.recalled_at),
      ),
    )
    .prepare('own_test'),
)

/** A test with its titles. */
export interface OwnTest {
  test: Test
  cover: Cover
}

/** Returns a test of the user as it is stored, its end perhaps passed; practices and recalled tests answer 404. */
export async function ownTest(db: Db, user: AuthenticatedUser, id: number): Promise<OwnTest> {
  const [found] = await own(db).execute({ id, user_id: user.id })
  if (!found) throw new DomainError('notFound')
  return { test: found.test, cover: { ...found.config, user } }
}

/** Returns a test of the user; one past its end is closed first. */
export async function findTest(context: AppContext, user: AuthenticatedUser, id: number): Promise<OwnTest> {
  const found = await ownTest(context.db, user, id)
  if (user.readOnly || !isOver(found.test, context.clock())) return found
  // While writes are refused, and in a preview, the test stays open; nothing that is hidden from students is shown meanwhile.
  const isClosed = await saveAside(context, () => closeIfOver(context, id))
  return isClosed ? ownTest(context.db, user, id) : found
}

/** Returns a test without its exercises. */
export async function readInfo(context: AppContext, user: AuthenticatedUser, id: number): Promise<TestInfo> {
  const { test, cover } = await findTest(context, user, id)
  const embargo = await embargoFor(context, user, id)
  return presentInfo(test, await cachedEntriesOf(context.db, user, test), cover, context, embargo)
}

/** Returns a started test with its exercises and answers. */
export async function readTest(context: AppContext, user: AuthenticatedUser, id: number): Promise<Survey> {
  const { test, cover } = await findTest(context, user, id)
  if (test.status === 'PENDING') throw new DomainError('test.notStarted')
  const embargo = await embargoFor(context, user, id)
  return presentSurvey(test, await cachedEntriesOf(context.db, user, test), cover, context, embargo)
}
