import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { Client } from 'pg'
import type * as schema from './schema/index.ts'

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url))
/** Any number that no other program takes on this database. */
const advisoryLock = 7_468_736

export const migrateEmbedded = (db: PgliteDatabase<typeof schema>) => migratePglite(db, { migrationsFolder })

/** Under a lock of the database, so that two servers starting at once do not collide. */
export async function migrateServer(connectionString: string): Promise<void> {
  // A connection of its own, without the pool's time-outs: a change of a large table takes its time.
  const client = new Client({ connectionString, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLock])
    await migrateNode(drizzle(client), { migrationsFolder })
  } finally {
    // The lock ends with the connection.
    await client.end()
  }
}
