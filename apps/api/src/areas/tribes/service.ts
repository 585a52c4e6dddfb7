import { DomainError, type Tribe } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import { periodIn } from '../../db/period.ts'
import { tribes, unities, users } from '../../db/schema/index.ts'
import { tribeBadge } from '../../db/tribe-badge.ts'
import { fortuneOf } from './fortune.ts'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'

/**
 * Returns the user's tribe with its fortune of the current month by the calendar of the user's unit; members of all
 * units count.
 */
export async function findTribe(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { id, unity_id }: Pick<AuthenticatedUser, 'id' | 'unity_id'>,
): Promise<Tribe> {
  const found = await ownTribe({ db, clock }, { id, unity_id })
  if (!found) throw new DomainError('notFound')
  return found
}

/** The same; undefined where the user has none. */
export async function ownTribe(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { id, unity_id }: Pick<AuthenticatedUser, 'id' | 'unity_id'>,
): Promise<Tribe | undefined> {
  const fortune = fortuneOf(db, periodIn('month', clock(), unities.time_zone))
  const [found] = await db
    .select({ ...tribeBadge, fortune })
    .from(users)
    .innerJoin(tribes, eq(tribes.id, users.tribe_id))
    .innerJoin(unities, eq(unities.id, unity_id))
    .where(eq(users.id, id))
  return found
}
