import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import type { Logger } from 'drizzle-orm/logger'
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { fromPglite, type ConstructorOptions } from 'pg-boss'
import { startDurable } from './durable-files.ts'
import { listenEmbedded, listenToServer, type Listen } from './listen.ts'
import { migrateEmbedded, migrateServer } from './migrate.ts'
import { nameStatements } from './named-statements.ts'
import { databaseFiles, type DatabaseFiles } from './online-backup.ts'
import { QueueingPool, type PoolState } from './queueing-pool.ts'
import { sendUnnamed } from './unnamed-statements.ts'
import * as schema from './schema/index.ts'

/** The database or a transaction of it, embedded or a PostgreSQL server; callers are independent of which. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

export interface Connection {
  db: Db
  /** How the job queue connects to this database. */
  queue: ConstructorOptions
  listen: Listen
  /** Whether the database is a server of its own, to which other processes connect too. */
  isRemote: boolean
  /** Runs the pending migrations. */
  migrate: () => Promise<void>
  /** Of the embedded database: its files. */
  files?: DatabaseFiles
  close: () => Promise<void>
  /** The connections to a PostgreSQL server, and the callers that wait for one. */
  connections?: () => PoolState
}

/**
 * PostgreSQL writes all of its shared memory when it starts and never gives it back: its default of 128 MB would cost a
 * tenth of a second and 90 MB more.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB']

/** Starts the embedded database: in its data directory, from a dump, or empty in memory. */
export const startEmbedded = (options: PGliteOptions = {}): Promise<PGlite> =>
  PGlite.create({ ...options, startParams })

/** Starts the embedded database in a directory: what it has acknowledged survives a power failure. */
export const startInDirectory = (directory: string): Promise<PGlite> =>
  startDurable(directory, startParams, (options) => PGlite.create(options))

/** Connects to an open embedded database. */
export function connectEmbedded(client: PGlite, logger?: Logger): Connection {
  const db = drizzlePglite(nameStatements(client), { schema, ...(logger && { logger }) })
  const queue: ConstructorOptions = { db: fromPglite(client), backend: 'pglite' }
  return {
    db,
    queue,
    listen: listenEmbedded(client),
    isRemote: false,
    migrate: () => migrateEmbedded(db),
    files: databaseFiles(client),
    close: () => client.close(),
  }
}

/** Opens the embedded database in a directory, or in memory without one; the logger gets every query. */
export const openEmbedded = async (directory?: string, logger?: Logger): Promise<Connection> =>
  connectEmbedded(await (directory ? startInDirectory(directory) : startEmbedded()), logger)

/** How a server process uses its PostgreSQL. */
export interface ServerSettings {
  /** The size of the connection pool. */
  max?: number
  /** The client's time-out of a query in milliseconds, so that a user sees an error soon when the database hangs. */
  query_timeout?: number
  /** The database's own; default: a little earlier, so that the query ends there too and not only for who waits. */
  statement_timeout?: number
  /**
   * Whether a pooler in transaction mode is in between, where nothing may outlive a transaction: neither names of
   * prepared statements nor settings of a session, whose time-outs are then those of the database role.
   */
  isPooled?: boolean
}

const usual = { max: 10, query_timeout: 4000 }
/** The part of the client's time-out after which the database ends a query. */
const statementShare = 7 / 8

/**
 * Connects to a PostgreSQL server through a connection pool; a lost connection fails its request, later requests get a
 * new one. The logger gets every query.
 */
export function openServer(
  connectionString: string,
  onLost: (error: Error) => void,
  { isPooled = false, ...given }: ServerSettings = {},
  logger?: Logger,
): Connection {
  const { statement_timeout, ...settings } = {
    statement_timeout: Math.floor((given.query_timeout ?? usual.query_timeout) * statementShare),
    ...usual,
    ...given,
  }
  const pool = new QueueingPool({
    connectionString,
    connectionTimeoutMillis: 3000,
    ...settings,
    keepAlive: true,
    // A new connection plans what triggers run, which takes longer than to run it.
    idleTimeoutMillis: 300_000,
    // Compiling a plan costs more than any query of the product that it would make faster.
    ...(!isPooled && { statement_timeout, idle_in_transaction_session_timeout: 15_000, options: '-c jit=off' }),
  })
  if (isPooled) pool.on('connect', sendUnnamed)
  pool.on('error', onLost)
  return {
    db: drizzleNode(pool, { schema, ...(logger && { logger }) }),
    // A pool of its own: the polling of jobs must not use up the connections of requests.
    queue: { connectionString, max: 2, connectionTimeoutMillis: 3000 },
    listen: listenToServer(connectionString),
    isRemote: true,
    migrate: () => migrateServer(connectionString),
    close: () => pool.end(),
    connections: () => pool.state(),
  }
}
