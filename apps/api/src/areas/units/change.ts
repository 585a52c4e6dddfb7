import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import type { Entity, Values } from '../../crud/entities.ts'
import { present } from '../../crud/present.ts'
import { changeIn, once } from '../../crud/write.ts'
import { rezoneIfChanged } from '../class-series/rezone.ts'
import { placing } from '../schedules/conflict.ts'

/**
 * Changes a unit. With another time zone its classes move in the same transaction, so that its clocks show the same
 * times; where one of them cannot move, nothing changes and the refusal names the class in the way.
 */
export const changeUnit = (
  context: AppContext,
  entity: Entity,
  user: AuthenticatedUser,
  { id, body }: { id: number; body: Values },
): Promise<Values> =>
  once(entity, () =>
    placing(context.db, async (tx) => {
      const at = context.clock()
      const { before, after } = await changeIn({ tx, user, at }, entity, { id, body })
      const [zone, zoneBefore] = [String(after['time_zone']), String(before['time_zone'])]
      if (zone !== zoneBefore)
        await rezoneIfChanged({ tx, user, now: at, jobs: context.jobs }, { id, zone, zoneBefore })
      return present(entity, after, context)
    }),
  )
