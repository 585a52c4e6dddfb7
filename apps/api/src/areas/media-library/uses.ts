import { DomainError, type AnswerOf, type mediaCalls, type MediaUse, type QueryOf } from '@the-house/domain'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { rowsOf } from '../../db/page.ts'
import { file_uses, files } from '../../db/schema/index.ts'
import { entities, type Entity } from '../../crud/entities.ts'

/** Managed entities by name; what else names files has rows that no name shows. */
const managedBy = new Map<string, Entity>(entities.map((entity) => [entity.name, entity]))

/** The field of a column: files have places that are called otherwise. */
export const placeOf = (entity: Entity | undefined, column: string): string =>
  Object.entries(entity?.row.files ?? {}).find(([, { name }]) => name === column)?.[0] ?? column

interface Shown {
  label: string
  removed: boolean
}

/** The labels of rows of an entity, by id. */
async function labelsOf(db: Db, entity: Entity, ids: number[]): Promise<Map<number, Shown>> {
  const { table, label } = entity.row
  const rows = await db
    .select({
      id: sql<number>`${table.id}`,
      label: sql<string>`${label}`,
      removed: sql<boolean>`${table.deleted_at} is not null`,
    })
    .from(table)
    .where(inArray(table.id, ids))
  return new Map(rows.map(({ id, ...shown }) => [id, shown]))
}

/** A page of what names a file, by entity and row. */
export async function listUses(
  db: Db,
  id: number,
  query: QueryOf<typeof mediaCalls.mediaUses>,
): Promise<AnswerOf<typeof mediaCalls.mediaUses>> {
  const [file] = await db.select({ key: files.key }).from(files).where(eq(files.id, id))
  if (!file) throw new DomainError('notFound')
  const where = and(eq(file_uses.key, file.key), eq(file_uses.former, false))
  const { limit, offset } = rowsOf(query)
  const uses = await db
    .select()
    .from(file_uses)
    .where(where)
    .orderBy(asc(file_uses.entity), asc(file_uses.row_id), asc(file_uses.place))
    .limit(limit)
    .offset(offset)
  const labels = new Map<string, Map<number, Shown>>()
  for (const name of new Set(uses.map(({ entity }) => entity))) {
    const entity = managedBy.get(name)
    const ids = uses.filter((use) => use.entity === name).map(({ row_id }) => row_id)
    if (entity) labels.set(name, await labelsOf(db, entity, ids))
  }
  const content = uses.map(({ entity, row_id, place }): MediaUse => {
    const { label = '', removed = false } = labels.get(entity)?.get(row_id) ?? {}
    return { entity, id: row_id, label, place: placeOf(managedBy.get(entity), place), removed }
  })
  return { content, meta: { page: query.page, size: query.size, total: await db.$count(file_uses, where) } }
}
