import { and, isNull, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { AudienceScope } from '../../audience/scope.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import type { Db } from '../../db/client.ts'
import { user_unities, users } from '../../db/schema/index.ts'
import { isAmongMembers, isMember, isUnitInScope, isUnitOfDuty } from '../../db/scope.ts'

export type Sender = Pick<AuthenticatedUser, 'id' | 'admin' | 'profile'>

/** The condition that a unit is a sender's: a teacher's own, or one of the duty; undefined: every unit is. */
function isUnitOf(db: Db, sender: Sender, unity: PgColumn): SQL | undefined {
  // Those of the duty are among the own ones.
  return sender.profile === 'TEACHER' ? isUnitInScope(db, sender, unity) : isUnitOfDuty(db, sender, 'MESSAGES', unity)
}

/** The condition that a user is of a unit of the sender, disabled or not; undefined: every user is. */
function isOfOwnUnit(db: Db, sender: Sender): SQL | undefined {
  const own = isUnitOf(db, sender, user_unities.unity_id)
  return own && isMember(db, users.id, own)
}

/** The same condition for a list of members, who are found first. */
export function isAmongOwn(db: Db, sender: Sender, member: PgColumn): SQL | undefined {
  const own = isUnitOf(db, sender, user_unities.unity_id)
  return own && isAmongMembers(db, own, member)
}

/** Whom a sender may send a message to: the people of the own units, of an administrator all. */
export const messageScope = (db: Db, sender: Sender): AudienceScope => ({
  isUnit: (unity) => isUnitOf(db, sender, unity),
  isPerson: and(isNull(users.disabled_at), isOfOwnUnit(db, sender)),
})
