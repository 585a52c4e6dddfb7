import type { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'

/** A value as PostgreSQL writes it, which is exact for every type. */
export type Cell = string | null

/** One session of a database, in which settings and a transaction last: queries select texts alone. */
export interface Session {
  query: (text: string, values?: readonly Cell[]) => Promise<Cell[][]>
  close: () => Promise<void>
}

/** The session of an embedded database that nobody else uses; closing it closes the database. */
export const embeddedSession = (client: PGlite): Session => ({
  query: async (text, values = []) => {
    const { rows } = await client.query<Cell[]>(text, [...values], { rowMode: 'array' })
    return rows
  },
  close: () => client.close(),
})

/** A connection of its own to a PostgreSQL server, without the time-outs of requests. */
export async function serverSession(connectionString: string): Promise<Session> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5000, keepAlive: true })
  // A broken connection fails the query that uses it.
  client.on('error', () => undefined)
  await client.connect()
  return {
    query: async (text, values = []) => {
      const { rows } = await client.query<Cell[]>({ text, values: [...values], rowMode: 'array' })
      return rows
    },
    close: () => client.end(),
  }
}

/** Settings by which equal values are written equally on every database, for the transaction under way. */
const settings = ["timezone = 'UTC'", "datestyle = 'ISO'", "intervalstyle = 'postgres'", 'extra_float_digits = 1']

/** Runs work in one transaction, in which all queries see the same moment unless it writes. */
export async function inTransaction<T>(
  session: Session,
  mode: 'isolation level repeatable read, read only' | 'read write',
  work: () => Promise<T>,
): Promise<T> {
  await session.query(`begin transaction ${mode}`)
  try {
    for (const setting of [...settings, 'search_path = public']) await session.query(`set local ${setting}`)
    const result = await work()
    await session.query('commit')
    return result
  } catch (error) {
    // A lost connection has rolled back already; the first error is the one to tell.
    await session.query('rollback').catch(() => undefined)
    throw error
  }
}
