import { courseEntities, DomainError, limits, namedFieldsOf } from '@the-house/domain'
import { and, asc, desc, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { matchesSearch } from '../db/search.ts'
import type { AuthenticatedUser } from '../contract/authenticated-user.ts'
import type { AppContext } from '../app-context.ts'
import { columnOf, wholeOf } from './columns.ts'
import { cachedIds } from './id-cache.ts'
import type { Entity, Values } from './entities.ts'
import { assertOwnRow, isInUnits, ownUnits } from './own-units.ts'
import { present } from './present.ts'

const day = 24 * 3_600_000

/** Rows deleted before this instant can no longer be restored. */
export const restorableSince = (now: Date): Date => new Date(now.getTime() - limits.restoreDays * day)

/** The content of the course, whose path has a lock of its own. */
const ofCourse: ReadonlySet<string> = new Set(courseEntities)

/**
 * How strong the row lock of a change is. Progress refers to content of the course: a foreign key to it must not wait for
 * somebody who changes it, or only tries out a change.
 */
export const lockFor = ({ name }: Pick<Entity, 'name'>): 'update' | 'no key update' =>
  ofCourse.has(name) ? 'no key update' : 'update'

/** Returns a row that is not soft-deleted; `lock` takes a row lock for a change. */
export async function findRow(db: Db, entity: Entity, id: number, lock?: 'update'): Promise<Values> {
  const { table } = entity.row
  const query = db
    .select(wholeOf(entity))
    .from(table)
    .where(and(eq(table.id, id), isNull(table.deleted_at)))
  const [found] = await (lock ? query.for(lockFor(entity)) : query)
  if (!found) throw new DomainError('notFound')
  return found
}

/** Returns rows by id that are not soft-deleted, under row locks. */
export function lockRows(tx: Db, entity: Entity, ids: readonly number[]): Promise<Values[]> {
  const { table } = entity.row
  return tx
    .select(wholeOf(entity))
    .from(table)
    .where(and(inArray(table.id, [...ids]), isNull(table.deleted_at)))
    .orderBy(asc(table.id))
    .for(lockFor(entity))
}

/** Returns a managed row. */
export async function readOne(
  context: AppContext,
  entity: Entity,
  user: AuthenticatedUser,
  id: number,
): Promise<Values> {
  await assertOwnRow(context.db, entity, user, { id, to: 'read' })
  return present(entity, await findRow(context.db, entity, id), context)
}

interface Narrowed extends Values {
  term?: string | undefined
  /** A field, or `-field` for descending. */
  sort?: string | undefined
  removed?: boolean | undefined
  /** The units that the rows are limited to; null: every unit. */
  units: readonly number[] | null
}

interface Wanted extends Omit<Narrowed, 'units'> {
  page: number
  size: number
}

function orderOf(entity: Entity, sort: string | undefined): SQL[] {
  if (!sort) return entity.row.order.slice()
  const column = columnOf(entity, sort.replace(/^-/, ''))
  // Days are strings, too, but not texts.
  const value = column.getSQLType() === 'text' ? sql`plain_text(${column})` : column
  return [sort.startsWith('-') ? desc(value) : asc(value), asc(entity.row.table.id)]
}

function whereOf(entity: Entity, { term, removed, units, ...wanted }: Narrowed, now: Date): SQL | undefined {
  const { table, search } = entity.row
  const { deleted_at } = table
  const { filters = [] } = entity.definition
  const narrowed = [...namedFieldsOf(entity.definition), ...filters].map((field) =>
    wanted[field] === undefined ? undefined : eq(columnOf(entity, field), wanted[field]),
  )
  return and(
    removed ? gt(deleted_at, restorableSince(now)) : isNull(deleted_at),
    matchesSearch(search, term),
    isInUnits(entity, units),
    ...narrowed,
  )
}

/** Loads the ids of a whole list, in its order. */
async function idsOf({ db, clock }: AppContext, entity: Entity, wanted: Narrowed): Promise<number[]> {
  const { table } = entity.row
  const rows = await db
    .select({ id: sql<number>`${table.id}` })
    .from(table)
    .where(whereOf(entity, wanted, clock()))
    .orderBy(...orderOf(entity, wanted.sort))
  return rows.map(({ id }) => id)
}

/** Returns a page of a list. */
export async function readPage(
  context: AppContext,
  entity: Entity,
  user: AuthenticatedUser,
  { page, size, ...asked }: Wanted,
) {
  const { db } = context
  const { table } = entity.row
  const wanted: Narrowed = { ...asked, units: await ownUnits(db, entity, user) }
  // The list of deleted rows is not cached: rows leave it as time passes, without a change of content.
  const all = wanted.removed
    ? await idsOf(context, entity, wanted)
    : await cachedIds(db, user, JSON.stringify([entity.name, wanted]), () => idsOf(context, entity, wanted))
  const ids = all.slice((page - 1) * size, page * size)
  const rows = await db.select(wholeOf(entity)).from(table).where(inArray(table.id, ids))
  const byId = new Map(rows.map((row) => [row['id'], present(entity, row, context)]))
  return {
    content: ids.flatMap((id) => byId.get(id) ?? []),
    meta: { page, size, total: all.length },
  }
}
