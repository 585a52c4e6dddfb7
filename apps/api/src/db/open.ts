import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { openEmbedded, openServer, type Connection, type ServerSettings } from './client.ts'
import { listenToServer } from './listen.ts'
import { lockDirectory } from './lock.ts'
import { migrateServer } from './migrate.ts'

type Place = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>
type Database = Place & Pick<Config, 'DATABASE_DIRECT_URL' | 'DATABASE_POOL' | 'DATABASE_TIMEOUT_MS'>

/** What a write is for: a session takes a few bytes, and may use the last of the disk, so that reading goes on. */
export type WritePurpose = 'content' | 'session'

const mebibyte = 1024 * 1024

/**
 * The free space that each purpose leaves. The embedded database must never meet a full disk: it would loop forever.
 * What sessions leave is room for two more segments of its write-ahead log.
 */
const freeBytes: Record<WritePurpose, number> = { content: 64 * mebibyte, session: 40 * mebibyte }

/** What a pooler in transaction mode cannot carry: listening, the job queue, and the lock of the migrations. */
const directly = (connectionString: string, { queue }: Connection): Partial<Connection> => ({
  queue: { ...queue, connectionString },
  listen: listenToServer(connectionString),
  migrate: () => migrateServer(connectionString),
})

/** Opens the database of the settings; the embedded one is locked by this process until it is closed. */
export async function openDatabase(
  { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_POOL, DATABASE_TIMEOUT_MS, DATA_DIR }: Database,
  onLost: (error: Error) => void,
  timeouts: ServerSettings = { query_timeout: DATABASE_TIMEOUT_MS },
): Promise<Connection> {
  if (DATABASE_URL) {
    const server = openServer(DATABASE_URL, onLost, {
      max: DATABASE_POOL,
      isPooled: DATABASE_DIRECT_URL !== undefined,
      ...timeouts,
    })
    return { ...server, ...(DATABASE_DIRECT_URL && directly(DATABASE_DIRECT_URL, server)) }
  }
  const unlock = lockDirectory(DATA_DIR)
  const connection = await openEmbedded(join(DATA_DIR, 'database'))
  return { ...connection, close: () => connection.close().finally(unlock) }
}

/** How many bytes the disk of a directory still takes. */
export async function freeBytesAt(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize
}

/** Whether the disk has enough free space to write safely; always true for PostgreSQL, which manages its own disk. */
export async function hasFreeSpace(
  { DATABASE_URL, DATA_DIR }: Place,
  purpose: WritePurpose = 'content',
): Promise<boolean> {
  if (DATABASE_URL) return true
  return (await freeBytesAt(DATA_DIR)) > freeBytes[purpose]
}
