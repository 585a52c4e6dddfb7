import { PgBoss } from 'pg-boss'
import { connectEmbedded, startEmbedded, type Connection } from '../db/client.ts'

/** Creates every table of the product and of its job queue in an empty database. */
export async function createTables({ migrate, queue }: Connection) {
  await migrate()
  const boss = new PgBoss({ ...queue, schedule: false })
  await boss.start()
  await boss.stop({ graceful: false })
}

/** Dumps an empty database with every table of the product and of its job queue, in the format that PGlite loads. */
export async function makeTemplate(): Promise<Blob> {
  const client = await startEmbedded()
  const connection = connectEmbedded(client)
  await createTables(connection)
  const dump = await client.dumpDataDir('none')
  await connection.close()
  return dump
}
