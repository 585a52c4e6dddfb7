import type { Session } from '../../db/session.ts'

export interface Column {
  name: string
  /** As SQL spells it, such as `text[]`. */
  type: string
  /** Whether its order depends on a language. */
  hasCollation: boolean
  /** Its place in the primary key. */
  keyPlace: number | null
}

export interface Table {
  name: string
  /** All but those that the database computes. */
  columns: Column[]
}

/** A name inside a query. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Reads which tables the product has in a database, and their columns. */
export async function readTables(session: Session): Promise<Table[]> {
  const rows = await session.query(`
    select c.relname::text, a.attname::text, format_type(a.atttypid, a.atttypmod),
      (a.attcollation <> 0)::text, array_position(i.indkey::int2[], a.attnum)::text
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = to_regnamespace('public') and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname collate "C", a.attnum`)
  const tables = new Map<string, Table>()
  for (const [table = '', name = '', type, collation, place] of rows) {
    const found = tables.get(String(table)) ?? { name: String(table), columns: [] }
    tables.set(found.name, found)
    found.columns.push({
      name: String(name),
      type: String(type),
      hasCollation: collation === 'true',
      keyPlace: place === null ? null : Number(place),
    })
  }
  return [...tables.values()]
}

/** Reads the last value of each sequence; null: it has given none. */
export async function readSequences(session: Session): Promise<Record<string, string | null>> {
  const rows = await session.query(
    `select sequencename::text, last_value::text from pg_sequences where schemaname = 'public' order by 1`,
  )
  return Object.fromEntries(rows.map(([name, value]) => [String(name), value ?? null]))
}

/**
 * The query that reads a table a line a row: a JSON array of its values as texts. The order is that of the primary key
 * by bytes, so that equal rows make equal lines on every database; without a key, that of the lines.
 */
export function linesOf({ name, columns }: Table): string {
  const line = `json_build_array(${columns.map((column) => `${quoted(column.name)}::text`).join(', ')})::text`
  const key = columns
    .filter(({ keyPlace }) => keyPlace !== null)
    .toSorted((one, other) => Number(one.keyPlace) - Number(other.keyPlace))
    .map((column) => quoted(column.name) + (column.hasCollation ? ' collate "C"' : ''))
  return `select ${line} from ${quoted(name)} order by ${key.length > 0 ? key.join(', ') : `${line} collate "C"`}`
}
