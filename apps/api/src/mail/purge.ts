import { lt } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { mails } from '../db/schema/index.ts'

const retentionMs = 30 * 24 * 3_600_000

/** Deletes the records of mails whose jobs have expired. */
export const purgeMails = (db: Db, now: Date) =>
  db.delete(mails).where(lt(mails.claimed_at, new Date(now.getTime() - retentionMs)))
