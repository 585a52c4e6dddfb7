import { translatorFor, type Language } from '@the-house/i18n/server'
import { eq } from 'drizzle-orm'
import { bookingValues } from '../calendar/booking-values.ts'
import type { ChangeTexts } from '../calendar/change-texts.ts'
import type { CalendarPart } from '../calendar/calendar-part.ts'
import type { Db } from '../db/client.ts'
import { classes, messages, unities } from '../db/schema/index.ts'
import type { ClassChangeMail, ClassChangesMail, MailJob, MessageMail } from '../jobs/mail-job.ts'
import { localized } from '../messages/localized.ts'
import { classChangeContent, type MailContext } from './class-change.ts'
import { classChangesContent } from './class-changes.ts'

/** What a mail says, and what it does to the calendar of its reader. */
export interface Content extends ChangeTexts {
  calendar?: CalendarPart | undefined
  /** The language of title and text, where they were written by hand. */
  written?: Language
}

type SimpleMail = Exclude<MailJob, ClassChangeMail | ClassChangesMail | MessageMail>

/** The words of a message of the school, in the language of its receiver or the one that it has. */
async function messageContent(db: Db, { message_id, language }: Extract<MailJob, MessageMail>): Promise<Content> {
  const [message] = await db.select().from(messages).where(eq(messages.id, message_id))
  if (!message) throw new Error(`There is no message ${message_id}.`)
  const { lang, ...words } = localized(message, language)
  return { ...words, facts: [], written: lang }
}

/** Loads the values of the placeholders in a mail. */
async function valuesOf(db: Db, letter: SimpleMail): Promise<Record<string, string>> {
  if (letter.kind === 'changeCode' || letter.kind === 'invitation') return { code: letter.code }
  if (letter.kind === 'passkeyAdded' || letter.kind === 'passkeyRemoved') return { name: letter.name }
  if (letter.kind !== 'place') return {}
  const { name, start_date } = classes
  const [found] = await db
    .select({ name, start_date, time_zone: unities.time_zone })
    .from(classes)
    .innerJoin(unities, eq(unities.id, classes.unity_id))
    .where(eq(classes.id, letter.class_id))
  return found ? bookingValues(found, letter.language) : {}
}

/** Returns the content of a mail, as of when it is composed. */
export async function contentOf(db: Db, letter: MailJob, mailContext: MailContext): Promise<Content> {
  if (letter.kind === 'classChange') return classChangeContent(db, letter, mailContext)
  if (letter.kind === 'classChanges') return classChangesContent(db, letter, mailContext)
  if (letter.kind === 'message') return messageContent(db, letter)
  const values = await valuesOf(db, letter)
  const t = translatorFor(letter.language)
  return { title: t(`mails.${letter.kind}.subject`, values), text: t(`mails.${letter.kind}.text`, values), facts: [] }
}
