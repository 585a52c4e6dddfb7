import { and, eq, exists, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Reach } from '../../audience/reach.ts'
import type { Db } from '../../db/client.ts'
import { duties, user_unities, users } from '../../db/schema/index.ts'
import { isMember } from '../../db/scope.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'

export type Sender = Pick<AuthenticatedUser, 'id' | 'admin' | 'profile'>

/** The units of a sender: a teacher's own ones, those of the duty, and all own ones by a duty without a unit. */
function unitsOf(db: Db, { id, profile }: Sender) {
  const isDuty = and(eq(duties.user_id, id), eq(duties.duty, 'MESSAGES'))
  const isEverywhere = exists(
    db
      .select({ id: duties.id })
      .from(duties)
      .where(and(isDuty, isNull(duties.unity_id))),
  )
  return union(
    db
      .select({ id: user_unities.unity_id })
      .from(user_unities)
      .where(and(eq(user_unities.user_id, id), or(sql`${profile === 'TEACHER'}::boolean`, isEverywhere))),
    db
      .select({ id: sql<number>`${duties.unity_id}`.as('id') })
      .from(duties)
      .where(and(isDuty, isNotNull(duties.unity_id))),
  )
}

const isUnitOf =
  (db: Db, sender: Sender) =>
  (unity: PgColumn): SQL | undefined =>
    sender.admin ? undefined : inArray(unity, unitsOf(db, sender))

/** The condition that a user is of a unit of the sender, disabled or not; undefined: every user is. */
export function isOfOwnUnit(db: Db, sender: Sender): SQL | undefined {
  const own = isUnitOf(db, sender)(user_unities.unity_id)
  return own && isMember(db, users.id, own)
}

/** Whom a sender may send a message to: the people of the own units, of an administrator all. */
export const messageReach = (db: Db, sender: Sender): Reach => ({
  isUnit: isUnitOf(db, sender),
  isPerson: and(isNull(users.disabled_at), isOfOwnUnit(db, sender)),
})
