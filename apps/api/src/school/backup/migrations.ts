import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrationsFolder } from '../../db/migrate.ts'
import type { Session } from '../../db/session.ts'
import { Refusal } from '../refusal.ts'
import type { Manifest } from './manifest.ts'
import { texts } from './texts.ts'

/** Where drizzle-orm notes which migrations a database has got. */
const noted = 'drizzle.__drizzle_migrations'

/** Reads the last migration of a database; undefined: it has got none. */
export async function lastMigration(session: Session): Promise<Manifest['migration'] | undefined> {
  const [table] = await session.query(`select to_regclass('${noted}')::text`)
  if (!table?.[0]) return undefined
  const [row] = await session.query(`select created_at::text, hash from ${noted} order by created_at desc limit 1`)
  return row && { at: Number(row[0]), hash: String(row[1]) }
}

/**
 * Returns the migrations until that of a backup and those that came after it.
 * @throws Refusal where this version does not know its migration
 */
export function splitMigrations({ migration, product }: Pick<Manifest, 'migration' | 'product'>) {
  const known = readMigrationFiles({ migrationsFolder })
  const index = known.findIndex(({ folderMillis }) => folderMillis === migration.at)
  const last = known.at(-1)
  if (index === -1)
    throw new Refusal(migration.at > (last?.folderMillis ?? 0) ? texts.newer(product) : texts.unknownMigration(product))
  return { until: known.slice(0, index + 1), after: known.slice(index + 1) }
}

/** Runs migrations in a transaction, and notes them as drizzle-orm does. */
export async function runMigrations(session: Session, migrations: ReturnType<typeof readMigrationFiles>) {
  await session.query('create schema if not exists drizzle')
  await session.query(
    `create table if not exists ${noted} (id serial primary key, hash text not null, created_at bigint)`,
  )
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await session.query(statement)
    await session.query(`insert into ${noted} (hash, created_at) values ($1, $2::bigint)`, [hash, String(folderMillis)])
  }
}
