import { fileURLToPath } from 'node:url'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import type { Pool } from 'pg'
import type * as schema from './schema/index.ts'

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url))
/** Any number that no other program takes on this database. */
const advisoryLock = 7_468_736

export const migrateEmbedded = (db: PgliteDatabase<typeof schema>) => migratePglite(db, { migrationsFolder })

/** Under a lock of the database, so that two servers starting at once do not collide. */
export async function migrateServer(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLock])
    const db: NodePgDatabase = drizzle(client)
    await migrateNode(db, { migrationsFolder })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [advisoryLock]).catch(() => undefined)
    client.release()
  }
}
