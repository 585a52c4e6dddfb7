import { DomainError, type AnswerOf, type QueryOf, type Sending, type sendingCalls } from '@the-house/domain'
import { and, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import { nameGroups } from '../../audience/names.ts'
import type { Db } from '../../db/client.ts'
import { rowsOf } from '../../db/page.ts'
import { sendings, tests, users } from '../../db/schema/index.ts'
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

const iso = (instant: Date | null) => instant?.toISOString() ?? null

async function present(db: Db, rows: Row[]): Promise<Sending[]> {
  const nameOf = await nameGroups(
    db,
    rows.map(({ audience }) => audience),
  )
  return rows.map((row) => {
    const groups = nameOf(row.audience)
    return {
      ...row,
      sender: row.sender_id === null || row.sender === null ? null : { id: row.sender_id, name: row.sender },
      created_at: row.created_at.toISOString(),
      opens_at: iso(row.opens_at),
      closes_at: iso(row.closes_at),
      finished_at: iso(row.finished_at),
      recalled_at: iso(row.recalled_at),
      extra: row.extra.length,
      audience: {
        unities: groups.unities.map(({ name }) => name),
        tribes: groups.tribes.map(({ name }) => name),
        chapter: groups.chapter?.name ?? null,
        students: row.audience.user_ids.length,
      },
    }
  })
}
