import { openPostgres } from './postgres.ts'

/**
 * A process with a new, empty database on a PostgreSQL server, for tests of other workspaces. It sends the database's
 * address to its parent over IPC, and ends with it.
 */
const { url, connection, stop } = await openPostgres()
process.send?.(url)
process.once('disconnect', () => {
  void connection
    .close()
    .finally(stop)
    .finally(() => process.exit())
})
