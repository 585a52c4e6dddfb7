import { and, eq, inArray } from 'drizzle-orm'
import { calendarUpdate, type CalendarPart } from '../calendar/calendar-part.ts'
import type { ChangeTexts } from '../calendar/change-texts.ts'
import { changesTexts, type ChangedClass } from '../calendar/changes-texts.ts'
import { isFeedInUse } from '../calendar/feed-use.ts'
import { findToldClasses } from '../calendar/told-class.ts'
import type { Db } from '../db/client.ts'
import { class_students, users } from '../db/schema/index.ts'
import type { MailJob } from '../jobs/mail-job.ts'
import type { MailContext } from './class-change.ts'

type ClassChangesLetter = Extract<MailJob, { kind: 'classChanges' }>

/** Returns the classes of a letter that no later change has reached. */
export async function currentChanges(db: Db, { classes }: ClassChangesLetter): Promise<ChangedClass[]> {
  const changes = new Map(classes.map((one) => [one.class_id, one]))
  const told = await findToldClasses(db, Array.from(changes.keys()))
  return told.flatMap((one) => {
    const change = changes.get(one.id)
    return change?.sequence === one.sequence ? [{ one, change: change.change }] : []
  })
}

/** The calendar part with the classes that stand in the reader's calendar; none where the feed tells. */
async function calendarFor(
  db: Db,
  { user_id }: ClassChangesLetter,
  changed: readonly ChangedClass[],
  context: MailContext,
): Promise<CalendarPart | undefined> {
  const [reader] = await db.select({ read_at: users.calendar_read_at }).from(users).where(eq(users.id, user_id))
  if (isFeedInUse(reader?.read_at ?? null, context.clock())) return undefined
  const ids = changed.map(({ one }) => one.id)
  const booked = await db
    .select({ id: class_students.class_id })
    .from(class_students)
    .where(and(eq(class_students.user_id, user_id), inArray(class_students.class_id, ids)))
  const own = new Set(booked.map(({ id }) => id))
  const released = new Set(changed.filter(({ change }) => change === 'RELEASED').map(({ one }) => one.id))
  const known = changed
    .map(({ one }) => one)
    .filter(({ id, teacher_id }) => own.has(id) || released.has(id) || teacher_id === user_id)
  return known.length > 0 ? calendarUpdate(known, released, context) : undefined
}

/** Returns the content of a mail about changes of several classes. */
export async function classChangesContent(
  db: Db,
  letter: ClassChangesLetter,
  context: MailContext,
): Promise<ChangeTexts & { calendar?: CalendarPart | undefined }> {
  const changed = await currentChanges(db, letter)
  return { ...changesTexts(changed, letter.language), calendar: await calendarFor(db, letter, changed, context) }
}
