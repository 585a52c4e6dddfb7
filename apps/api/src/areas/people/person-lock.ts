import { isDeepStrictEqual } from 'node:util'
import { DomainError, type Person } from '@the-house/domain'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { lockUnitsOf } from '../../db/unit-groups.ts'
import { changes, users } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { findPerson, formOf } from './person.ts'

/**
 * Locks the rows of the administrator and of the changed user, the lower id first, and refuses an administrator who has
 * lost the permission meanwhile: of two administrators who revoke each other's right at once one stays, so a school
 * always has one.
 */
async function lock(tx: Db, actor: AuthenticatedUser, id: number): Promise<void> {
  const both = await tx
    .select({ id: users.id, admin: users.admin, disabled_at: users.disabled_at })
    .from(users)
    .where(inArray(users.id, [actor.id, id]))
    .orderBy(asc(users.id))
    .for('no key update')
  const me = both.find((one) => one.id === actor.id)
  if (!me?.admin || me.disabled_at) throw new DomainError('access.denied')
}

const kept = (person: Person) => ({
  ...formOf(person),
  duties: person.duties,
  disabled: person.state === 'DISABLED',
})

/** A user after a change, and what was changed: the values before and after by field. */
export interface ChangedPerson {
  person: Person
  changed: Record<string, { from: unknown; to: unknown }>
}

/** The fields that differ; none of them is a secret. */
function differences(before: Person, after: Person): ChangedPerson['changed'] {
  const was = new Map<string, unknown>(Object.entries(kept(before)))
  return Object.fromEntries(
    Object.entries(kept(after)).flatMap(([field, to]) => {
      const from = was.get(field)
      return isDeepStrictEqual(from, to) ? [] : [[field, { from, to }]]
    }),
  )
}

interface PersonChange {
  actor: AuthenticatedUser
  id: number
  /** Writes the change of the row `before`. */
  act: (tx: Db, before: Person, now: Date) => Promise<void>
}

/** Runs a change of a user under row locks and records it in the audit trail. */
export function withPersonLock({ db, clock }: AppContext, { actor, id, act }: PersonChange): Promise<ChangedPerson> {
  return db.transaction(async (tx) => {
    await lockUnitsOf(tx, id)
    await lock(tx, actor, id)
    const before = await findPerson(tx, id)
    const at = clock()
    await act(tx, before, at)
    const after = await findPerson(tx, id)
    const changed = differences(before, after)
    if (Object.keys(changed).length === 0) return { person: after, changed }
    await tx.insert(changes).values({
      entity: 'people',
      entity_id: id,
      user_id: actor.id,
      at,
      action: 'UPDATE',
      before: kept(before),
      after: kept(after),
    })
    return { person: after, changed }
  })
}

/** Refuses a change by which administrators would lock themselves out. */
export function assertOther(actor: AuthenticatedUser, id: number): void {
  if (actor.id === id) throw new DomainError('people.self')
}

/** Updates columns of a user. */
export const writeUser = (tx: Db, id: number, values: Partial<typeof users.$inferInsert>) =>
  tx.update(users).set(values).where(eq(users.id, id))
