import { randomUUID } from 'node:crypto'
import { DomainError, type AnswerOf, type QueryOf, type uploadCalls } from '@the-house/domain'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { entityOf } from '../../crud/entities.ts'
import { putFile } from '../../crud/files.ts'
import { uploads } from '../../db/schema/index.ts'

type Query = QueryOf<typeof uploadCalls.uploads>

/** How long a file waits for the row that it was sent for. */
const dayMs = 24 * 3_600_000

/** Refuses a place that the entity does not have, before the file is read. */
export function assertPlace({ entity, field }: Query): void {
  if (!Object.hasOwn(entityOf(entity).definition.files, field))
    throw new DomainError('validation', { field: 'validation.type' })
}

/** Stores a file that its sender claims later, by a step of the course. */
export async function storeUpload(
  context: AppContext,
  user: AuthenticatedUser,
  { entity, field }: Query,
  received: { path: string; name: string },
): Promise<AnswerOf<typeof uploadCalls.uploads>> {
  const at = context.clock()
  return putFile(context, { entity: entityOf(entity), place: field }, received, async (key) => {
    const id = randomUUID()
    const until = new Date(at.getTime() + dayMs)
    await context.db.insert(uploads).values({ id, user_id: user.id, entity, field, key, at, until })
    return { upload_id: id, url: context.fileUrl(key) ?? '', name: received.name }
  })
}
