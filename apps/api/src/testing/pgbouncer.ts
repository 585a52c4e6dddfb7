import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './postgres-process.ts'

const places = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer']
const isRoot = process.getuid?.() === 0
/** Like PostgreSQL it refuses to run as root. */
const nobody = { uid: 65_534, gid: 65_534 }

const present = () => places.find((path) => existsSync(path))

/** The program, installed from Debian where that is possible; undefined: this machine has none. */
export function findPgbouncer(): string | undefined {
  if (present() || !isRoot || !existsSync('/etc/debian_version')) return present()
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const steps = [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', 'pgbouncer'],
  ]
  for (const args of steps) spawnSync('apt-get', args, { env, stdio: 'ignore' })
  return present()
}

/** Starts PgBouncer in transaction mode, otherwise with its own defaults, before a PostgreSQL server. */
export async function startPgbouncer(program: string, target: URL) {
  const directory = mkdtempSync(join(tmpdir(), 'house-pgbouncer-'))
  const port = await freePort()
  const file = join(directory, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
* = host=${target.hostname} port=${target.port} user=${target.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
`,
  )
  if (isRoot) for (const path of [directory, file]) chownSync(path, nobody.uid, nobody.gid)
  const child = spawn(program, [file], { ...(isRoot && nobody), stdio: ['ignore', 'ignore', 'pipe'] })
  const exited = new Promise<void>((done) => child.once('close', () => done()))
  let output = ''
  await new Promise<void>((ready, failed) => {
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('process up')) ready()
    })
    void exited.then(() => failed(new Error(`PgBouncer did not start: ${output}`)))
  })
  const url = new URL(target)
  url.port = String(port)
  return {
    url: url.href,
    stop: async () => {
      child.kill('SIGINT')
      await exited
      rmSync(directory, { recursive: true })
    },
  }
}
