import type { PoolClient } from 'pg'

interface Named {
  name?: unknown
}

const isNamed = (query: unknown): query is Named => typeof query === 'object' && query !== null && 'name' in query

/**
 * Sends the prepared statements of a connection without their names: behind a pooler in transaction mode, such as
 * PgBouncer, the next transaction may run on another connection of the server, which does not know them.
 */
export function sendUnnamed(client: PoolClient): void {
  const query: (...input: unknown[]) => unknown = client.query.bind(client)
  const unnamed = (first: unknown, ...rest: unknown[]) =>
    query(isNamed(first) ? { ...first, name: undefined } : first, ...rest)
  Object.assign(client, { query: unnamed })
}
