import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PgBoss } from 'pg-boss'
import { connectEmbedded } from '../db/client.ts'
import { variable } from './embedded.ts'

/**
 * Makes the tables once for a run of tests: a database of its own, and its migrations, cost each file four times what a
 * copy does.
 */
export default async function prepareTemplate() {
  const client = await PGlite.create()
  const { migrate, queue, close } = connectEmbedded(client)
  await migrate()
  const boss = new PgBoss({ ...queue, schedule: false })
  await boss.start()
  await boss.stop({ graceful: false })
  const dump = await client.dumpDataDir('none')
  await close()
  const folder = await mkdtemp(join(tmpdir(), 'house-template-'))
  const file = join(folder, 'database.tar')
  await writeFile(file, dump.stream())
  process.env[variable] = file
  return () => rm(folder, { recursive: true })
}
