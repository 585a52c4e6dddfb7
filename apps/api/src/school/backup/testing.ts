import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { fromPglite } from 'pg-boss'
import { startInDirectory } from '../../db/client.ts'
import { migrationsFolder } from '../../db/migrate.ts'
import { embeddedSession, serverSession } from '../../db/session.ts'
import { openQueue } from '../../jobs/waiting-jobs.ts'
import { openPostgres } from '../../testing/postgres.ts'
import { pictureBytes } from '../../testing/upload.ts'
import { runSchool } from '../run.ts'
import { manifestName, type Manifest } from './manifest.ts'
import { runMigrations } from './migrations.ts'

const script = fileURLToPath(new URL('../cli.ts', import.meta.url))

/** Opens a PostgreSQL database without any table. */
export async function openEmptyPostgres() {
  const { url, connection, stop } = await openPostgres()
  const session = await serverSession(url)
  for (const schema of ['public', 'drizzle', 'pgboss']) await session.query(`drop schema if exists ${schema} cascade`)
  await session.query('create schema public')
  return {
    url,
    session,
    close: async () => {
      await session.close()
      await connection.close()
      await stop()
    },
  }
}

/** Jobs as a backup has them. */
export const waitingLines = [
  '["00000000-0000-4000-8000-000000000001", "mail", "{\\"kind\\": \\"welcome\\", \\"user_id\\": 1, \\"language\\": \\"pt\\"}", "0", "2026-03-02T12:00:00.123456Z"]',
  '["00000000-0000-4000-8000-000000000002", "expiry", "{\\"test_id\\": 7}", "-1", "2099-03-02T12:00:00.000000Z"]',
]

const allMigrations = () => readMigrationFiles({ migrationsFolder })

/** A directory for data and backups, and the school's command in it. */
export function openPlace() {
  const directory = mkdtempSync(join(tmpdir(), 'house-backup-'))
  const environmentOf = (data: string, more: Record<string, string> = {}) => ({
    DATABASE_URL: '',
    STORAGE_URL: '',
    DATA_DIR: join(directory, data),
    ...more,
  })
  return {
    directory,
    path: (...names: string[]) => join(directory, ...names),
    environmentOf,
    /** Runs a command in this process, on a data directory. */
    run: (data: string, args: string[], more?: Record<string, string>) =>
      runSchool(args, { environment: environmentOf(data, more), clock: () => new Date(), directory }),
    /** Runs a command as a process, which can be killed. */
    start: (data: string, args: string[], more?: Record<string, string>) => {
      const env = { ...process.env, ...environmentOf(data, more), INIT_CWD: directory }
      const child = spawn(process.execPath, ['--liftoff-only', script, ...args], {
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let output = ''
      const listen = (chunk: Buffer) => {
        output += chunk.toString()
      }
      child.stdout.on('data', listen)
      child.stderr.on('data', listen)
      const exited = new Promise<number | null>((done) => child.on('close', done))
      return { exited, output: () => output, kill: () => child.kill('SIGKILL') }
    },
    manifest: (backup: string): Manifest => JSON.parse(readFileSync(join(directory, backup, manifestName), 'utf8')),
    close: () => rmSync(directory, { recursive: true }),
  }
}

export type Place = ReturnType<typeof openPlace>

/** What two backups of the same school have in common. */
export const contentOf = ({ migration, tables, sequences, jobs, files }: Manifest) => ({
  migration,
  tables: tables.map(({ name, rows, sha256 }) => ({ name, rows, sha256 })),
  sequences,
  jobs,
  files,
})

/** Makes a small school in a data directory, with a picture of a student, and waiting jobs. */
export async function seedPlace({ path }: Place, data: string, migrations = allMigrations()): Promise<void> {
  mkdirSync(path(data, 'files/avatars'), { recursive: true })
  writeFileSync(path(data, 'files/avatars/me.png'), pictureBytes('png'))
  const client = await startInDirectory(path(data, 'database'))
  const session = embeddedSession(client)
  await runMigrations(session, migrations)
  await session.query(`insert into unities (name, time_zone) values ('Centro', 'America/Sao_Paulo')`)
  await session.query(
    `insert into users (name, email, unity_id, avatar) values ('Áé\u2028ß', 'a@example.com', 1, 'avatars/me.png')`,
  )
  await session.query(
    `insert into users (name, email, unity_id) values ('B', 'b@example.com', 1), ('_', '_@example.com', 1)`,
  )
  const queue = await openQueue({ db: fromPglite(client), backend: 'pglite' }, ['mail', 'expiry'])
  await queue.insert(session, waitingLines)
  await queue.close()
  await session.query(`update pgboss.job set state = 'active' where name = 'mail'`)
  await session.close()
}
