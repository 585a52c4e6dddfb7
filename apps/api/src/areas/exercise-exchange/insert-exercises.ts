import { DomainError } from '@the-house/domain'
import { and, eq, getTableColumns, inArray, isNull, max } from 'drizzle-orm'
import { entityOf, type Values } from '../../crud/entities.ts'
import { recordChanges } from '../../crud/audit-trail.ts'
import { snapshot } from '../../crud/present.ts'
import { valuesOf } from '../../crud/values.ts'
import type { Db } from '../../db/client.ts'
import { exercises, topics } from '../../db/schema/index.ts'
import { fileColumns } from './store-files.ts'

/** The batch size of the inserts: bounds the parameters of a statement. */
const atOnce = 100

const isThere = (topic_id: number) => and(eq(topics.id, topic_id), isNull(topics.deleted_at))

/**
 * Locks the row of the topic, so that concurrent imports append one after the other.
 * @returns the last position in the topic, 0 where it is empty
 */
async function lastIn(tx: Db, topic_id: number): Promise<number> {
  const [topic] = await tx.select({ id: topics.id }).from(topics).where(isThere(topic_id)).for('no key update')
  if (!topic) throw new DomainError('notFound')
  const [last] = await tx
    .select({ position: max(exercises.position) })
    .from(exercises)
    .where(and(eq(exercises.topic_id, topic_id), isNull(exercises.deleted_at)))
  return last?.position ?? 0
}

interface Work {
  tx: Db
  user: { id: number }
  now: Date
}

/**
 * Appends exercises to a topic as drafts, in their order, with their audit trail, in the transaction of the caller.
 * Their html was cleaned where they were read.
 * @returns their ids
 */
export async function insertExercises(
  { tx, user, now: at }: Work,
  topic_id: number,
  bodies: readonly Values[],
): Promise<number[]> {
  const entity = entityOf('exercises')
  const { table } = entity.row
  const last = await lastIn(tx, topic_id)
  const ids: number[] = []
  for (let from = 0; from < bodies.length; from += atOnce) {
    const rows = bodies.slice(from, from + atOnce).map((body, index) => ({
      ...valuesOf(entity, body, (html) => html),
      ...fileColumns(body),
      topic_id,
      position: last + from + index + 1,
      published: false,
      release_at: null,
      updated_at: at,
    }))
    const kept: Values[] = await tx.insert(table).values(rows).returning(getTableColumns(table))
    const notes = kept.map((row) => ({ id: Number(row['id']), after: snapshot(entity, row) }))
    await recordChanges(tx, { entity, user, at, action: 'CREATE' }, notes)
    ids.push(...notes.map(({ id }) => id))
  }
  return ids
}

/** Removes exercises again that an import has made and nobody has removed since, with their audit trail. */
export async function removeExercises({ tx, user, now: at }: Work, ids: readonly number[]): Promise<void> {
  const entity = entityOf('exercises')
  const gone: Values[] = await tx
    .update(exercises)
    .set({ deleted_at: at })
    .where(and(inArray(exercises.id, [...ids]), isNull(exercises.deleted_at)))
    .returning(getTableColumns(exercises))
  const notes = gone.map((row) => ({ id: Number(row['id']), before: snapshot(entity, row) }))
  await recordChanges(tx, { entity, user, at, action: 'DELETE' }, notes)
}

/** Refuses a topic that is not there. */
export async function assertTopic(db: Db, topic_id: number): Promise<void> {
  if ((await db.$count(topics, isThere(topic_id))) === 0)
    throw new DomainError('validation', { topic_id: 'validation.id' })
}
