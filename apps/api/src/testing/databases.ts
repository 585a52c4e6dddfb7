import { openServer } from '../db/client.ts'
import { openInMemory } from './embedded.ts'
import { openPostgres } from './postgres.ts'
import { createTestServer } from './test-server.ts'

/** The databases that the product supports; tests of concurrency and interleaving run on both. */
export const databases = ['PostgreSQL', 'the embedded database'] as const

/** Creates a test server on a new database. */
export async function createServerOn(database: (typeof databases)[number]) {
  // Who waits for a lock on a busy machine is answered by what the lock guards, not by the time that it took.
  const postgres =
    database === 'PostgreSQL' ? await openPostgres(undefined, undefined, { query_timeout: 60_000 }) : undefined
  const connection = postgres?.connection ?? (await openInMemory())
  const context = await createTestServer({ connection })
  return {
    ...context,
    /** A connection of another process to the same database; the embedded one allows a single process. */
    second: () => postgres && openServer(postgres.url, () => undefined),
    close: async () => {
      await context.close()
      await postgres?.stop()
    },
  }
}

export type ServerOn = Awaited<ReturnType<typeof createServerOn>>
