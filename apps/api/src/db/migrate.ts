import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { Client } from 'pg'
import type * as schema from './schema/index.ts'

export const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url))
/** The key of the advisory lock: any number that no other program uses on this database. */
export const advisoryLock = 7_468_736

export const migrateEmbedded = (db: PgliteDatabase<typeof schema>) => migratePglite(db, { migrationsFolder })

/**
 * Runs the migrations of a PostgreSQL server under an advisory lock, so that two servers that start together do not
 * collide.
 */
export async function migrateServer(connectionString: string): Promise<void> {
  // A connection without the pool's time-outs: changing a large table takes time.
  const client = new Client({ connectionString, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLock])
    await migrateNode(drizzle(client), { migrationsFolder })
  } finally {
    // Closing the connection releases the lock.
    await client.end()
  }
}
