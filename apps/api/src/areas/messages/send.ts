import { DomainError, limits, type BodyOf, type MessageForm, type messageCalls } from '@the-house/domain'
import { and, eq } from 'drizzle-orm'
import { assertInScope, isReceiver } from '../../audience/scope.ts'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import type { Db } from '../../db/client.ts'
import { messages, users } from '../../db/schema/index.ts'
import { queueMessage } from './queue.ts'
import { messageScope, type Sender } from './scope.ts'
import { readMessage } from './read.ts'

const dayMs = 86_400_000

/** Refuses a time that is over, or too far ahead. */
function sendAt(wanted: string | null, now: Date): Date {
  if (!wanted) return now
  const at = new Date(wanted)
  const ahead = at.getTime() - now.getTime()
  if (ahead <= 0 || ahead > limits.messageAheadDays * dayMs)
    throw new DomainError('validation', { send_at: 'validation.date' })
  return at
}

/** The columns of a form; refuses an audience out of scope, and one of nobody. */
export async function columnsOf(db: Db, sender: Sender, { send_at, ...form }: MessageForm, now: Date) {
  const scope = messageScope(db, sender)
  await assertInScope(db, scope, form.audience)
  const [anybody] = await db
    .select({ id: users.id })
    .from(users)
    .where(isReceiver(db, scope, form.audience))
    .limit(1)
  if (!anybody) throw new DomainError('validation', { audience: 'validation.required' })
  return { ...form, send_at: sendAt(send_at, now) }
}

async function findByPress(db: Db, sender: Sender, press: string): Promise<number | undefined> {
  const [found] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.sender_id, sender.id), eq(messages.press, press)))
  return found?.id
}

/**
 * Sends a message now or later; jobs settle its receivers and notify them. Idempotent: `press` is the idempotency key,
 * so a repeated or concurrent request is one message.
 */
export async function sendMessage(
  { db, clock, jobs }: AppContext,
  sender: AuthenticatedUser,
  { press, ...form }: BodyOf<typeof messageCalls.sendMessage>,
) {
  const now = clock()
  const known = await findByPress(db, sender, press)
  if (known !== undefined) return readMessage(db, sender, known, now)
  const columns = await columnsOf(db, sender, form, now)
  const id = await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(messages)
      .values({ ...columns, sender_id: sender.id, press, created_at: now })
      .onConflictDoNothing({ target: [messages.sender_id, messages.press] })
      .returning()
    if (made) await queueMessage({ db: tx, jobs }, made, now)
    return made?.id ?? findByPress(tx, sender, press)
  })
  if (id === undefined) throw new DomainError('notFound')
  return readMessage(db, sender, id, now)
}
