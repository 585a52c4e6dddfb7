import { DomainError, type AnswerOf, type QueryOf, type Sending, type sendingCalls } from '@the-house/domain'
import { and, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { rowsOf } from '../../db/page.ts'
import { chapters, sendings, tests, tribes, unities, users } from '../../db/schema/index.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { findConfigTest } from './scope.ts'

const { receiver_ids: _receivers, parcel: _parcel, press: _press, ...columns } = getTableColumns(sendings)

const many = (which: SQL) => sql<number>`count(*) filter (where ${which})::int`

/** Counts the tests of a sending by status, in one pass over them. */
function countsIn(db: Db) {
  return db
    .select({
      sent: sql<number>`count(*)::int`.as('sent'),
      pending: many(sql`${tests.status} = 'PENDING' and ${tests.recalled_at} is null`).as('pending'),
      started: many(sql`${tests.status} = 'STARTED'`).as('started'),
      recalled: many(sql`${tests.recalled_at} is not null`).as('recalled'),
    })
    .from(tests)
    .where(eq(tests.sending_id, sendings.id))
    .as('counts')
}

/** The scope of a user: a teacher's own sendings, all for an administrator. */
const isSendingInScope = ({ id, admin }: AuthenticatedUser) => (admin ? undefined : eq(sendings.sender_id, id))

function find(db: Db, where: SQL | undefined) {
  const counts = countsIn(db)
  const { sent, pending, started, recalled } = counts
  return db
    .select({ ...columns, sender: users.name, sent, pending, started, recalled })
    .from(sendings)
    .innerJoinLateral(counts, sql`true`)
    .leftJoin(users, eq(users.id, sendings.sender_id))
    .where(where)
}
type Row = Awaited<ReturnType<typeof find>>[number]

/** Returns a sending to the user who created it. */
export async function readSending(db: Db, user: AuthenticatedUser, id: number): Promise<Sending> {
  const rows = await find(db, and(eq(sendings.id, id), isSendingInScope(user)))
  const [found] = await present(db, rows)
  if (!found) throw new DomainError('notFound')
  return found
}

/** Returns a page of the sendings of a test, the newest first. */
export async function listSendings(
  db: Db,
  user: AuthenticatedUser,
  { id, ...query }: { id: number } & QueryOf<typeof sendingCalls.sendings>,
): Promise<AnswerOf<typeof sendingCalls.sendings>> {
  await findConfigTest(db, id)
  const where = and(eq(sendings.config_test_id, id), isSendingInScope(user))
  const { limit, offset } = rowsOf(query)
  const rows = await find(db, where).orderBy(desc(sendings.id)).limit(limit).offset(offset)
  return { content: await present(db, rows), meta: { ...query, total: await db.$count(sendings, where) } }
}

/** Loads the names for the ids of all rows in one query. */
async function namesOf(db: Db, table: typeof unities | typeof tribes | typeof chapters, ids: number[]) {
  if (ids.length === 0) return new Map<number, string>()
  const found = await db.select({ id: table.id, name: table.name }).from(table).where(inArray(table.id, ids))
  return new Map(found.map(({ id, name }) => [id, name]))
}

const namedIn = (names: Map<number, string>, ids: number[]) => ids.flatMap((id) => names.get(id) ?? [])
const chapterOf = ({ audience: { chapter_id } }: Row) => (chapter_id === null ? [] : [chapter_id])
const iso = (instant: Date | null) => instant?.toISOString() ?? null

async function present(db: Db, rows: Row[]): Promise<Sending[]> {
  const every = (idsOf: (row: Row) => number[]) => Array.from(new Set(rows.flatMap(idsOf)))
  const units = await namesOf(
    db,
    unities,
    every((row) => row.audience.unity_ids),
  )
  const clans = await namesOf(
    db,
    tribes,
    every((row) => row.audience.tribe_ids),
  )
  const steps = await namesOf(db, chapters, every(chapterOf))
  return rows.map((row) => ({
    ...row,
    sender: row.sender_id === null || row.sender === null ? null : { id: row.sender_id, name: row.sender },
    created_at: row.created_at.toISOString(),
    opens_at: iso(row.opens_at),
    closes_at: iso(row.closes_at),
    finished_at: iso(row.finished_at),
    recalled_at: iso(row.recalled_at),
    extra: row.extra.length,
    audience: {
      unities: namedIn(units, row.audience.unity_ids),
      tribes: namedIn(clans, row.audience.tribe_ids),
      chapter: namedIn(steps, chapterOf(row))[0] ?? null,
      students: row.audience.user_ids.length,
    },
  }))
}
