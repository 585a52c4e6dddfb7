import { DomainError } from '@the-house/domain'
import { and, eq } from 'drizzle-orm'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import type { Db } from '../../db/client.ts'
import { messages } from '../../db/schema/index.ts'
import { isMessageInScope } from './read.ts'

export type Message = typeof messages.$inferSelect

/** Locks a message in the scope of a user; a worker that delivers it waits until the transaction has ended. */
export async function lockMessageOf(tx: Db, user: AuthenticatedUser, id: number): Promise<Message> {
  const [held] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), isMessageInScope(user)))
    .for('update')
  if (!held) throw new DomainError('notFound')
  return held
}
