import { DomainError } from '@the-house/domain'
import { and, eq, gt, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import type { House } from '../house.ts'
import type { SignedIn } from '../plugins/session.ts'
import { columnOf, parentsOfEntity } from './columns.ts'
import { entities, type Entity, type Values } from './entities.ts'
import { record } from './history.ts'
import { present, snapshot } from './present.ts'
import { findRow, restorableSince } from './read.ts'
import { assertRelated } from './related.ts'
import { once } from './write.ts'

/** What is a part of some entity, by which field. */
const partsOf = (whole: Entity) =>
  entities.flatMap((part) =>
    parentsOfEntity(part)
      .filter(({ parent }) => parent.name === whole.name)
      .map(({ field }) => ({ part, column: columnOf(part, field) })),
  )

interface Turn {
  /** Which rows it is about. */
  where: (entity: Entity) => SQL
  deleted_at: Date | null
}

/** Removes things, or brings them back, with all that is a part of them: one instant marks what has gone together. */
async function turn(tx: Db, entity: Entity, which: SQL, { where, deleted_at }: Turn): Promise<void> {
  const { table } = entity.row
  const turned = await tx
    .update(table)
    .set({ deleted_at })
    .where(and(which, where(entity)))
    .returning({ id: table.id })
  if (turned.length === 0) return
  const ids = turned.map(({ id }) => id)
  for (const { part, column } of partsOf(entity)) await turn(tx, part, inArray(column, ids), { where, deleted_at })
}

/** Removes a thing and all that is a part of it, for `limits.restoreDays` days at least. */
export async function remove(house: House, entity: Entity, user: SignedIn, id: number): Promise<void> {
  const at = house.clock()
  await house.db.transaction(async (tx) => {
    const before = await findRow(tx, entity, id, 'update')
    const there = { where: ({ row }: Entity) => isNull(row.table.deleted_at), deleted_at: at }
    await turn(tx, entity, eq(entity.row.table.id, id), there)
    await record(tx, { entity, id, user, at, action: 'DELETE', before: snapshot(entity, before) })
  })
}

/** Brings back what was removed, and what went with it. What it is a part of has to be there. */
export function restore(house: House, entity: Entity, user: SignedIn, id: number): Promise<Values> {
  const { table } = entity.row
  const at = house.clock()
  return once(entity, () =>
    house.db.transaction(async (tx) => {
      const parents = Object.fromEntries(parentsOfEntity(entity).map(({ field }) => [field, columnOf(entity, field)]))
      const [gone] = await tx
        .select({ deleted_at: table.deleted_at, ...parents })
        .from(table)
        .where(and(eq(table.id, id), gt(table.deleted_at, restorableSince(at))))
        .for('update')
      if (!gone) throw new DomainError('notFound')
      const { deleted_at, ...related } = gone
      await assertRelated(tx, entity, related)
      const together = { where: ({ row }: Entity) => eq(row.table.deleted_at, deleted_at), deleted_at: null }
      await turn(tx, entity, eq(table.id, id), together)
      const after = await findRow(tx, entity, id)
      await record(tx, { entity, id, user, at, action: 'RESTORE', after: snapshot(entity, after) })
      return present(entity, after, house)
    }),
  )
}

/** What else would go with a thing, and how many of each. */
export async function dependents(db: Db, entity: Entity, id: number) {
  await findRow(db, entity, id)
  const found = new Map<string, number>()
  const look = async (whole: Entity, ids: number[]): Promise<void> => {
    for (const { part, column } of partsOf(whole)) {
      const { table } = part.row
      const rows = await db
        .select({ id: table.id })
        .from(table)
        .where(and(inArray(column, ids), isNull(table.deleted_at)))
      if (rows.length === 0) continue
      found.set(part.name, (found.get(part.name) ?? 0) + rows.length)
      await look(
        part,
        rows.map((row) => Number(row['id'])),
      )
    }
  }
  await look(entity, [id])
  return { content: Array.from(found, ([name, count]) => ({ entity: name, count })) }
}
