import { eq } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { settings } from '../schema/index.ts'

const name = 'demonstration'

/** Notes that this school is the demonstration. */
export const markDemo = (db: Db) => db.insert(settings).values({ name, value: 'yes' })

/** Whether everybody may see what stands in this school: its mails, and its accounts' password. */
export const isDemo = async (db: Db): Promise<boolean> => (await db.$count(settings, eq(settings.name, name))) > 0
