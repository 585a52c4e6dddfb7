import type { peopleCalls, PersonState, QueryOf } from '@the-house/domain'
import { and, eq, exists, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { weekAgo } from '../../db/period.ts'
import { duties, enrolments, users } from '../../db/schema/index.ts'
import { matchesSearch, searched, type Along } from '../../db/search.ts'

export type Query = QueryOf<typeof peopleCalls.people>

/** The filter conditions of a query on users or enrolments. */
const narrowed = ({ profile, unity_id, tribe_id }: Query, table: typeof users | typeof enrolments): SQL[] => [
  ...(profile === undefined ? [] : [eq(table.profile, profile)]),
  ...(unity_id === undefined ? [] : [eq(table.unity_id, unity_id)]),
  ...(tribe_id === undefined ? [] : [eq(table.tribe_id, tribe_id)]),
]

/** The condition that a user has a duty, in any unit. */
const hasDuty = (db: Db, duty: Query['duty']) =>
  duty &&
  exists(
    db
      .select()
      .from(duties)
      .where(and(eq(duties.user_id, users.id), eq(duties.duty, duty))),
  )

const isIn = (state: PersonState | undefined) => {
  if (state === undefined) return undefined
  return state === 'DISABLED' ? isNotNull(users.disabled_at) : isNull(users.disabled_at)
}

/** The condition on users with an account. */
export function isRegistered(db: Db, query: Query, owner: number | null, along: Along) {
  const words = matchesSearch([users.name, users.email], query.term)
  const found = words && owner !== null ? or(words, eq(users.id, owner)) : words
  return and(
    query.state === 'INVITED' || query.idle ? sql`false` : isIn(query.state),
    searched(found, along),
    hasDuty(db, query.duty),
    ...narrowed(query, users),
  )
}

/** The condition on enrolments whose code is unused. */
export function isInvited(query: Query, now: Date, along: Along) {
  const { code, name, email } = enrolments
  // Only who has an account has duties.
  const isAsked = query.duty === undefined && (query.state === undefined || query.state === 'INVITED')
  return and(
    isAsked ? isNull(enrolments.used_at) : sql`false`,
    query.idle ? lt(enrolments.created_at, weekAgo(now)) : undefined,
    searched(matchesSearch([name, email, code], query.term), along),
    ...narrowed(query, enrolments),
  )
}
