import { DomainError, type Audience } from '@the-house/domain'
import { and, asc, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { config_tests, unities, user_unities, users } from '../../db/schema/index.ts'
import { isInReach, isMember, isUnitInReach } from '../../db/reach.ts'
import { isKept } from '../../db/visible.ts'
import type { SignedIn } from '../../plugins/session.ts'

type Sender = Pick<SignedIn, 'id' | 'admin'>

/** Whom somebody may send a test to. */
export const isReached = (db: Db, sender: Sender): SQL | undefined =>
  and(ne(users.profile, 'TEACHER'), isNull(users.disabled_at), isInReach(db, sender, users.id))

function isChosen(db: Db, { unity_ids, tribe_ids, user_ids, chapter_id }: Audience): SQL {
  const ways = [
    unity_ids.length > 0 ? isMember(db, users.id, inArray(user_unities.unity_id, unity_ids)) : undefined,
    tribe_ids.length > 0 ? inArray(users.tribe_id, tribe_ids) : undefined,
    user_ids.length > 0 ? inArray(users.id, user_ids) : undefined,
    chapter_id === null ? undefined : eq(users.chapter, chapter_id),
  ]
  return or(...ways) ?? sql`false`
}

/** Everybody of an audience whom the sender may reach, by id. */
async function findReceivers(db: Db, sender: Sender, audience: Audience): Promise<number[]> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isChosen(db, audience), isReached(db, sender)))
    .orderBy(asc(users.id))
  return found.map(({ id }) => id)
}

/** Refuses units and students that the sender does not reach: whether they are there is not told. */
async function assertInReach(db: Db, sender: Sender, { unity_ids }: Audience): Promise<void> {
  const wanted = new Set(unity_ids)
  const found = await db.$count(
    unities,
    and(inArray(unities.id, Array.from(wanted)), isUnitInReach(db, sender, unities.id)),
  )
  if (found < wanted.size) throw new DomainError('notFound')
}

/** Who would get a test, by id. */
export async function receiversOf(db: Db, sender: Sender, audience: Audience): Promise<number[]> {
  if (audience.unity_ids.length > 0) await assertInReach(db, sender, audience)
  const found = await findReceivers(db, sender, audience)
  const there = new Set(found)
  if (audience.user_ids.some((id) => !there.has(id))) throw new DomainError('notFound')
  return found
}

/** A test that was not removed. */
export async function findConfigTest(db: Db, id: number) {
  const [config] = await db
    .select()
    .from(config_tests)
    .where(and(eq(config_tests.id, id), isKept(config_tests)))
  if (!config) throw new DomainError('notFound')
  return config
}
