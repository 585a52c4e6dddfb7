import { rolesOf, type Duty, type UnitOffer } from '@the-house/domain'
import type { AuthenticatedUser } from '../contract/authenticated-user.ts'
import { contentVersion } from '../db/content-version.ts'
import { dutiesIn, offers, offIn } from '../db/granted.ts'
import { tests, unities, users } from '../db/schema/index.ts'
import { sql } from 'drizzle-orm'

/** Whether a user has a started test; the index of open tests answers it. */
export const sitsTest = sql<boolean>`exists (
  select 1 from ${tests} open
  where open.user_id = ${users.id} and open.kind = 'TEST' and open.status = 'STARTED' and open.recalled_at is null
)`

/** The columns of `users` and of the session's unit that tell who a caller is. */
export const sessionUserColumns = {
  unity_id: unities.id,
  id: users.id,
  name: users.name,
  profile: users.profile,
  admin: users.admin,
  chapter_id: users.chapter_id,
  disabled_at: users.disabled_at,
  wrote_at: users.wrote_at,
  duties: dutiesIn(users.id, unities.id),
  offers,
  content_version: contentVersion,
  may_sit_test: sitsTest,
}

interface Row extends Omit<AuthenticatedUser, 'roles' | 'session_id'> {
  duties: Duty[]
  offers: Record<UnitOffer, boolean>
}

/** Returns the caller of a request by those columns. */
export function sessionUser(
  {
    id,
    name,
    profile,
    admin,
    unity_id,
    chapter_id,
    wrote_at,
    content_version,
    may_sit_test,
    duties,
    offers: offered,
  }: Row,
  session_id: number | undefined,
): AuthenticatedUser {
  const roles = rolesOf({ profile, admin, duties, off: offIn(offered) })
  return { id, name, profile, admin, roles, unity_id, chapter_id, session_id, wrote_at, content_version, may_sit_test }
}
