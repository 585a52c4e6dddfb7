import { DomainError, type Survey, type TestInfo } from '@the-house/domain'
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { prepared } from '../../db/prepared.ts'
import { config_tests, tests } from '../../db/schema/index.ts'
import type { House } from '../../house.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { presentInfo, presentSurvey, type Cover } from '../surveys/present.ts'
import { entriesOf, type Test } from '../surveys/sheet.ts'
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

/** A test and what it is called. */
export interface OwnTest {
  test: Test
  cover: Cover
}

/** A test of somebody as it stands in the database, its time perhaps over; a practice is none, nor is one that was taken back. */
export async function ownTest(db: Db, user: SignedIn, id: number): Promise<OwnTest> {
  const [found] = await own(db).execute({ id, user_id: user.id })
  if (!found) throw new DomainError('notFound')
  return { test: found.test, cover: { ...found.config, user } }
}

/** A test of somebody as it is now: one whose time is over has been closed. */
export async function findTest(house: House, user: SignedIn, id: number): Promise<OwnTest> {
  const found = await ownTest(house.db, user, id)
  // Without room to write it waits; nothing that a student may not see is shown meanwhile.
  if (!isOver(found.test, house.clock()) || !(await house.canWrite())) return found
  await closeIfOver(house, id)
  return ownTest(house.db, user, id)
}

/** A test without its exercises. */
export async function readInfo(house: House, user: SignedIn, id: number): Promise<TestInfo> {
  const { test, cover } = await findTest(house, user, id)
  return presentInfo(test, await entriesOf(house.db, test), cover, house)
}

/** A test with its exercises and answers, once it was started. */
export async function readTest(house: House, user: SignedIn, id: number): Promise<Survey> {
  const { test, cover } = await findTest(house, user, id)
  if (test.status === 'PENDING') throw new DomainError('test.notStarted')
  return presentSurvey(test, await entriesOf(house.db, test), cover, house)
}
