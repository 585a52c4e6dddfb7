import { DomainError } from '@the-house/domain'
import { and, asc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../db/client.ts'
import { unities, user_unities, users } from '../db/schema/index.ts'
import { isMember } from '../db/scope.ts'

/** Whom a sender may send to. */
export interface AudienceScope {
  /** The condition that a unit is in scope; undefined: every unit is. */
  isUnit: (unity: PgColumn) => SQL | undefined
  /** The condition that a user is. */
  isPerson: SQL | undefined
}

/** The groups and people that a sender has chosen. */
export interface Chosen {
  unity_ids: readonly number[]
  tribe_ids: readonly number[]
  user_ids: readonly number[]
  chapter_id: number | null
  /** Which profiles of the groups; none: all of them. */
  profiles?: readonly (typeof users.$inferSelect.profile)[]
}

const isAnyOf = (column: PgColumn, ids: readonly number[]) =>
  ids.length > 0 ? inArray(column, Array.from(ids)) : undefined

/** The condition that a user is among the chosen groups and people, in scope or not. */
function isChosen(db: Db, { unity_ids, tribe_ids, user_ids, chapter_id, profiles = [] }: Chosen): SQL {
  const isOfUnit = isAnyOf(user_unities.unity_id, unity_ids)
  const groups = or(
    isOfUnit && isMember(db, users.id, isOfUnit),
    isAnyOf(users.tribe_id, tribe_ids),
    chapter_id === null ? undefined : and(eq(users.chapter_id, chapter_id), ne(users.profile, 'TEACHER')),
  )
  const isProfile = profiles.length > 0 ? inArray(users.profile, Array.from(profiles)) : undefined
  return or(groups ? and(groups, isProfile) : isProfile, isAnyOf(users.id, user_ids)) ?? sql`false`
}

/** The condition that a user is a receiver: chosen and in scope. */
export const isReceiver = (db: Db, scope: AudienceScope, chosen: Chosen): SQL | undefined =>
  and(isChosen(db, chosen), scope.isPerson)

/** Refuses units and people outside of the scope, without revealing whether they exist. */
export async function assertInScope(db: Db, scope: AudienceScope, { unity_ids, user_ids }: Chosen): Promise<void> {
  const [units, people] = [Array.from(new Set(unity_ids)), Array.from(new Set(user_ids))]
  const isThere =
    (units.length === 0 ||
      (await db.$count(unities, and(inArray(unities.id, units), scope.isUnit(unities.id)))) === units.length) &&
    (people.length === 0 || (await db.$count(users, and(inArray(users.id, people), scope.isPerson))) === people.length)
  if (!isThere) throw new DomainError('notFound')
}

/** Returns the ids of the receivers in order, and refuses what is out of scope. */
export async function receiversOf(db: Db, scope: AudienceScope, chosen: Chosen): Promise<number[]> {
  await assertInScope(db, scope, chosen)
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(isReceiver(db, scope, chosen))
    .orderBy(asc(users.id))
  return found.map(({ id }) => id)
}
