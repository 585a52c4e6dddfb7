import { DomainError } from '@the-house/domain'
import { and, desc, eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/client.ts'
import { changes, users } from '../db/schema/index.ts'

interface Versioned {
  /** The name of the entity in the audit trail. */
  entity: string
  table: PgTable & { id: PgColumn; updated_at: PgColumn }
}

/** Returns the refusal of a stale version, which names who has changed the row last, and when. */
export async function conflictOf(tx: Db, { entity, table }: Versioned, id: number): Promise<DomainError> {
  const [found] = await tx
    .select({ at: table.updated_at, by: users.name })
    .from(table)
    .leftJoin(changes, and(eq(changes.entity, entity), eq(changes.entity_id, id), eq(changes.at, table.updated_at)))
    .leftJoin(users, eq(users.id, changes.user_id))
    .where(eq(table.id, id))
    .orderBy(desc(changes.id))
    .limit(1)
  const at = found?.at instanceof Date ? found.at.toISOString() : null
  return new DomainError('conflict', undefined, { latest: { entity, id, by: found?.by ?? null, at } })
}
