import { DomainError, type Tribe } from '@the-house/domain'
import { eq, sql } from 'drizzle-orm'
import { periodIn } from '../../db/period.ts'
import { prepared } from '../../db/prepared.ts'
import { tribes, unities, users } from '../../db/schema/index.ts'
import { tribeBadge } from '../../db/tribe-badge.ts'
import { fortuneOf } from './fortune.ts'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'

const ofUser = prepared((db) =>
  db
    .select({ ...tribeBadge, fortune: fortuneOf(db, periodIn('month', sql.placeholder('now'), unities.time_zone)) })
    .from(users)
    .innerJoin(tribes, eq(tribes.id, users.tribe_id))
    .innerJoin(unities, eq(unities.id, sql.placeholder('unity_id')))
    .where(eq(users.id, sql.placeholder('user_id')))
    .prepare('tribe_of_user'),
)

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
  const [found] = await ofUser(db).execute({ user_id: id, unity_id, now: clock().toISOString() })
  return found
}
