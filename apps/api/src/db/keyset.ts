import { DomainError, isWithinDepth, limits } from '@the-house/domain'
import { and, count, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Db } from './client.ts'

/** The value of a sort key in a row. */
export type KeyValue = string | number | null

/** A column that a list is sorted by; the last one makes the order unique. */
export interface SortKey {
  by: SQL
  /** `timestamp`: of UTC. */
  type: 'integer' | 'text' | 'timestamptz' | 'timestamp'
  desc?: boolean
  /** Null stands last in either direction; without it, the key is never null. */
  nullable?: boolean
  /** Spells `nulls last` for an index that is stored so. */
  nullsLast?: boolean
}

interface Query {
  page: number
  size: number
  at?: string | undefined
}

interface Anchor {
  page: number
  values: readonly KeyValue[]
}

const largestInteger = 2_147_483_647
const isInteger = (value: unknown): value is number =>
  Number.isInteger(value) && Math.abs(Number(value)) <= largestInteger
/** As `toISOString` writes an instant of four digits of the year. */
const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/.test(value) && !Number.isNaN(Date.parse(value))

/** Whether a value of a cursor, which a client may have changed, is one of its key: the database takes no other. */
const fits: Record<SortKey['type'], (value: unknown) => value is KeyValue> = {
  integer: isInteger,
  timestamptz: isInstant,
  timestamp: isInstant,
  text: (value): value is string => typeof value === 'string' && !value.includes('\0'),
}

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

function anchorOf(cursor: string, keys: readonly SortKey[]): Anchor {
  const parts = parsed(Buffer.from(cursor, 'base64url').toString())
  const [page, ...values]: unknown[] = Array.isArray(parts) ? parts : []
  const isOwn = (value: unknown, n: number): value is KeyValue => {
    const key = keys[n]
    return key !== undefined && ((key.nullable && value === null) || fits[key.type](value))
  }
  const own = values.filter(isOwn)
  if (isInteger(page) && page >= 1 && values.length === keys.length && own.length === keys.length)
    return { page, values: own }
  throw new DomainError('validation', { at: 'validation.type' })
}

const valueOf = ({ type }: SortKey, value: KeyValue | undefined): SQL => sql`${value}::${sql.raw(type)}`

const isEqual = (key: SortKey, value: KeyValue | undefined): SQL =>
  value === null ? sql`${key.by} is null` : sql`${key.by} = ${valueOf(key, value)}`

const isDescending = ({ desc = false }: SortKey, backwards: boolean) => desc !== backwards

function isBeyond(key: SortKey, value: KeyValue | undefined, backwards: boolean): SQL {
  if (value === null) return backwards ? sql`${key.by} is not null` : sql`false`
  const further = sql`${key.by} ${sql.raw(isDescending(key, backwards) ? '<' : '>')} ${valueOf(key, value)}`
  return key.nullable && !backwards ? sql`(${further} or ${key.by} is null)` : further
}

const rowOf = (parts: SQL[]) => sql`(${sql.join(parts, sql`, `)})`

/** Rows after the anchor in the direction of reading; forwards the anchor itself, too. */
function whereOf(keys: readonly SortKey[], { values }: Anchor, backwards: boolean): SQL | undefined {
  const [first] = keys
  const isPlain = keys.every((key) => !key.nullable && key.desc === first?.desc)
  if (first && isPlain) {
    // One comparison of rows is a range of the index, which conditions joined by `or` are not.
    const sign = `${isDescending(first, backwards) ? '<' : '>'}${backwards ? '' : '='}`
    return sql`${rowOf(keys.map(({ by }) => by))} ${sql.raw(sign)} ${rowOf(keys.map((key, n) => valueOf(key, values[n])))}`
  }
  const equals = keys.map((key, n) => isEqual(key, values[n]))
  const further = keys.map((key, n) => and(...equals.slice(0, n), isBeyond(key, values[n], backwards)))
  const start = first && or(equals[0], isBeyond(first, values[0], backwards))
  return and(start, or(...further, backwards ? undefined : and(...equals)))
}

function orderOf(key: SortKey, backwards: boolean): SQL {
  const way = sql`${key.by} ${sql.raw(isDescending(key, backwards) ? 'desc' : 'asc')}`
  if (!key.nullable && !key.nullsLast) return way
  return sql`${way} nulls ${sql.raw(backwards ? 'first' : 'last')}`
}

/**
 * Keyset pagination, for a list that grows: a page is read by its number within `limits.pageDepth` rows, further down from the cursor of
 * a page near it, so that no page costs more than one at that depth.
 * @param keys what the list is sorted by
 */
export function keysetPage(query: Query, keys: readonly SortKey[]) {
  const { page, size, at } = query
  const read = (anchor: Anchor | null, ahead: number) => {
    const backwards = ahead < 0
    const offset = (backwards ? -ahead - 1 : ahead) * size
    if (offset >= limits.pageDepth) throw new DomainError('page.tooDeep')
    return {
      where: anchor ? whereOf(keys, anchor, backwards) : undefined,
      /** The order in which rows are read: backwards for a page before that of the cursor. */
      orderBy: keys.map((key) => orderOf(key, backwards)),
      limit: size,
      offset,
      /** Brings rows that were read into the order of the list. */
      inOrder: <R>(rows: readonly R[]): R[] => (backwards ? rows.toReversed() : rows.slice()),
    }
  }
  if (at === undefined || isWithinDepth(query)) return read(null, page - 1)
  const anchor = anchorOf(at, keys)
  return read(anchor, page - anchor.page)
}

/** The cursor of a page. @param first the values of the sort keys in its first row; undefined: the page is empty */
export const cursorOf = ({ page }: Pick<Query, 'page'>, first: readonly KeyValue[] | undefined): string | null =>
  first ? Buffer.from(JSON.stringify([page, ...first])).toString('base64url') : null

/** Counts rows as far as `limits.countedRows`: `more` says that there are others. @param rows a query of the rows */
export async function countUpTo(db: Db, rows: SQLWrapper): Promise<{ total: number; more: boolean }> {
  const [counted] = await db
    .select({ total: count() })
    .from(sql`(select from (${rows}) as listed limit ${limits.countedRows + 1}) as counted`)
  const found = counted?.total ?? 0
  return { total: Math.min(found, limits.countedRows), more: found > limits.countedRows }
}

/** The least total of a list that was not counted to its end: a full page has another one behind it. */
export const leastTotal = ({ page, size }: Query, total: number, shown: number): number =>
  Math.max(total, (page - 1) * size + shown + (shown === size ? 1 : 0))
