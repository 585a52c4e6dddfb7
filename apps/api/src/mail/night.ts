import { eq } from 'drizzle-orm'
import { secondsOfNight } from './quiet.ts'
import type { Db } from '../db/client.ts'
import { unities, users } from '../db/schema/index.ts'
import type { MailJob } from '../jobs/mail-job.ts'

/** The seconds that a mail has to wait, because its job comes late and it would wake its recipient. */
export async function secondsToWait(db: Db, letter: MailJob, now: Date): Promise<number> {
  if (letter.kind !== 'message') return 0
  const [unit] = await db
    .select({ time_zone: unities.time_zone })
    .from(users)
    .innerJoin(unities, eq(unities.id, users.unity_id))
    .where(eq(users.id, letter.user_id))
  return unit ? secondsOfNight(now, unit.time_zone) : 0
}
