import { lt } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { mails } from '../db/schema/index.ts'

const keptMs = 30 * 24 * 3_600_000

/** Forgets mails whose jobs are long over. */
export const forgetMails = (db: Db, now: Date) =>
  db.delete(mails).where(lt(mails.claimed_at, new Date(now.getTime() - keptMs)))
