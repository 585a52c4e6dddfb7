import { join } from 'node:path'
import { readConfig } from '../config.ts'
import { openEmbedded } from '../db/client.ts'
import { lockDirectory } from '../db/lock.ts'
import { links } from '../db/schema/index.ts'

/** A script for journeys: expires every mailed link. */
const { DATA_DIR } = readConfig(process.env)
const unlock = lockDirectory(DATA_DIR)
const { db, close } = await openEmbedded(join(DATA_DIR, 'database'))
await db.update(links).set({ expires_at: new Date(0) })
await close()
unlock()
