import type { Language } from '@the-house/i18n/server'
import { eq } from 'drizzle-orm'
import { localized } from '../messages/localized.ts'
import { bookingValues } from '../calendar/booking-values.ts'
import type { Db } from '../db/client.ts'
import { classes, messages, unities } from '../db/schema/index.ts'
import type { MailJob } from '../jobs/mail-job.ts'

interface Values {
  values: Record<string, string>
  /** The language of values that were written by hand. */
  written?: Language
}

async function wordsOf(db: Db, message_id: number, language: Language): Promise<Values> {
  const [message] = await db.select().from(messages).where(eq(messages.id, message_id))
  if (!message) return { values: {} }
  const { title, text, lang } = localized(message, language)
  return { values: { title, text }, written: lang }
}

/** Loads the values of the placeholders in a mail, as of when it is composed. */
export async function valuesOf(db: Db, letter: MailJob): Promise<Values> {
  if (letter.kind === 'changeCode' || letter.kind === 'invitation') return { values: { code: letter.code } }
  if (letter.kind === 'message') return wordsOf(db, letter.message_id, letter.language)
  return { values: letter.kind === 'place' ? await placeOf(db, letter) : {} }
}

async function placeOf(db: Db, letter: Extract<MailJob, { kind: 'place' }>): Promise<Record<string, string>> {
  const { name, start_date } = classes
  const [found] = await db
    .select({ name, start_date, time_zone: unities.time_zone })
    .from(classes)
    .innerJoin(unities, eq(unities.id, classes.unity_id))
    .where(eq(classes.id, letter.class_id))
  return found ? bookingValues(found, letter.language) : {}
}
