import {
  DomainError,
  type AnswerOf,
  type MessageStatus,
  type messageCalls,
  type QueryOf,
  type SchoolMessage,
  type WholeMessage,
} from '@the-house/domain'
import { and, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import { nameGroups } from '../../audience/names.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import type { Db } from '../../db/client.ts'
import { byName, rowsOf } from '../../db/page.ts'
import { message_counts, messages, users } from '../../db/schema/index.ts'
import { messageScope } from './scope.ts'

type Message = typeof messages.$inferSelect

/** The scope of a user: the own messages, of an administrator all. */
export const isMessageInScope = ({ id, admin }: AuthenticatedUser) => (admin ? undefined : eq(messages.sender_id, id))

/** The status of a message at an instant. */
export function statusOf(
  {
    recalled_at,
    finished_at,
    receivers,
    send_at,
  }: Pick<Message, 'recalled_at' | 'finished_at' | 'receivers' | 'send_at'>,
  now: Date,
): MessageStatus {
  if (recalled_at) return 'RECALLED'
  if (finished_at) return 'SENT'
  return receivers === null && send_at > now ? 'SCHEDULED' : 'SENDING'
}

function find(db: Db, where: SQL | undefined) {
  const { press: _press, ...columns } = getTableColumns(messages)
  return db
    .select({ ...columns, sender: users.name, read: sql<number>`coalesce(${message_counts.read}, 0)` })
    .from(messages)
    .leftJoin(message_counts, eq(message_counts.message_id, messages.id))
    .leftJoin(users, eq(users.id, messages.sender_id))
    .where(where)
}
type Row = Awaited<ReturnType<typeof find>>[number]

type Whole = SchoolMessage & Pick<Row, 'text_en' | 'text_pt'>

const iso = (instant: Date | null) => instant?.toISOString() ?? null

async function present(db: Db, rows: Row[], now: Date): Promise<Whole[]> {
  const nameOf = await nameGroups(
    db,
    rows.map(({ audience }) => audience),
  )
  return rows.map((row) => ({
    ...row,
    status: statusOf(row, now),
    sender: row.sender_id === null || row.sender === null ? null : { id: row.sender_id, name: row.sender },
    created_at: row.created_at.toISOString(),
    send_at: row.send_at.toISOString(),
    finished_at: iso(row.finished_at),
    recalled_at: iso(row.recalled_at),
    audience: {
      ...nameOf(row.audience),
      profiles: row.audience.profiles,
      people: row.audience.user_ids.length,
    },
  }))
}

/** Returns a message to its sender or to an administrator. */
export async function readMessage(db: Db, user: AuthenticatedUser, id: number, now: Date): Promise<WholeMessage> {
  const [row] = await find(db, and(eq(messages.id, id), isMessageInScope(user)))
  if (!row) throw new DomainError('notFound')
  const [message] = await present(db, [row], now)
  if (!message) throw new DomainError('notFound')
  const { user_ids } = row.audience
  const people =
    user_ids.length === 0
      ? []
      : await db
          .select({ id: users.id, name: users.name })
          .from(users)
          .where(and(inArray(users.id, user_ids), messageScope(db, user).isPerson))
          .orderBy(...byName(users))
  return { ...message, people }
}

/** Returns a page of the messages of a user, of an administrator of all, the newest first. */
export async function listMessages(
  db: Db,
  user: AuthenticatedUser,
  query: QueryOf<typeof messageCalls.messages>,
  now: Date,
): Promise<AnswerOf<typeof messageCalls.messages>> {
  const where = isMessageInScope(user)
  const { limit, offset } = rowsOf(query)
  const rows = await find(db, where).orderBy(desc(messages.id)).limit(limit).offset(offset)
  return { content: await present(db, rows, now), meta: { ...query, total: await db.$count(messages, where) } }
}
