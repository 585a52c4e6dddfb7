import { DomainError, type DutiesForm, type GivenDuty, type Person } from '@the-house/domain'
import { and, eq } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { duties } from '../../db/schema/index.ts'
import { withPersonLock, type ChangedPerson } from './person-lock.ts'

/** Refuses a duty in a unit that the user does not belong to: it would never count. */
function assertOwnUnits(given: readonly GivenDuty[], { unity_id, other_units_id }: Person): void {
  const own = new Set([unity_id, ...other_units_id])
  const wrong = given.flatMap((one, index) =>
    one.unity_id === null || own.has(one.unity_id) ? [] : [[`duties[${index}].unity_id`, 'validation.id'] as const],
  )
  if (wrong.length > 0) throw new DomainError('validation', Object.fromEntries(wrong))
}

const isSame = (one: GivenDuty) => (other: GivenDuty) => one.duty === other.duty && one.unity_id === other.unity_id

/** Replaces the duties of a user; counts at the user's next request. */
export function changeDuties(
  context: AppContext,
  actor: AuthenticatedUser,
  { id, body }: { id: number; body: DutiesForm & { version?: string | undefined } },
): Promise<ChangedPerson> {
  return withPersonLock(context, {
    actor,
    id,
    act: async (tx, before, given_at) => {
      if (body.version !== undefined && body.version !== before.duties_version) throw new DomainError('conflict')
      assertOwnUnits(body.duties, before)
      const ended = before.duties.filter((one) => !body.duties.some(isSame(one)))
      const added = body.duties.filter((one) => !before.duties.some(isSame(one)))
      for (const { duty } of ended) await tx.delete(duties).where(and(eq(duties.user_id, id), eq(duties.duty, duty)))
      if (added.length > 0)
        await tx.insert(duties).values(added.map((one) => ({ ...one, user_id: id, given_by: actor.id, given_at })))
    },
  })
}
