import { connect } from 'node:net'
import type { PoolClient } from 'pg'

/** The code of a CancelRequest: 1234 and 5678, in place of a version of the protocol. */
const cancelRequest = 80_877_102

/**
 * Asks PostgreSQL to cancel the query of a connection, over a connection of its own as the protocol has it, so that it
 * reaches a server behind PgBouncer too. A server that cannot be reached ends the query by its time-out.
 */
export function cancelQuery(client: PoolClient): void {
  // The driver keeps them where its types do not say so.
  const { processID, secretKey, host, port }: Record<string, unknown> = Object(client)
  if (typeof processID !== 'number' || typeof secretKey !== 'number' || typeof host !== 'string') return
  const message = Buffer.alloc(16)
  message.writeInt32BE(16, 0)
  message.writeInt32BE(cancelRequest, 4)
  message.writeInt32BE(processID, 8)
  message.writeInt32BE(secretKey, 12)
  const socket = host.startsWith('/')
    ? connect(`${host}/.s.PGSQL.${String(port)}`)
    : connect({ host, port: Number(port), timeout: 3000 })
  socket.on('error', () => undefined).on('timeout', () => socket.destroy())
  socket.end(message)
}
