import type { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'

/** What happens on a listening connection. */
export interface Listening {
  heard: (payload: string) => void
  /** The connection is lost, and nothing more is heard on it. */
  lost: () => void
}

/** Listens on a channel of the database (LISTEN). @returns stops it */
export type Listen = (channel: string, listening: Listening) => Promise<() => Promise<void>>

/** Listens in the embedded database, which has one connection for all and cannot lose it. */
export const listenEmbedded =
  (client: PGlite): Listen =>
  async (channel, { heard }) => {
    const stop = await client.listen(channel, heard)
    return async () => {
      if (!client.closed) await stop()
    }
  }

/**
 * Listens on a PostgreSQL server by a connection of its own: those of a pool change hands. The address must lead to the
 * server itself: behind PgBouncer in transaction mode LISTEN succeeds and nothing is ever heard.
 */
export const listenToServer =
  (connectionString: string): Listen =>
  async (channel, { heard, lost }) => {
    const client = new Client({ connectionString, connectionTimeoutMillis: 3000, keepAlive: true })
    client.on('notification', ({ payload = '' }) => heard(payload))
    // An error is always followed by the end; without a listener it would end the process.
    client.on('error', () => undefined)
    client.on('end', lost)
    // Not waited for: a connection that is dead without having been closed never ends.
    const close = () => void client.end().catch(() => undefined)
    try {
      await client.connect()
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
    } catch (error) {
      client.off('end', lost)
      close()
      throw error
    }
    return async () => {
      client.off('end', lost)
      close()
    }
  }
