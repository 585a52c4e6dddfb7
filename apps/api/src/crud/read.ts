import { DomainError, limits } from '@the-house/domain'
import { and, asc, desc, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isFound } from '../db/words.ts'
import type { House } from '../house.ts'
import { columnOf, wholeOf } from './columns.ts'
import { directoryOf } from './directory.ts'
import type { Entity, Values } from './entities.ts'
import { present } from './present.ts'

const day = 24 * 3_600_000

/** What was removed before can no longer be brought back. */
export const restorableSince = (now: Date): Date => new Date(now.getTime() - limits.restoreDays * day)

/** A row that was not removed; locked, where it is about to change. */
export async function findRow(db: Db, entity: Entity, id: number, lock?: 'update'): Promise<Values> {
  const { table } = entity.row
  const query = db
    .select(wholeOf(entity))
    .from(table)
    .where(and(eq(table.id, id), isNull(table.deleted_at)))
  const [found] = await (lock ? query.for(lock) : query)
  if (!found) throw new DomainError('notFound')
  return found
}

/** A managed thing. */
export async function readOne(house: House, entity: Entity, id: number): Promise<Values> {
  return present(entity, await findRow(house.db, entity, id), house)
}

interface Narrowed extends Values {
  term?: string | undefined
  /** A field, or `-field` for the other way round. */
  sort?: string | undefined
  removed?: boolean | undefined
}

interface Wanted extends Narrowed {
  page: number
  size: number
}

function orderOf(entity: Entity, sort: string | undefined): SQL[] {
  if (!sort) return entity.row.order.slice()
  const column = columnOf(entity, sort.replace(/^-/, ''))
  const value = column.dataType === 'string' ? sql`plain_text(${column})` : column
  return [sort.startsWith('-') ? desc(value) : asc(value), asc(entity.row.table.id)]
}

function whereOf(entity: Entity, { term, removed, ...wanted }: Narrowed, now: Date): SQL | undefined {
  const { table, search } = entity.row
  const { deleted_at } = table
  const { relations, filters = [] } = entity.definition
  const narrowed = [...Object.keys(relations), ...filters].map((field) =>
    wanted[field] === undefined ? undefined : eq(columnOf(entity, field), wanted[field]),
  )
  return and(removed ? gt(deleted_at, restorableSince(now)) : isNull(deleted_at), isFound(search, term), ...narrowed)
}

/** The ids of all that a list holds, in its order. */
async function idsOf({ db, clock }: House, entity: Entity, wanted: Narrowed): Promise<number[]> {
  const { table } = entity.row
  const rows = await db
    .select({ id: sql<number>`${table.id}` })
    .from(table)
    .where(whereOf(entity, wanted, clock()))
    .orderBy(...orderOf(entity, wanted.sort))
  return rows.map(({ id }) => id)
}

/** A page of a list. */
export async function readPage(house: House, entity: Entity, { page, size, ...wanted }: Wanted) {
  const { db } = house
  const { table } = entity.row
  // What was removed leaves its list by itself, when its time is over.
  const all = wanted.removed
    ? await idsOf(house, entity, wanted)
    : await directoryOf(db, JSON.stringify([entity.name, wanted]), () => idsOf(house, entity, wanted))
  const ids = all.slice((page - 1) * size, page * size)
  const rows = await db.select(wholeOf(entity)).from(table).where(inArray(table.id, ids))
  const byId = new Map(rows.map((row) => [row['id'], present(entity, row, house)]))
  return {
    content: ids.flatMap((id) => byId.get(id) ?? []),
    meta: { page, size, total: all.length },
  }
}
