import {
  DomainError,
  limits,
  type AnswerOf,
  type messageCalls,
  type MessageAudience,
  type QueryOf,
} from '@the-house/domain'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { assertInScope, isReceiver } from '../../audience/scope.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import type { Db } from '../../db/client.ts'
import { byName, rowsOf } from '../../db/page.ts'
import { message_receivers, messages, unities, users } from '../../db/schema/index.ts'
import { isAmongOwn, messageScope } from './scope.ts'
import { isMessageInScope } from './read.ts'

/** Counts whom a message would reach, and those of them to whom no mail goes. */
export async function countReceivers(
  db: Db,
  user: AuthenticatedUser,
  audience: MessageAudience,
): Promise<AnswerOf<typeof messageCalls.countMessageReceivers>> {
  const scope = messageScope(db, user)
  await assertInScope(db, scope, audience)
  const [counted] = await db
    .select({
      receivers: sql<number>`count(*)::int`,
      without_mail: sql<number>`count(*) filter (where ${users.password_hash} is null)::int`,
    })
    .from(users)
    .where(isReceiver(db, scope, audience))
  return counted ?? { receivers: 0, without_mail: 0 }
}

type Query = QueryOf<typeof messageCalls.messageReceivers> & { id: number }

/** Returns a page of the receivers of a message by name, of those who are in a unit of the caller. */
export async function listReceivers(
  db: Db,
  user: AuthenticatedUser,
  { id, read, ...query }: Query,
): Promise<AnswerOf<typeof messageCalls.messageReceivers>> {
  if ((await db.$count(messages, and(eq(messages.id, id), isMessageInScope(user)))) === 0)
    throw new DomainError('notFound')
  const { read_at } = message_receivers
  const isAsked = read === undefined ? undefined : (read ? isNotNull : isNull)(read_at)
  const own = isAmongOwn(db, user, message_receivers.user_id)
  const where = and(eq(message_receivers.message_id, id), isAsked, own)
  const { limit, offset } = rowsOf(query)
  const total = await db.$count(message_receivers, where)
  const received = db.select({ id: message_receivers.user_id }).from(message_receivers).where(where)
  // A few receivers are found first; along the names of the whole school only many are met soon.
  const isFew = !own && total <= limits.countedRows ? sql`${users.id} = any(array(${received}))` : undefined
  const rows = await db
    .select({ id: users.id, name: users.name, profile: users.profile, unity: unities.name, read_at })
    .from(message_receivers)
    .innerJoin(users, eq(users.id, message_receivers.user_id))
    .innerJoin(unities, eq(unities.id, users.unity_id))
    .where(and(where, isFew))
    .orderBy(...byName(users))
    .limit(limit)
    .offset(offset)
  return {
    content: rows.map((row) => ({ ...row, read_at: row.read_at?.toISOString() ?? null })),
    meta: { ...query, total },
  }
}
