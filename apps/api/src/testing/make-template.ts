import { PGlite } from '@electric-sql/pglite'
import { PgBoss } from 'pg-boss'
import { connectEmbedded } from '../db/client.ts'

/** Dumps an empty database with every table of the product and of its job queue, in the format that PGlite loads. */
export async function makeTemplate(): Promise<Blob> {
  const client = await PGlite.create()
  const { migrate, queue, close } = connectEmbedded(client)
  await migrate()
  const boss = new PgBoss({ ...queue, schedule: false })
  await boss.start()
  await boss.stop({ graceful: false })
  const dump = await client.dumpDataDir('none')
  await close()
  return dump
}
