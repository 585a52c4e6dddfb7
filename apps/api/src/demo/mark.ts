import { eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { settings } from '../db/schema/index.ts'

const name = 'demonstration'

/** Marks this database as the demonstration school. */
export const markDemo = (db: Db) => db.insert(settings).values({ name, value: 'yes' })

/** Whether this is the demonstration school, whose mails and password are public. */
export const isDemo = async (db: Db): Promise<boolean> => (await db.$count(settings, eq(settings.name, name))) > 0
