import { sql, type SQL } from 'drizzle-orm'
import type { AppContext } from '../app-context.ts'
import type { Db } from '../db/client.ts'
import { changes, uploads } from '../db/schema/index.ts'
import { deleteFile } from '../files/store-file.ts'
import { entities, type Entity } from './entities.ts'

/** The folder of files uploaded here; only these are deleted, since other keys may belong to a seed. */
export const uploadFolder = 'managed/'

const columnsOf = ({ row }: Entity) => Object.values(row.files ?? {})

/** The columns of what is managed that hold keys of files. */
export const fileColumns = entities.flatMap(columnsOf)

/** The conditions that a row names the file `k.key`; soft-deleted ones count, since they can be restored. */
const isInRow: SQL[] = entities.flatMap((entity) =>
  columnsOf(entity).map((column) => sql`exists (select 1 from ${entity.row.table} where ${column} = k.key)`),
)

/** The conditions that an attempt may show the file, since its row has named it before. */
const isInAttempt: SQL[] = entities.flatMap((entity) => {
  const { held, files = {}, table } = entity.row
  if (!held || columnsOf(entity).length === 0) return []
  const former = Object.keys(files).map((place) => sql`${changes.before} ->> ${place}`)
  return [
    sql`exists (
      select 1 from ${changes} join ${table} on ${table.id} = ${changes.entity_id} and ${held}
      where ${changes.entity} = ${entity.name} and k.key in (${sql.join(former, sql`, `)})
    )`,
  ]
})

/** The condition that the file waits for its row, or to be put back. */
const isUpload = sql`exists (select 1 from ${uploads} where ${uploads.key} = k.key)`

/** Returns the uploaded files among some that nothing names: several rows may share one, since copies do. */
async function unnamedAmong(db: Db, keys: readonly string[]): Promise<string[]> {
  const uploaded = keys.filter((key) => key.startsWith(uploadFolder))
  if (uploaded.length === 0) return []
  return db
    .select({ key: sql<string>`k.key` })
    .from(sql`jsonb_array_elements_text(${JSON.stringify(uploaded)}::jsonb) as k(key)`)
    .where(sql`not (${sql.join([...isInRow, ...isInAttempt, isUpload], sql` or `)})`)
    .then((rows) => rows.map(({ key }) => key))
}

/** How many files are deleted at once. */
const atOnce = 10

/** Deletes the files among some that nothing names any more, in the storage. */
export async function deleteUnnamed({ db, storage }: Pick<AppContext, 'db' | 'storage'>, keys: readonly string[]) {
  const unnamed = await unnamedAmong(db, keys)
  while (unnamed.length > 0) await Promise.all(unnamed.splice(0, atOnce).map((key) => deleteFile(storage, key)))
}
