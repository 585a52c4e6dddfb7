import { DomainError } from '@the-house/domain'
import { and, eq, getTableColumns, isNull, max } from 'drizzle-orm'
import { entityOf, type Values } from '../../crud/entities.ts'
import { recordAll } from '../../crud/history.ts'
import { snapshot } from '../../crud/present.ts'
import { valuesOf } from '../../crud/values.ts'
import type { Db } from '../../db/client.ts'
import { exercises, topics } from '../../db/schema/index.ts'
import type { House } from '../../house.ts'
import type { SignedIn } from '../../plugins/session.ts'

/** Keeps every statement small, however many there are. */
const atOnce = 100

/** Locks the topic, so that of two files at once the later one comes after the earlier; tells where its exercises end. */
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

/** Puts exercises at the end of a topic, as drafts, in their order; all are there with the notes of it, or none. */
export async function keepAll(
  house: House,
  user: SignedIn,
  topic_id: number,
  bodies: readonly Values[],
): Promise<void> {
  const entity = entityOf('exercises')
  const { table } = entity.row
  const at = house.clock()
  await house.db.transaction(async (tx) => {
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
      await recordAll(tx, { entity, user, at, action: 'CREATE' }, notes)
    }
  })
}

/** Refuses a topic that is not there, before its file is read. */
export async function assertTopic(db: Db, topic_id: number): Promise<void> {
  const found = await db.$count(topics, and(eq(topics.id, topic_id), isNull(topics.deleted_at)))
  if (found === 0) throw new DomainError('validation', { topic_id: 'validation.id' })
}
