import { isDeepStrictEqual } from 'node:util'
import { DomainError, type Person } from '@the-house/domain'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { changes, users } from '../../db/schema/index.ts'
import type { House } from '../../house.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { findPerson, formOf } from './person.ts'

/**
 * Keeps an administrator and whom they change to itself, the lower id first. Whoever has just lost the right meanwhile is
 * refused: of two administrators who end each other's rights at once one stays, so a school never has none.
 */
async function lock(tx: Db, actor: SignedIn, id: number): Promise<void> {
  const both = await tx
    .select({ id: users.id, admin: users.admin, disabled_at: users.disabled_at })
    .from(users)
    .where(inArray(users.id, [actor.id, id]))
    .orderBy(asc(users.id))
    .for('no key update')
  const me = both.find((one) => one.id === actor.id)
  if (!me?.admin || me.disabled_at) throw new DomainError('access.denied')
}

const kept = (person: Person) => ({ ...formOf(person), disabled: person.state === 'DISABLED' })

interface Deed {
  actor: SignedIn
  id: number
  /** What it is to become, of what is there; it writes. */
  act: (tx: Db, before: Person, now: Date) => Promise<void>
}

/** Changes somebody alone with them, and notes who has changed what. */
export function changing({ db, clock }: House, { actor, id, act }: Deed): Promise<Person> {
  return db.transaction(async (tx) => {
    await lock(tx, actor, id)
    const before = await findPerson(tx, id)
    const at = clock()
    await act(tx, before, at)
    const after = await findPerson(tx, id)
    if (isDeepStrictEqual(kept(before), kept(after))) return after
    await tx.insert(changes).values({
      entity: 'people',
      entity_id: id,
      user_id: actor.id,
      at,
      action: 'UPDATE',
      before: kept(before),
      after: kept(after),
    })
    return after
  })
}

/** Refuses what would shut its doer out. */
export function assertOther(actor: SignedIn, id: number): void {
  if (actor.id === id) throw new DomainError('people.self')
}

/** Writes columns of somebody. */
export const writeUser = (tx: Db, id: number, values: Partial<typeof users.$inferInsert>) =>
  tx.update(users).set(values).where(eq(users.id, id))
