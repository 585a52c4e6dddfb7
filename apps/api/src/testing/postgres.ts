import type { Logger } from 'drizzle-orm/logger'
import { Client } from 'pg'
import { openServer, type Connection, type ServerSettings } from '../db/client.ts'
import { countingLogger } from './count-queries.ts'
import { startPostgres } from './postgres-process.ts'
import { connectToShared, postgresVariable, templateDatabase } from './shared-postgres.ts'

let databases = 0

/** Connects to the server of DATABASE_URL, the shared one of the test run, or one that is started for the caller. */
async function connectToServer(settings?: readonly string[]) {
  const { DATABASE_URL: given, [postgresVariable]: shared } = process.env
  if (!given && shared) {
    const admin = await connectToShared(shared)
    return { url: shared, admin, template: templateDatabase, isGiven: false, stop: async () => undefined }
  }
  const { url, stop } = given ? { url: given, stop: async () => undefined } : await startPostgres(undefined, settings)
  const admin = new Client({ connectionString: url })
  await admin.connect()
  return { url, admin, template: 'template1', isGiven: given !== undefined, stop }
}

/**
 * Creates a new database on a PostgreSQL server; the logger gets every query.
 * @param settings of a server that is started for the caller
 * @param connected how the server of the product connects
 */
export async function openPostgres(
  logger: Logger = countingLogger,
  settings?: readonly string[],
  connected?: ServerSettings,
) {
  const server = await connectToServer(settings)
  const { admin } = server
  databases += 1
  const name = `house_test_${process.pid}_${databases}`
  await admin.query(`create database ${name} template ${server.template}`)
  const url = new URL(server.url)
  url.pathname = `/${name}`
  return {
    url: url.href,
    connection: openServer(url.href, () => undefined, connected, logger),
    stop: async () => {
      // A shared server of this run is deleted whole; dropping each database of it costs a checkpoint.
      if (server.isGiven) await admin.query(`drop database ${name} with (force)`)
      await admin.end()
      await server.stop()
    },
  }
}

/** Opens a new database for a test that is independent of which database it runs on; closing it ends it. */
export async function openTestDatabase(logger?: Logger): Promise<Connection> {
  const { connection, stop } = await openPostgres(logger)
  const close = async () => {
    await connection.close()
    await stop()
  }
  return { ...connection, close }
}
