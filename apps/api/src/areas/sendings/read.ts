import { DomainError, type AnswerOf, type QueryOf, type Sending, type sendingCalls } from '@the-house/domain'
import { and, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { rowsOf } from '../../db/page.ts'
import { chapters, sendings, tests, tribes, unities, users } from '../../db/schema/index.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { findConfigTest } from './reach.ts'

const { receiver_ids: _receivers, parcel: _parcel, press: _press, ...columns } = getTableColumns(sendings)

/** How many tests of a sending there are of a kind. */
const countOf = (which: SQL) =>
  sql<number>`(select count(*)::int from ${tests} where ${tests.sending_id} = ${sendings.id} and ${which})`
const pending = sql`${tests.status} = 'PENDING' and ${tests.recalled_at} is null`

const whole = {
  ...columns,
  sender: users.name,
  sent: countOf(sql`true`),
  pending: countOf(pending),
  started: countOf(sql`${tests.status} = 'STARTED'`),
  recalled: countOf(sql`${tests.recalled_at} is not null`),
}

/** A teacher sees what was sent by them, an administrator all. */
const isOwn = ({ id, admin }: SignedIn) => (admin ? undefined : eq(sendings.sender_id, id))

const find = (db: Db, where: SQL | undefined) =>
  db.select(whole).from(sendings).leftJoin(users, eq(users.id, sendings.sender_id)).where(where)
type Row = Awaited<ReturnType<typeof find>>[number]

/** A sending, for whoever has sent it. */
export async function readSending(db: Db, user: SignedIn, id: number): Promise<Sending> {
  const rows = await find(db, and(eq(sendings.id, id), isOwn(user)))
  const [found] = await present(db, rows)
  if (!found) throw new DomainError('notFound')
  return found
}

/** What a test was sent with, the newest first. */
export async function listSendings(
  db: Db,
  user: SignedIn,
  { id, ...query }: { id: number } & QueryOf<typeof sendingCalls.sendings>,
): Promise<AnswerOf<typeof sendingCalls.sendings>> {
  await findConfigTest(db, id)
  const where = and(eq(sendings.config_test_id, id), isOwn(user))
  const { limit, offset } = rowsOf(query)
  const rows = await find(db, where).orderBy(desc(sendings.id)).limit(limit).offset(offset)
  return { content: await present(db, rows), meta: { ...query, total: await db.$count(sendings, where) } }
}

/** The names of what was chosen, of all of them at once. */
async function namesOf(db: Db, rows: Row[], table: typeof unities | typeof tribes | typeof chapters, ids: number[]) {
  if (rows.length === 0 || ids.length === 0) return new Map<number, string>()
  const found = await db.select({ id: table.id, name: table.name }).from(table).where(inArray(table.id, ids))
  return new Map(found.map(({ id, name }) => [id, name]))
}

async function present(db: Db, rows: Row[]): Promise<Sending[]> {
  const every = (idsOf: (row: Row) => number[]) => Array.from(new Set(rows.flatMap(idsOf)))
  const chapterOf = ({ audience: { chapter_id } }: Row) => (chapter_id === null ? [] : [chapter_id])
  const [units, clans, steps] = [
    await namesOf(
      db,
      rows,
      unities,
      every((row) => row.audience.unity_ids),
    ),
    await namesOf(
      db,
      rows,
      tribes,
      every((row) => row.audience.tribe_ids),
    ),
    await namesOf(db, rows, chapters, every(chapterOf)),
  ]
  const named = (names: Map<number, string>, ids: number[]) => ids.flatMap((id) => names.get(id) ?? [])
  return rows.map((row) => ({
    ...row,
    sender: row.sender_id === null || row.sender === null ? null : { id: row.sender_id, name: row.sender },
    created_at: row.created_at.toISOString(),
    opens_at: row.opens_at?.toISOString() ?? null,
    closes_at: row.closes_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
    recalled_at: row.recalled_at?.toISOString() ?? null,
    extra: row.extra.length,
    audience: {
      unities: named(units, row.audience.unity_ids),
      tribes: named(clans, row.audience.tribe_ids),
      chapter: named(steps, chapterOf(row))[0] ?? null,
      students: row.audience.user_ids.length,
    },
  }))
}
