import { DomainError } from '@the-house/domain'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { entityOf, type Entity, type Values } from './entities.ts'

/** Validates that related ids exist. Shared row locks keep them from being deleted before the transaction ends. */
export async function assertRelated(tx: Db, { definition }: Entity, values: Values): Promise<void> {
  for (const [field, name] of Object.entries(definition.relations)) {
    const id = values[field]
    if (id === null || id === undefined) continue
    const { table } = entityOf(name).row
    const [found] = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.id, id), isNull(table.deleted_at)))
      .for('share')
    if (!found) throw new DomainError('validation', { [field]: 'validation.id' })
  }
}
