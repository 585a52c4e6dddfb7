import { and, arrayContains, eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from './client.ts'
import { unit_groups, user_unities } from './schema/index.ts'

interface Keeper {
  id: number
  admin: boolean
}

interface Scope {
  /** Only the people of one unit. */
  unity_id?: number | undefined
  /** Whether teachers have teachers among the people of their units, too. */
  teachers?: boolean
}

/**
 * Row-level authorization by sets of units: a teacher may see the people of the own units, an administrator everybody.
 * @returns the condition of the sets; undefined: the whole school
 */
export function isGroupInScope(db: Db, { id, admin }: Keeper, { unity_id, teachers = false }: Scope = {}) {
  const own = db.select({ id: user_unities.unity_id }).from(user_unities).where(eq(user_unities.user_id, id))
  return and(
    admin ? undefined : sql`${unit_groups.unity_ids} && array(${own})`,
    admin || teachers ? undefined : eq(unit_groups.learner, true),
    unity_id === undefined ? undefined : arrayContains(unit_groups.unity_ids, [unity_id]),
  )
}

/** The query of the ids of the sets in scope, as totals are kept: 0 for the whole school. */
export function groupsInScope(db: Db, keeper: Keeper, scope: Scope = {}): SQL {
  const isInScope = isGroupInScope(db, keeper, scope)
  return isInScope ? sql`${db.select({ id: unit_groups.id }).from(unit_groups).where(isInScope)}` : sql`select 0`
}

/** Likewise as a table, for what is read from an index group by group. */
export const groupRows = (db: Db, keeper: Keeper, scope: Scope = {}) =>
  db
    .select({ group: sql<number>`grouped.id`.as('in_group') })
    .from(sql`(${groupsInScope(db, keeper, scope)}) as grouped (id)`)
    .as('groups')

/**
 * The condition that a row is of one of some groups: an array, which is looked up in the index group by group, whatever
 * the planner expects of the table.
 */
export const isOfGroups = (column: PgColumn, groups: SQL): SQL => sql`${column} = any(array(${groups}))`

/**
 * Makes the units and the profile of a user wait for whoever writes what is listed by them. The first lock of a change
 * of them: the triggers that move what is listed take it too, but after the row of the user.
 */
export const lockUnitsOf = (tx: Db, user_id: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(8081, ${user_id}::int % 1024)`)
