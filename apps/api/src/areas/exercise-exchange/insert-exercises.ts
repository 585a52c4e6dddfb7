import { DomainError } from '@the-house/domain'
import { and, eq, getTableColumns, isNull, max } from 'drizzle-orm'
import { entityOf, type Values } from '../../crud/entities.ts'
import { recordChanges } from '../../crud/audit-trail.ts'
import { snapshot } from '../../crud/present.ts'
import { valuesOf } from '../../crud/values.ts'
import type { Db } from '../../db/client.ts'
import { exercises, topics } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'

/** The batch size of the inserts: bounds the parameters of a statement. */
const atOnce = 100

/**
 * Locks the row of the topic, so that concurrent imports append one after the other.
 * @returns the last position in the topic, 0 where it is empty
 */
async function lastIn(tx: Db, topic_id: number): Promise<number> {
  const [topic] = await tx
    .select({ id: topics.id })
    .from(topics)
    .where(and(eq(topics.id, topic_id), isNull(topics.deleted_at)))
    .for('no key update')
  if (!topic) throw new DomainError('validation', { topic_id: 'validation.id' })
  const [last] = await tx
    .select({ position: max(exercises.position) })
    .from(exercises)
    .where(and(eq(exercises.topic_id, topic_id), isNull(exercises.deleted_at)))
  return last?.position ?? 0
}

/** Appends exercises to a topic as drafts, in their order, with their audit trail, in one transaction. */
export async function insertExercises(
  context: AppContext,
  user: AuthenticatedUser,
  topic_id: number,
  bodies: readonly Values[],
): Promise<void> {
  const entity = entityOf('exercises')
  const { table } = entity.row
  const at = context.clock()
  await context.db.transaction(async (tx) => {
    const last = await lastIn(tx, topic_id)
    for (let from = 0; from < bodies.length; from += atOnce) {
      const rows = bodies.slice(from, from + atOnce).map((body, index) => ({
        ...valuesOf(entity, body),
        topic_id,
        position: last + from + index + 1,
        published: false,
        release_at: null,
        updated_at: at,
      }))
      const kept: Values[] = await tx.insert(table).values(rows).returning(getTableColumns(table))
      const notes = kept.map((row) => ({ id: Number(row['id']), after: snapshot(entity, row) }))
      await recordChanges(tx, { entity, user, at, action: 'CREATE' }, notes)
    }
  })
}

/** Rejects a missing topic before the file is uploaded. */
export async function assertTopic(db: Db, topic_id: number): Promise<void> {
  const found = await db.$count(topics, and(eq(topics.id, topic_id), isNull(topics.deleted_at)))
  if (found === 0) throw new DomainError('validation', { topic_id: 'validation.id' })
}
