import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { inTransaction, type Session } from '../../db/session.ts'
import { waitingJobs } from '../../jobs/waiting-jobs.ts'
import { Refusal } from '../refusal.ts'
import { linesOf, readSequences, readTables, type Table } from './catalog.ts'
import { writeLines } from './lines.ts'
import { jobsName, tablePath, type Manifest } from './manifest.ts'
import { lastMigration } from './migrations.ts'
import { namedKeys } from './named-files.ts'
import { texts } from './texts.ts'

/** What a manifest says of the database. */
export type DatabasePart = Pick<Manifest, 'migration' | 'tables' | 'sequences' | 'jobs'>

/** No job: of a database whose queue was never started. */
const noJobs = `select null where false`

async function queuesOf(session: Session, jobs: string): Promise<string[]> {
  const rows = await session.query(`select distinct line::json ->> 1 from (${jobs}) as job (line) order by 1`)
  return rows.map(([name]) => String(name))
}

async function writeTable(session: Session, table: Table, directory: string): Promise<Manifest['tables'][number]> {
  const { name, columns } = table
  const lines = await writeLines(session, linesOf(table), join(directory, tablePath(name)))
  return { name, columns: columns.map((column) => column.name), ...lines }
}

/** Writes all tables of a database as they are at one moment. @returns with them the keys of files that their rows name */
export async function writeTables(
  session: Session,
  directory: string,
): Promise<{ database: DatabasePart; named: Set<string> }> {
  await mkdir(join(directory, 'tables'), { mode: 0o700 })
  return inTransaction(session, 'isolation level repeatable read, read only', async () => {
    const migration = await lastMigration(session)
    if (!migration) throw new Refusal(texts.noTables)
    const tables = await readTables(session)
    const written: Manifest['tables'] = []
    for (const table of tables) written.push(await writeTable(session, table, directory))
    const jobs = (await waitingJobs(session)) ?? noJobs
    const database = {
      migration,
      tables: written,
      sequences: await readSequences(session),
      jobs: { ...(await writeLines(session, jobs, join(directory, jobsName))), queues: await queuesOf(session, jobs) },
    }
    return { database, named: await namedKeys(session, tables) }
  })
}
