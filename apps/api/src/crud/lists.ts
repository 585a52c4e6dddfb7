import { allows, DomainError } from '@the-house/domain'
import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import type { AuthenticatedUser } from '../contract/authenticated-user.ts'
import type { Entity, IdList, Values } from './entities.ts'

const isId = (value: unknown): value is number => typeof value === 'number'
const idsOf = (value: unknown): number[] => (Array.isArray(value) ? Array.from(new Set(value.filter(isId))) : [])

async function areThere(tx: Db, { of }: IdList, ids: number[]): Promise<boolean> {
  const kept = of.deleted_at && isNull(of.deleted_at)
  const [found] = await tx
    .select({ count: count() })
    .from(of)
    .where(and(inArray(of.id, ids), kept))
  return found?.count === ids.length
}

/** Replaces the id lists of a row, those that the user has the permission to change. */
export async function writeLists(
  tx: Db,
  { row }: Entity,
  id: number,
  user: AuthenticatedUser,
  body: Values,
): Promise<void> {
  for (const [field, list] of Object.entries(row.lists ?? {})) {
    if (list.permission && !allows(list.permission, user)) continue
    const { table, owner, item, position } = list
    const ids = idsOf(body[field])
    if (ids.length > 0 && !(await areThere(tx, list, ids)))
      throw new DomainError('validation', { [field]: 'validation.id' })
    await tx.delete(table).where(eq(owner, id))
    const parts = ids.map((one, index) => ({
      [owner.name]: id,
      [item.name]: one,
      ...(position && { [position.name]: index + 1 }),
    }))
    if (parts.length > 0) await tx.insert(table).values(parts)
  }
}
