import { and, eq, exists, sql } from 'drizzle-orm'
import { changeTexts, type ChangeTexts } from '../calendar/change-texts.ts'
import { calendarPart, type CalendarPart } from '../calendar/calendar-part.ts'
import { isFeedInUse } from '../calendar/feed-use.ts'
import { findToldClass, type ToldClass } from '../calendar/told-class.ts'
import type { AppContext } from '../app-context.ts'
import type { Db } from '../db/client.ts'
import { class_students, users } from '../db/schema/index.ts'
import type { MailJob } from '../jobs/mail-job.ts'
import type { Recipient } from './recipient.ts'

/** What a mail is composed with: from whom and to whom it goes. */
export interface MailContext extends Pick<AppContext, 'clock' | 'publicUrl'> {
  recipient: Recipient
  /** The address that the mail comes from. */
  from: string
}

type ClassChangeLetter = Extract<MailJob, { kind: 'classChange' }>

/** Whether the class stands in the reader's calendar, and whether that calendar follows the feed by itself. */
async function calendarOf(db: Db, { user_id, class_id, change }: ClassChangeLetter, one: ToldClass) {
  const booking = and(eq(class_students.class_id, class_id), eq(class_students.user_id, user_id))
  const isBooked = exists(db.select({ id: class_students.user_id }).from(class_students).where(booking))
  const [found] = await db
    .select({ read_at: users.calendar_read_at, isBooked: sql<boolean>`${isBooked}` })
    .from(users)
    .where(eq(users.id, user_id))
  // A teacher who is covered, too, has it no more.
  const released = change === 'RELEASED' || (one.substitute_for === user_id && found?.isBooked !== true)
  const hasClass = released || one.teacher_id === user_id || found?.isBooked === true
  return { hasClass, released, read_at: found?.read_at ?? null }
}

/** The calendar part that a reader needs: none where the feed tells, else the class would be there twice. */
async function calendarPartFor(
  db: Db,
  letter: ClassChangeLetter,
  one: ToldClass,
  { recipient: { name, email }, from, ...context }: MailContext,
): Promise<CalendarPart | undefined> {
  const { hasClass, released, read_at } = await calendarOf(db, letter, one)
  if (!hasClass || isFeedInUse(read_at, context.clock())) return undefined
  const attendee = { name, address: email }
  return calendarPart(one, { organizer: from, attendee, released }, context)
}

/** Returns the content of a mail about a change of a class. */
export async function classChangeContent(
  db: Db,
  letter: ClassChangeLetter,
  mailContext: MailContext,
): Promise<ChangeTexts & { calendar?: CalendarPart | undefined }> {
  const one = await findToldClass(db, letter.class_id)
  // The retry of the job finds that it is stale.
  if (one?.sequence !== letter.sequence) throw new Error('A class was changed while its mail was composed.')
  return { ...changeTexts(one, letter), calendar: await calendarPartFor(db, letter, one, mailContext) }
}
