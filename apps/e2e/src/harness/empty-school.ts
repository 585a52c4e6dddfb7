import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, spawnServer, type ServerProcess } from './server.ts'

/** A school on a new PostgreSQL database, without an administrator. */
export interface EmptySchool extends Omit<ServerProcess, 'url'> {
  origin: string
  /** The link that founds the school, as the first start of its server has printed it. */
  link: string
}

/** Matches the printed link. */
export const foundingLink = /http\S+\/found\/\S+/

/** Creates a PostgreSQL database, by a process that ends with this one. */
async function openDatabase() {
  const child = fork('apps/api/src/testing/postgres-host.ts', {
    cwd: root,
    execArgv: ['--import', './apps/api/src/db/drizzle-resolution.ts'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const failed = ended.then(([code]) => Promise.reject(new Error(`PostgreSQL's process ended with ${String(code)}.`)))
  failed.catch(() => undefined)
  const [url] = await Promise.race([once(child, 'message'), failed])
  return {
    url: String(url),
    end: async () => {
      child.disconnect()
      await ended
    },
  }
}

/** Starts the server of a school without an administrator on a new PostgreSQL database; it prints the founding link. */
export async function startEmptySchool(): Promise<EmptySchool> {
  const database = await openDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'the-house-empty-'))
  const { url, stop, ...server } = await spawnServer(folder, 0, root, { DATABASE_URL: database.url })
  return {
    ...server,
    origin: url,
    link: await server.printed(foundingLink),
    stop: async () => {
      await stop()
      await database.end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
