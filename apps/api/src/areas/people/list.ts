import type { AnswerOf, Duty, peopleCalls, PersonState, QueryOf } from '@the-house/domain'
import { and, eq, exists, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { AppContext } from '../../app-context.ts'
import type { Db } from '../../db/client.ts'
import { rowsOf } from '../../db/page.ts'
import { weekAgo } from '../../db/period.ts'
import { duties, enrolments, tribes, unities, users } from '../../db/schema/index.ts'
import { matchesSearch } from '../../db/search.ts'
import { maskCpf } from '../users/cpf.ts'

type Query = QueryOf<typeof peopleCalls.people>

/** Returns the user who registered with a code that is given in full. */
async function ownerOf(db: Db, term: string | undefined): Promise<number | null> {
  if (!term) return null
  const { user_id: id } = enrolments
  const [found] = await db
    .select({ id })
    .from(enrolments)
    .where(and(eq(enrolments.code, term), isNotNull(id)))
  return found?.id ?? null
}

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

/** Users with an account. */
function registered(db: Db, query: Query, owner: number | null) {
  const words = matchesSearch([users.name, users.email], query.term)
  const found = words && owner !== null ? or(words, eq(users.id, owner)) : words
  const where = and(
    query.state === 'INVITED' || query.idle ? sql`false` : isIn(query.state),
    found,
    hasDuty(db, query.duty),
    ...narrowed(query, users),
  )
  const rows = db
    .select({
      id: sql<number | null>`${users.id}`.as('id'),
      code: sql<string | null>`null::text`.as('code'),
      name: users.name,
      // Spelt as in the expression index.
      folded: sql<string>`plain_text(${users.name})`.as('folded'),
      email: sql<string | null>`${users.email}`.as('email'),
      cpf: users.cpf,
      profile: users.profile,
      admin: users.admin,
      disabled_at: users.disabled_at,
      unity_id: users.unity_id,
      tribe_id: users.tribe_id,
      created_at: users.created_at,
    })
    .from(users)
    .where(where)
  return { rows, count: () => db.$count(users, where) }
}

/** Enrolments whose code is unused. */
function invited(db: Db, query: Query, now: Date) {
  const { code, name, email } = enrolments
  // Only who has an account has duties.
  const isAsked = query.duty === undefined && (query.state === undefined || query.state === 'INVITED')
  const where = and(
    isAsked ? isNull(enrolments.used_at) : sql`false`,
    query.idle ? lt(enrolments.created_at, weekAgo(now)) : undefined,
    matchesSearch([name, email, code], query.term),
    ...narrowed(query, enrolments),
  )
  const rows = db
    .select({
      id: sql<number | null>`null::integer`.as('id'),
      code: sql<string | null>`${code}`.as('code'),
      name,
      folded: sql<string>`plain_text(${name})`.as('folded'),
      email: sql<string | null>`${email}`.as('email'),
      cpf: enrolments.cpf,
      profile: enrolments.profile,
      admin: sql<boolean>`false`.as('admin'),
      disabled_at: sql<Date | null>`null::timestamptz`.as('disabled_at'),
      unity_id: enrolments.unity_id,
      tribe_id: enrolments.tribe_id,
      created_at: enrolments.created_at,
    })
    .from(enrolments)
    .where(where)
  return { rows, count: () => db.$count(enrolments, where) }
}

/** The sort order of the list: by folded name unless the query asks for another. */
function orderOf({ sort, term }: Query) {
  const way = sort?.startsWith('-') ? sql` desc` : sql``
  // With a term the text index is used: the no-op expressions keep the planner from scanning the whole name index.
  const [time, text] = term ? [sql` at time zone 'UTC'`, sql` || ''`] : [sql``, sql``]
  const isByTime = sort?.endsWith('created_at') ?? false
  const by = ({ name, created_at }: Pick<typeof users | typeof enrolments, 'name' | 'created_at'>): SQL =>
    isByTime ? sql`${created_at}${time}${way}` : sql`plain_text(${name})${text}${way}`
  return {
    accounts: [by(users), sql`${users.id}`],
    codes: [by(enrolments), sql`${enrolments.code}`],
    /** The order of the union. */
    all: [isByTime ? sql`created_at${way}` : sql`folded${way}`, sql`id`, sql`code`],
  }
}

const stateOf = (id: number | null, disabled_at: unknown): PersonState => {
  if (id === null) return 'INVITED'
  return disabled_at === null ? 'REGISTERED' : 'DISABLED'
}

/** Returns a page of all users and open invitations. */
export async function listPeople(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  query: Query,
): Promise<AnswerOf<typeof peopleCalls.people>> {
  const [accounts, codes] = [registered(db, query, await ownerOf(db, query.term)), invited(db, query, clock())]
  const { limit, offset } = rowsOf(query)
  const order = orderOf(query)
  // Each half is read by its own index up to the end of this page, so that the whole union is never sorted.
  const most = limit + offset
  const shown = unionAll(
    accounts.rows.orderBy(...order.accounts).limit(most),
    codes.rows.orderBy(...order.codes).limit(most),
  )
    .orderBy(...order.all)
    .limit(limit)
    .offset(offset)
    .as('shown')
  const usedCode = sql`(select ${enrolments.code} from ${enrolments}
    where ${enrolments.user_id} = shown.id order by ${enrolments.used_at} desc limit 1)`
  const rows = await db
    .select({
      // Drizzle omits the table of an aliased column, which makes the name ambiguous.
      id: sql<number | null>`shown.id`,
      code: sql<string | null>`coalesce(shown.code, ${usedCode})`,
      email: sql<string | null>`shown.email`,
      admin: sql<boolean>`shown.admin`,
      disabled_at: sql<unknown>`shown.disabled_at`,
      name: shown.name,
      cpf: shown.cpf,
      profile: shown.profile,
      created_at: shown.created_at,
      unity: { id: unities.id, name: unities.name },
      tribe: { id: tribes.id, name: tribes.name },
      duties: sql<
        Duty[]
      >`array(select distinct given.duty from ${duties} given where given.user_id = shown.id order by 1)`,
    })
    .from(shown)
    .innerJoin(unities, eq(unities.id, shown.unity_id))
    .leftJoin(tribes, eq(tribes.id, shown.tribe_id))
    .orderBy(...order.all.map((one) => sql`shown.${one}`))
  const [known, waiting] = await Promise.all([accounts.count(), codes.count()])
  const { page, size } = query
  return {
    content: rows.map(({ disabled_at, created_at, cpf, ...row }) => ({
      ...row,
      cpf: maskCpf(cpf),
      state: stateOf(row.id, disabled_at),
      created_at: created_at.toISOString(),
    })),
    meta: { page, size, total: known + waiting },
  }
}
