import { DomainError, type Audience } from '@the-house/domain'
import { and, asc, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { config_tests, unities, user_unities, users } from '../../db/schema/index.ts'
import { isUserInScope, isMember, isUnitInScope } from '../../db/scope.ts'
import { isNotDeleted } from '../../db/visibility.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'

type Sender = Pick<AuthenticatedUser, 'id' | 'admin'>

/** The condition for the students to whom a sender may send a test. */
export const isReceiverInScope = (db: Db, sender: Sender): SQL | undefined =>
  and(ne(users.profile, 'TEACHER'), isNull(users.disabled_at), isUserInScope(db, sender, users.id))

function isChosen(db: Db, { unity_ids, tribe_ids, user_ids, chapter_id }: Audience): SQL {
  const ways = [
    unity_ids.length > 0 ? isMember(db, users.id, inArray(user_unities.unity_id, unity_ids)) : undefined,
    tribe_ids.length > 0 ? inArray(users.tribe_id, tribe_ids) : undefined,
    user_ids.length > 0 ? inArray(users.id, user_ids) : undefined,
    chapter_id === null ? undefined : eq(users.chapter_id, chapter_id),
  ]
  return or(...ways) ?? sql`false`
}

/** Returns the ids of the students of an audience who are in the sender's scope. */
async function findReceivers(db: Db, sender: Sender, audience: Audience): Promise<number[]> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isChosen(db, audience), isReceiverInScope(db, sender)))
    .orderBy(asc(users.id))
  return found.map(({ id }) => id)
}

/** Refuses units and students outside of the sender's scope, without revealing whether they exist. */
async function assertInScope(db: Db, sender: Sender, { unity_ids }: Audience): Promise<void> {
  const wanted = new Set(unity_ids)
  const found = await db.$count(
    unities,
    and(inArray(unities.id, Array.from(wanted)), isUnitInScope(db, sender, unities.id)),
  )
  if (found < wanted.size) throw new DomainError('notFound')
}

/** Returns the ids of the students who would get a test. */
export async function receiversOf(db: Db, sender: Sender, audience: Audience): Promise<number[]> {
  if (audience.unity_ids.length > 0) await assertInScope(db, sender, audience)
  const found = await findReceivers(db, sender, audience)
  const there = new Set(found)
  if (audience.user_ids.some((id) => !there.has(id))) throw new DomainError('notFound')
  return found
}

/** Returns a test configuration that is not deleted. */
export async function findConfigTest(db: Db, id: number) {
  const [config] = await db
    .select()
    .from(config_tests)
    .where(and(eq(config_tests.id, id), isNotDeleted(config_tests)))
  if (!config) throw new DomainError('notFound')
  return config
}
