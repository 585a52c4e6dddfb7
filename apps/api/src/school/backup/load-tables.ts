import { join } from 'node:path'
import type { Session } from '../../db/session.ts'
import { linesOf, quoted, readTables, type Table } from './catalog.ts'
import { countLines, isSame, readFileLines } from './lines.ts'
import { tablePath, type Manifest } from './manifest.ts'

/** Takes the foreign keys away, so that tables can be filled in any order. @returns puts them back, which checks them */
async function withoutForeignKeys(session: Session): Promise<() => Promise<void>> {
  const keys = await session.query(`
    select conrelid::regclass::text, quote_ident(conname), pg_get_constraintdef(oid) from pg_constraint
    where contype = 'f' and connamespace = to_regnamespace('public') and conparentid = 0 order by 1, 2`)
  for (const [table, name] of keys) await session.query(`alter table ${table} drop constraint ${name}`)
  return async () => {
    for (const [table, name, definition] of keys)
      await session.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
}

/** Fills a table with the lines of a file. */
async function loadTable(session: Session, table: Table, columns: readonly string[], path: string): Promise<void> {
  const types = new Map(table.columns.map(({ name, type }) => [name, type]))
  const values = columns.map((name, index) => `(line ->> ${index})::${types.get(name)}`)
  const insert = `insert into ${quoted(table.name)} (${columns.map(quoted).join(', ')}) overriding system value
    select ${values.join(', ')} from json_array_elements($1::text::json) as line`
  for await (const lines of readFileLines(path)) await session.query(insert, [`[${lines.join(',')}]`])
}

/** Returns the columns of a table in the order of a manifest; those of one version have one order in every database. */
const inOrderOf = (table: Table, names: readonly string[]): Table => ({
  ...table,
  columns: table.columns.toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name)),
})

const names = (tables: readonly { name: string; columns: readonly string[] }[]) =>
  tables.map(({ name, columns }) => `${name}(${columns.toSorted().join()})`).toSorted()

async function setSequences(session: Session, sequences: Manifest['sequences']): Promise<void> {
  for (const [name, value] of Object.entries(sequences))
    await session.query(
      `select setval(format('public.%I', $1::text)::regclass, coalesce($2::bigint, 1), $2::bigint is not null)::text`,
      [name, value],
    )
}

/**
 * Fills the empty tables of a database with those of a backup, in a transaction, then reads them again.
 * @returns what is not as the backup has it
 */
export async function loadTables(session: Session, directory: string, manifest: Manifest): Promise<string[]> {
  const tables = await readTables(session)
  const [here, there] = [
    names(tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }))),
    names(manifest.tables),
  ]
  const unknown = [...here.filter((one) => !there.includes(one)), ...there.filter((one) => !here.includes(one))]
  if (unknown.length > 0) return unknown
  const restoreForeignKeys = await withoutForeignKeys(session)
  // Triggers count and stamp what people change; the backup has what they have written.
  for (const { name } of tables) await session.query(`alter table ${quoted(name)} disable trigger user`)
  await session.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`)
  const wrong: string[] = []
  for (const { name, columns, ...lines } of manifest.tables) {
    const table = tables.find((one) => one.name === name)
    if (!table) continue
    await loadTable(session, table, columns, join(directory, tablePath(name)))
    if (!isSame(lines, await countLines(session, linesOf(inOrderOf(table, columns))))) wrong.push(name)
  }
  for (const { name } of tables) await session.query(`alter table ${quoted(name)} enable trigger user`)
  await restoreForeignKeys()
  await setSequences(session, manifest.sequences)
  return wrong
}
