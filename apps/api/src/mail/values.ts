import { eq } from 'drizzle-orm'
import { bookingValues } from '../calendar/booking-values.ts'
import type { Db } from '../db/client.ts'
import { classes, unities } from '../db/schema/index.ts'
import type { MailJob } from '../jobs/mail-job.ts'

/** Loads the values of the placeholders in a mail, as of when it is composed. */
export async function valuesOf(db: Db, letter: MailJob): Promise<Record<string, string>> {
  if (letter.kind === 'changeCode' || letter.kind === 'invitation') return { code: letter.code }
  if (letter.kind !== 'place') return {}
  const { name, start_date } = classes
  const [found] = await db
    .select({ name, start_date, time_zone: unities.time_zone })
    .from(classes)
    .innerJoin(unities, eq(unities.id, classes.unity_id))
    .where(eq(classes.id, letter.class_id))
  return found ? bookingValues(found, letter.language) : {}
}
