import { randomUUID } from 'node:crypto'
import { DomainError, limits, type AnswerOf, type QueryOf, type uploadCalls } from '@the-house/domain'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { entityOf } from '../../crud/entities.ts'
import { folderOf, putFile } from '../../crud/files.ts'
import { fileOf } from '../../files/present.ts'
import type { Db } from '../../db/client.ts'
import { uploads, users } from '../../db/schema/index.ts'

type Query = QueryOf<typeof uploadCalls.uploads>

/** How long a file waits for the row that it was sent for. */
const dayMs = 24 * 3_600_000

/** Refuses a place that the entity does not have, before the file is read. */
export function assertPlace({ entity, field }: Query): void {
  if (!Object.hasOwn(entityOf(entity).definition.files, field))
    throw new DomainError('validation', { field: 'validation.type' })
}

/**
 * Refuses a file of a user for whom as many wait as may; the lock lets one after the other count them. Files that a step
 * has taken out of a row are kept for longer, and do not count.
 */
async function assertRoom(tx: Db, user_id: number, at: Date): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user_id)).for('no key update')
  const isSent = sql`${uploads.until} - ${uploads.at} <= interval '1 day'`
  const waiting = and(eq(uploads.user_id, user_id), isNull(uploads.claimed_at), gt(uploads.until, at), isSent)
  if ((await tx.$count(uploads, waiting)) >= limits.uploadsMax)
    throw new DomainError('validation', { file: 'validation.list' })
}

/** Stores a file that its sender claims later, by a step of the course. */
export async function storeUpload(
  context: AppContext,
  user: AuthenticatedUser,
  { entity, field }: Query,
  received: { path: string; name: string },
): Promise<AnswerOf<typeof uploadCalls.uploads>> {
  const at = context.clock()
  const folder = folderOf({ entity: entityOf(entity), place: field })
  return putFile(context, folder, { ...received, sent_by: user.id }, async (key) => {
    const id = randomUUID()
    const until = new Date(at.getTime() + dayMs)
    await context.db.transaction(async (tx) => {
      await assertRoom(tx, user.id, at)
      await tx.insert(uploads).values({ id, user_id: user.id, entity, field, key, at, until })
    })
    return { upload_id: id, url: '', ...fileOf(context, key), name: received.name }
  })
}
