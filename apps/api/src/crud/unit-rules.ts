import { DomainError, limits } from '@the-house/domain'
import { and, count, eq, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { hasCode } from '../contract/map-error.ts'
import type { Db } from '../db/client.ts'
import { isOpenUnit } from '../db/open-units.ts'
import {
  class_series,
  classes,
  enrolments,
  holidays,
  orders,
  partner_unities,
  rooms,
  unities,
  user_unities,
} from '../db/schema/index.ts'

type Row = Record<string, unknown>

/** SQLSTATE of a time zone that PostgreSQL does not know. */
const invalidValue = '22023'

/** Whether the database can reckon with a time zone: its own list may be older than that of Node. */
async function isKnown(tx: Db, zone: unknown): Promise<boolean> {
  try {
    await tx.transaction((nested) => nested.execute(sql`select now() at time zone ${String(zone)}::text`))
    return true
  } catch (error) {
    if (!hasCode(error, invalidValue)) throw error
    return false
  }
}

/** An arbitrary number, the same for every advisory lock of this kind in the database. */
const key = 1_717

/**
 * Whether another unit than this one is open. Under a lock, so that of two that are archived at once one stays; the
 * count itself waits for no row.
 */
async function hasOther(tx: Db, id: number): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${key}::bigint)`)
  return (await tx.$count(unities, and(ne(unities.id, id), isOpenUnit()))) > 0
}

/** Returns the errors of a unit: its time zone, its store, and whether it may be archived. */
export async function unitErrors(tx: Db, body: Row, kept?: Row): Promise<Record<string, string> | undefined> {
  const id = Number(kept?.['id'])
  if (!(await isKnown(tx, body['time_zone']))) return { time_zone: 'validation.timeZone' }
  if (body['store'] === true && id === limits.unitWithoutStore) return { store: 'validation.unitWithoutStore' }
  const isLast = kept !== undefined && body['archived'] === true && !(await hasOther(tx, id))
  return isLast ? { archived: 'validation.lastUnit' } : undefined
}

async function countIn(tx: Db, table: PgTable, where: SQL | undefined): Promise<number> {
  const [found] = await tx.select({ count: count() }).from(table).where(where)
  return found?.count ?? 0
}

/** Refuses to remove a unit to which anybody or anything belongs, by numbers; or the last one. */
export async function assertUnitUnused(tx: Db, row: Row): Promise<void> {
  const id = Number(row['id'])
  const held = {
    people: await countIn(tx, user_unities, eq(user_unities.unity_id, id)),
    codes: await countIn(tx, enrolments, and(eq(enrolments.unity_id, id), isNull(enrolments.used_at))),
    classes: await countIn(tx, classes, eq(classes.unity_id, id)),
    series: await countIn(tx, class_series, and(eq(class_series.unity_id, id), isNull(class_series.deleted_at))),
    rooms: await countIn(tx, rooms, and(eq(rooms.unity_id, id), isNull(rooms.deleted_at))),
    holidays: await countIn(tx, holidays, and(eq(holidays.unity_id, id), isNull(holidays.deleted_at))),
    orders: await countIn(tx, orders, eq(orders.unity_id, id)),
    partners: await countIn(tx, partner_unities, eq(partner_unities.unity_id, id)),
  }
  if (Object.values(held).some((number) => number > 0)) {
    const values = Object.fromEntries(Object.entries(held).map(([what, number]) => [what, String(number)]))
    throw new DomainError('unit.inUse', undefined, { values })
  }
  if (!(await hasOther(tx, id))) throw new DomainError('unit.last')
}
