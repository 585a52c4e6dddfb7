import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort, startPostgres, urlOn } from './postgres-process.ts'

/** The environment variable with the address of the PostgreSQL server that the test files of a run share. */
export const postgresVariable = 'THE_HOUSE_TEST_POSTGRES'

/** The migrated empty database that test databases are copied from. */
export const templateDatabase = 'house_template'

const readyLimitMs = 60_000

async function makeTemplateDatabase(url: string) {
  const { openServer } = await import('../db/client.ts')
  const { createTables } = await import('./make-template.ts')
  const admin = new Client({ connectionString: url })
  await admin.connect()
  await admin.query('create database house_unfinished')
  const unfinished = new URL(url)
  unfinished.pathname = '/house_unfinished'
  const connection = openServer(unfinished.href, () => undefined)
  await createTables(connection)
  await connection.close()
  await admin.query(`alter database house_unfinished rename to ${templateDatabase}`)
  await admin.end()
}

/**
 * Starts PostgreSQL for all test files of this run, in the background: meanwhile the first files load their modules.
 * @returns stops it
 */
export async function sharePostgres(): Promise<() => Promise<void>> {
  const port = await freePort()
  const started = startPostgres(port).then(async (server) => {
    await makeTemplateDatabase(server.url)
    return server
  })
  // Every file that opens a database fails where it cannot start; this is the reason.
  started.catch((error: unknown) => console.error('PostgreSQL did not start:', error))
  process.env[postgresVariable] = urlOn(port)
  return () =>
    started.then(
      ({ stop }) => stop(),
      () => undefined,
    )
}

async function connect(url: string): Promise<Client | undefined> {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [templateDatabase])
    if (rowCount) return client
  } catch {
    // It is starting.
  }
  await client.end().catch(() => undefined)
  return undefined
}

/** Connects to the shared server once its template database is complete. */
export async function connectToShared(url: string): Promise<Client> {
  const limit = Date.now() + readyLimitMs
  while (Date.now() < limit) {
    const client = await connect(url)
    if (client) return client
    await setTimeout(50)
  }
  throw new Error('PostgreSQL was not ready in time; the output of the run tells why.')
}
