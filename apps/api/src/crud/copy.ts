import { asc, getTableColumns, getTableName, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../db/client.ts'
import { recordChanges } from './audit-trail.ts'
import type { Entity, Values } from './entities.ts'
import { placeAfter } from './order.ts'
import { branchOf, type BranchRows } from './parts.ts'
import { snapshot } from './present.ts'
import { publishedField } from './publish.ts'
import { findRow, lockRows } from './read.ts'
import { assertRelated } from './related.ts'
import type { Writing } from './writing.ts'

/** The ids of copies, by those of the originals. */
type Copies = ReadonlyMap<number, number>

const listOf = (ids: Iterable<number>): SQL => sql`${`{${Array.from(ids).join()}}`}::int[]`
const pairsOf = (copies: Copies): SQL => sql`unnest(${listOf(copies.keys())}, ${listOf(copies.values())})`
const own = (column: PgColumn): SQL => sql`t.${sql.identifier(column.name)}`
const copyOf = (copies: Copies, column: PgColumn): SQL =>
  sql`(select p.copy from ${pairsOf(copies)} as p(original, copy) where p.original = ${own(column)})`

/**
 * Takes an id for the copy of each row. Shared locks keep the originals from being changed meanwhile, so that no file
 * is deleted before the copy names it.
 */
async function takeIds(tx: Db, { row }: Entity, ids: number[]): Promise<Copies> {
  const { table } = row
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, ids))
    .orderBy(asc(table.id))
    .for('share')
  const next = sql<number>`nextval(pg_get_serial_sequence(${getTableName(table)}, 'id'))::int`
  const taken = await tx.select({ id: next }).from(sql`generate_series(1, ${rows.length}::int)`)
  const originals = rows.map((one) => Number(one['id']))
  return new Map(taken.flatMap(({ id }, index) => originals.slice(index, index + 1).map((one) => [one, id])))
}

interface Copying {
  branch: BranchRows
  copies: Copies
  /** The value of a parent's column in a copy. */
  parentOf: (field: string, column: PgColumn) => SQL
}

/** Inserts drafts of rows under new ids; a relation between two of the rows becomes one between their copies. */
async function copyRows({ tx, user, at }: Writing, { branch, copies, parentOf }: Copying): Promise<void> {
  const { entity, field: above } = branch
  const { table } = entity.row
  const { relations } = entity.definition
  const draft = publishedField(entity)
  const values: Record<string, SQL> = {
    id: sql`c.copy`,
    version: sql`1`,
    updated_at: sql`${at.toISOString()}::timestamptz`,
    ...(draft && { [draft]: sql`false` }),
  }
  const valueOf = ([field, column]: [string, PgColumn]): SQL => {
    if (values[field]) return values[field]
    if (field === above) return parentOf(field, column)
    return relations[field] === entity.name ? sql`coalesce(${copyOf(copies, column)}, ${own(column)})` : own(column)
  }
  const columns = Object.entries(getTableColumns(table))
  const names = columns.map(([, column]) => sql.identifier(column.name))
  await tx.execute(
    sql`insert into ${table} (${sql.join(names, sql`, `)}) select ${sql.join(columns.map(valueOf), sql`, `)}
      from ${table} t join ${pairsOf(copies)} as c(original, copy) on c.original = t.id order by c.copy`,
  )
  const made = await lockRows(tx, entity, Array.from(copies.values()))
  const notes = made.map((row) => ({ id: Number(row['id']), after: snapshot(entity, row) }))
  await recordChanges(tx, { entity, user, at, action: 'CREATE' }, notes)
}

/** The row that is copied, and the fields of the parents that the copy gets. */
interface Copy {
  id: number
  parents: Values
}

/**
 * Copies a row with everything below it, as drafts, to the end of its new parent. Files are shared by their keys.
 * @returns the id of the copy
 */
export async function copyIn(writing: Writing, entity: Entity, { id, parents }: Copy): Promise<number> {
  const { tx } = writing
  await assertRelated(tx, entity, parents)
  await findRow(tx, entity, id)
  const [field] = Object.keys(parents)
  const [top, ...parts] = await branchOf(tx, entity, id)
  const branches = [{ ...top, entity, ids: [id], ...(field !== undefined && { field }) }, ...parts]
  const done = new Map<string, Copies>()
  for (const branch of branches) {
    const copies = await takeIds(tx, branch.entity, branch.ids)
    const whole = branch.entity.definition.relations[branch.field ?? '']
    const above = whole === undefined ? undefined : done.get(whole)
    await copyRows(writing, {
      branch,
      copies,
      parentOf: (name, column) => (above ? copyOf(above, column) : sql`${parents[name]}::int`),
    })
    done.set(branch.entity.name, copies)
  }
  const copy = done.get(entity.name)?.get(id) ?? id
  await placeAfter(tx, entity, await findRow(tx, entity, copy))
  return copy
}
