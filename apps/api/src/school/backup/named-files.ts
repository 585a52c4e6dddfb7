import { getTableName } from 'drizzle-orm'
import { fileColumns } from '../../crud/file-keys.ts'
import { files, uploads, users } from '../../db/schema/index.ts'
import { keysOfFile } from '../../files/pictures/picture-key.ts'
import type { Session } from '../../db/session.ts'
import { quoted, type Table } from './catalog.ts'

/** The columns that hold keys of files, beside those of what is managed; the media library has the pictures of texts, too. */
const columns = [...fileColumns, files.key, uploads.key, users.avatar].map((column) => ({
  table: getTableName(column.table),
  column: column.name,
}))

/** Reads the keys of files that rows name, of pictures in all of their sizes, in tables that may be older than this version. */
export async function namedKeys(session: Session, tables: readonly Table[]): Promise<Set<string>> {
  const known = new Set(tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`)))
  const keys = new Set<string>()
  for (const { table, column } of columns) {
    if (!known.has(`${table}.${column}`)) continue
    const rows = await session.query(
      `select distinct ${quoted(column)} from ${quoted(table)} where ${quoted(column)} not like 'https://%'`,
    )
    for (const key of rows.flatMap(([named]) => keysOfFile(String(named)))) keys.add(key)
  }
  return keys
}
