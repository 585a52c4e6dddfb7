import { DomainError, limits, rolesOf, type ListedUnity, type Unity, type User } from '@the-house/domain'
import { and, asc, eq, getTableColumns, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { contentVersion } from '../../db/content-version.ts'
import { isOpenUnit } from '../../db/open-units.ts'
import { prepared } from '../../db/prepared.ts'
import { balances, chapter_marks, tribes, unities, user_unities, users } from '../../db/schema/index.ts'
import { tribeBadge } from '../../db/tribe-badge.ts'
import { isNotDeleted } from '../../db/visibility.ts'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { fileOf } from '../../files/present.ts'
import { dutiesIn, offers, offIn } from '../../db/granted.ts'
import { chapterPlace, speakingPlace } from './places.ts'

const { id, name, email, avatar, profile, admin, chapter_id, speaking } = getTableColumns(users)

const byId = prepared((db) =>
  db
    .select({
      user: { id, name, email, avatar, profile, admin, chapter_id, speaking },
      unity: { id: unities.id, name: unities.name, time_zone: unities.time_zone },
      tribe: tribeBadge,
      concluded: sql<number>`(select count(*)::int from ${chapter_marks} where ${chapter_marks.user_id} = ${users.id} and ${ne(chapter_marks.how, 'PASSED')})`,
      offers,
      duties: dutiesIn(users.id, unities.id),
      dollars: sql<number>`(select coalesce(sum(${balances.amount}), 0)::int from ${balances} where ${balances.user_id} = ${users.id})`,
      content_version: contentVersion,
    })
    .from(users)
    .innerJoin(unities, eq(unities.id, sql.placeholder('unity_id')))
    .leftJoin(tribes, eq(tribes.id, users.tribe_id))
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('user_by_id'),
)

type Shown = Pick<AuthenticatedUser, 'id' | 'unity_id' | 'hidesEmail'>

/** Returns a user in a unit, as the shell shows it. */
export async function findUser(context: AppContext, who: Shown): Promise<User> {
  const [found] = await byId(context.db).execute({ id: who.id, unity_id: who.unity_id })
  if (!found) throw new DomainError('session.required')
  const { unity, tribe, concluded, dollars, content_version } = found
  const { chapter_id: chapter, ...user } = found.user
  const [place, speaking_in_progress] = await Promise.all([
    chapterPlace(context.db, content_version, chapter),
    speakingPlace(context.db, content_version, user.speaking),
  ])
  const roles = rolesOf({ ...user, duties: found.duties, off: offIn(found.offers) })
  const avatar = fileOf(context, user.avatar)
  const course = {
    chapter: chapter ?? 1,
    chapter_number: place.number,
    book_id: place.book_id,
    house_stage: Math.min(1 + concluded, limits.houseStages),
  }
  const address = who.hidesEmail ? '' : user.email
  return {
    ...user,
    email: address,
    avatar,
    roles,
    unity,
    unity_id: unity.id,
    tribe,
    dollars,
    ...course,
    speaking_in_progress,
  }
}

const unity = { id: unities.id, name: unities.name, time_zone: unities.time_zone }
const byName = [asc(unities.name), asc(unities.id)]

/** Lists all units of the school, by name, the archived ones too. */
export const allUnities = (db: Db): Promise<ListedUnity[]> =>
  db
    .select({ ...unity, archived: unities.archived })
    .from(unities)
    .where(isNotDeleted(unities))
    .orderBy(...byName)

/** Lists the units that a user may switch to, and the one that the user is in, by name. */
export function findUnities(db: Db, { id: user_id, unity_id }: { id: number; unity_id: number }): Promise<Unity[]> {
  return db
    .select(unity)
    .from(user_unities)
    .innerJoin(unities, eq(unities.id, user_unities.unity_id))
    .where(and(eq(user_unities.user_id, user_id), or(isOpenUnit(), eq(unities.id, unity_id))))
    .orderBy(...byName)
}
