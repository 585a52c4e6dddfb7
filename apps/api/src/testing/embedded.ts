import { readFile } from 'node:fs/promises'
import { connectEmbedded, startEmbedded, type Connection } from '../db/client.ts'
import { countingLogger } from './count-queries.ts'

/** The environment variable with the path of a migrated empty database; see template.ts. */
export const variable = 'THE_HOUSE_TEST_DATABASE'

/** Opens a new embedded database in memory: a copy of the template of this test run, where there is one. */
export async function openInMemory(): Promise<Connection> {
  const template = process.env[variable]
  const loadDataDir = template && new Blob([await readFile(template)])
  return connectEmbedded(await startEmbedded(loadDataDir ? { loadDataDir } : {}), countingLogger)
}
