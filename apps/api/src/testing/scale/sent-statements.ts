import { openServer } from '../../db/client.ts'
import type { Request } from './drive.ts'
import { serveSchool } from './driven-server.ts'

/** A statement with its parameters, as the driver gets it. */
export interface SentStatement {
  text: string
  values: unknown[]
}

/** Records which statements some reads send, by their names, once nothing is to be read into memory any more. */
export async function sentStatements(database: string, reads: readonly Request[], now: Date) {
  let sent: SentStatement[] = []
  const logQuery = (text: string, values: unknown[]) => void sent.push({ text, values })
  const connection = openServer(database, () => undefined, {}, { logQuery })
  const server = await serveSchool(connection, now)
  const all: Record<string, SentStatement[]> = {}
  for (const read of reads) {
    await server.send(read)
    sent = []
    await server.send(read)
    all[read.name] = sent
    sent = []
  }
  await server.close()
  await connection.close()
  return all
}
