import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import type { Logger } from 'drizzle-orm/logger'
import { connectEmbedded, type Connection } from '../db/client.ts'

/** Where the run of tests keeps an empty database that has every table; see template.ts. */
export const variable = 'THE_HOUSE_TEST_DATABASE'

/** An embedded database of its own, in memory: a copy of the template of this run, where there is one. */
export async function openInMemory(logger?: Logger): Promise<Connection> {
  const template = process.env[variable]
  const loadDataDir = template && new Blob([await readFile(template)])
  return connectEmbedded(await PGlite.create({ ...(loadDataDir && { loadDataDir }) }), logger)
}
