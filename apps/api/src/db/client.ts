import { PGlite } from '@electric-sql/pglite'
import type { Logger } from 'drizzle-orm/logger'
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { fromPglite, type ConstructorOptions } from 'pg-boss'
import { migrateEmbedded, migrateServer } from './migrate.ts'
import { PatientPool } from './patient-pool.ts'
import * as schema from './schema/index.ts'

/** The school's database or a transaction of it, embedded or a server: the code never asks which. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

export interface Connection {
  db: Db
  /** How the queue of jobs reaches this database. */
  queue: ConstructorOptions
  /** Brings the tables up to date. */
  migrate: () => Promise<void>
  close: () => Promise<void>
}

/** An embedded database that is open. */
export function connectEmbedded(client: PGlite, logger?: Logger): Connection {
  const db = drizzlePglite(client, { schema, ...(logger && { logger }) })
  const queue: ConstructorOptions = { db: fromPglite(client), backend: 'pglite' }
  return { db, queue, migrate: () => migrateEmbedded(db), close: () => client.close() }
}

/** The embedded database in a directory, or in memory without one; a logger hears of every query. */
export const openEmbedded = async (directory?: string, logger?: Logger): Promise<Connection> =>
  connectEmbedded(await PGlite.create(directory), logger)

/** A server that fell silent: the person hears of it within five seconds. */
const patienceOfPeople = { query_timeout: 4000, statement_timeout: 10_000 }

/** A PostgreSQL server; a lost connection fails its request, later ones get a new one. A logger hears of every query. */
export function openServer(
  connectionString: string,
  onLost: (error: Error) => void,
  patience = patienceOfPeople,
  logger?: Logger,
): Connection {
  const pool = new PatientPool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 3000,
    ...patience,
    keepAlive: true,
    idle_in_transaction_session_timeout: 15_000,
  })
  pool.on('error', onLost)
  return {
    db: drizzleNode(pool, { schema, ...(logger && { logger }) }),
    // Connections of its own: waiting for jobs must not use up those that answer people.
    queue: { connectionString, max: 2, connectionTimeoutMillis: 3000 },
    migrate: () => migrateServer(connectionString),
    close: () => pool.end(),
  }
}
