import { AsyncLocalStorage } from 'node:async_hooks'
import type { Logger } from 'drizzle-orm/logger'

const counts = new AsyncLocalStorage<{ queries: number }>()

/** Counts the queries for `countQueries`; every test database has it, unless a test passes a logger of its own. */
export const countingLogger: Logger = {
  logQuery() {
    const count = counts.getStore()
    if (count) count.queries += 1
  },
}

/**
 * Counts the queries of an action and of the requests that it makes. Those of background jobs, which earlier actions may
 * have queued, run in async contexts of their own and are not counted.
 */
export async function countQueries(act: () => Promise<unknown>): Promise<number> {
  const count = { queries: 0 }
  // Awaited in the context: an injected request or a query that is not awaited yet begins only then.
  await counts.run(count, async () => {
    await act()
  })
  return count.queries
}
