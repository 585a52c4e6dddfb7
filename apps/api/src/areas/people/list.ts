import { limits, type AnswerOf, type Duty, type peopleCalls, type PersonState } from '@the-house/domain'
import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { AppContext } from '../../app-context.ts'
import type { Db } from '../../db/client.ts'
import { countUpTo, cursorOf, keysetPage, leastTotal } from '../../db/keyset.ts'
import { duties, enrolments, tribes, unities, users } from '../../db/schema/index.ts'
import { maskCpf } from '../users/cpf.ts'
import type { Along } from '../../db/search.ts'
import { isInvited, isRegistered, type Query } from './filter.ts'
import { selectEnrolments, selectUsers } from './listed.ts'
import { isByTime, keysOf } from './order.ts'

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

const stateOf = (id: number | null, disabled_at: unknown): PersonState => {
  if (id === null) return 'INVITED'
  return disabled_at === null ? 'REGISTERED' : 'DISABLED'
}

/** A half of the list: which rows, how many as far as they are counted, and how its words are searched. */
interface Half {
  where: SQL | undefined
  total: number
  along: Along
}
type Halves = Record<'accounts' | 'codes', Half>

async function halfOf(
  where: (along: Along) => SQL | undefined,
  count: (where: SQL | undefined) => ReturnType<typeof countUpTo>,
): Promise<Half> {
  const { total, more } = await count(where('words'))
  const along = more ? 'order' : 'words'
  // One more than are counted, where there are more.
  return { where: where(along), total: total + (more ? 1 : 0), along }
}

async function halvesOf(db: Db, query: Query, now: Date): Promise<Halves> {
  const owner = await ownerOf(db, query.term)
  const one = { one: sql`1` }
  const [accounts, codes] = await Promise.all([
    halfOf(
      (along) => isRegistered(db, query, owner, along),
      (where) => countUpTo(db, db.select(one).from(users).where(where)),
    ),
    halfOf(
      (along) => isInvited(query, now, along),
      (where) => countUpTo(db, db.select(one).from(enrolments).where(where)),
    ),
  ])
  return { accounts, codes }
}

/** The users and the open invitations that a query asks for, up to the end of its page. */
function unitedFor(db: Db, query: Query, halves: Halves) {
  const keys = keysOf(query, halves)
  const [accounts, codes, page] = [
    keysetPage(query, keys.accounts),
    keysetPage(query, keys.codes),
    keysetPage(query, keys.all),
  ]
  // Each half is read by its own index, so that the whole union is never sorted.
  const most = page.limit + page.offset
  const united = unionAll(
    selectUsers(db)
      .where(and(halves.accounts.where, accounts.where))
      .orderBy(...accounts.orderBy.filter((_, n) => n === 0 || n === 2))
      .limit(most),
    selectEnrolments(db)
      .where(and(halves.codes.where, codes.where))
      .orderBy(...codes.orderBy.filter((_, n) => n === 0 || n === 3))
      .limit(most),
  ).as('shown')
  return { united, page }
}

/** Returns a page of all users and open invitations. */
export async function listPeople(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  query: Query,
): Promise<AnswerOf<typeof peopleCalls.people>> {
  const halves = await halvesOf(db, query, clock())
  const counted = halves.accounts.total + halves.codes.total
  const more = counted > limits.countedRows
  const { united: shown, page } = unitedFor(db, query, halves)
  const usedCode = sql`(select ${enrolments.code} from ${enrolments}
    where ${enrolments.user_id} = shown.id order by ${enrolments.used_at} desc limit 1)`
  const found = await db
    .select({
      // Drizzle omits the table of an aliased column, which makes the name ambiguous.
      id: sql<number | null>`shown.id`,
      code: sql<string | null>`coalesce(shown.code, ${usedCode})`,
      email: sql<string | null>`shown.email`,
      admin: sql<boolean>`shown.admin`,
      disabled_at: sql<unknown>`shown.disabled_at`,
      folded: sql<string>`shown.folded`,
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
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .offset(page.offset)
  const rows = page.inOrder(found)
  const [first] = rows
  const start = first && [
    isByTime(query) ? first.created_at.toISOString() : first.folded,
    ...(first.id === null ? [1, 0, first.code ?? ''] : [0, first.id, '']),
  ]
  return {
    content: rows.map(({ disabled_at, created_at, cpf, folded: _folded, ...row }) => ({
      ...row,
      cpf: maskCpf(cpf),
      state: stateOf(row.id, disabled_at),
      created_at: created_at.toISOString(),
    })),
    meta: {
      page: query.page,
      size: query.size,
      total: more ? leastTotal(query, limits.countedRows, rows.length) : counted,
      cursor: cursorOf(query, start),
      more,
    },
  }
}
