import type { CourseStep } from '@the-house/domain'
import { asc, inArray } from 'drizzle-orm'
import { columnOf } from '../../crud/columns.ts'
import { entityOf } from '../../crud/entities.ts'
import type { Db } from '../../db/client.ts'
import { parentOf } from './run.ts'

/** The rows that have parts, in the order in which all lock them. */
const wholes = ['books', 'chapters', 'topics'] as const

/** Returns the parents that rows of an entity have now. */
async function parentsNow(tx: Db, steps: readonly CourseStep[]): Promise<[string, number][]> {
  const found: [string, number][] = []
  for (const [name, those] of Map.groupBy(steps, ({ entity }) => entity)) {
    const entity = entityOf(name)
    const above = parentOf(entity)
    const ids = those.flatMap(({ id }) => (id !== undefined && id > 0 ? id : []))
    if (!above || ids.length === 0) continue
    const { table } = entity.row
    const rows = await tx
      .select({ id: columnOf(entity, above.field) })
      .from(table)
      .where(inArray(table.id, ids))
    found.push(...rows.map(({ id }): [string, number] => [above.parent.name, Number(id)]))
  }
  return found
}

/** Locks all rows that the steps change parts of: books, chapters, topics, each by id, so that no two wait for each other. */
export async function lockParents(tx: Db, steps: readonly CourseStep[]): Promise<void> {
  const named = steps.flatMap(({ entity, parent_id }): [string, number][] => {
    const above = parentOf(entityOf(entity))
    return above && parent_id && parent_id > 0 ? [[above.parent.name, parent_id]] : []
  })
  const own = steps.flatMap(({ entity, id }): [string, number][] => (id !== undefined && id > 0 ? [[entity, id]] : []))
  const rows = [...named, ...own, ...(await parentsNow(tx, steps))]
  for (const name of wholes) {
    const { table } = entityOf(name).row
    const ids = rows.flatMap(([entity, id]) => (entity === name ? [id] : []))
    if (ids.length === 0) continue
    await tx
      .select({ id: table.id })
      .from(table)
      .where(inArray(table.id, ids))
      .orderBy(asc(table.id))
      .for('no key update')
  }
}
