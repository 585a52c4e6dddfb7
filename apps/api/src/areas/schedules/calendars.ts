import { apiBase, DomainError } from '@the-house/domain'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { calendarColumns, teachers } from '../../calendar/calendar-columns.ts'
import { calendarFile } from '../../calendar/calendar-file.ts'
import { feedToken, readFeedToken } from '../../calendar/feed-token.ts'
import { isReadingDue } from '../../calendar/feed-use.ts'
import type { Download } from '../../contract/download-route.ts'
import { class_students, classes, users } from '../../db/schema/index.ts'
import { saveAside, type AppContext } from '../../app-context.ts'
import type { Viewer } from './bookable.ts'

const asFile = (name: string, content: string): Download => ({ name, type: 'text/calendar; charset=utf-8', content })

/** Returns one class of the own unit as a calendar file. */
export async function calendarOfClass(context: AppContext, { unity_id }: Viewer, class_id: number): Promise<Download> {
  const [found] = await context.db
    .select(calendarColumns)
    .from(classes)
    .leftJoin(teachers, eq(teachers.id, classes.teacher_id))
    .where(and(eq(classes.id, class_id), eq(classes.unity_id, unity_id)))
  if (!found) throw new DomainError('notFound')
  const { one, ...rest } = found
  return asFile(`${one.name}.ics`, calendarFile([{ ...one, ...rest }], context))
}

interface Signed {
  context: AppContext
  /** The secret that signs the feed URLs of this school. */
  secret: string
}

/** Returns the private feed URL of a user; with `renew` a new one, which invalidates the previous one. */
export async function calendarAddress(
  { context, secret }: Signed,
  user_id: number,
  renew = false,
): Promise<{ url: string }> {
  const own = eq(users.id, user_id)
  const { calendar_version } = users
  const [found] = renew
    ? await context.db
        .update(users)
        // Nothing follows the new URL yet.
        .set({ calendar_version: sql`${calendar_version} + 1`, calendar_read_at: null })
        .where(own)
        .returning({ calendar_version })
    : await context.db.select({ calendar_version }).from(users).where(own)
  if (!found) throw new DomainError('notFound')
  const token = feedToken(secret, { id: user_id, ...found })
  return { url: `${context.publicUrl}${apiBase}/calendars/${token}` }
}

/** Records that a calendar follows the feed. */
async function recordReading(context: AppContext, user_id: number): Promise<void> {
  const { db, clock } = context
  await saveAside(context, () => db.update(users).set({ calendar_read_at: clock() }).where(eq(users.id, user_id)))
}

/** Returns every class that the owner of a feed URL has booked, in all units; cancelled ones are marked as such. */
export async function calendarFeed({ context, secret }: Signed, token: string): Promise<Download> {
  const feed = readFeedToken(secret, token)
  if (!feed) throw new DomainError('notFound')
  const isOwner = and(
    eq(users.id, feed.id),
    eq(users.calendar_version, feed.calendar_version),
    eq(users.profile, 'STUDENT'),
    isNull(users.disabled_at),
  )
  const rows = await context.db
    .select({ ...calendarColumns, read_at: users.calendar_read_at })
    .from(users)
    .leftJoin(class_students, eq(class_students.user_id, users.id))
    .leftJoin(classes, eq(classes.id, class_students.class_id))
    .leftJoin(teachers, eq(teachers.id, classes.teacher_id))
    .where(isOwner)
    .orderBy(asc(classes.start_date), asc(classes.id))
  const [first] = rows
  if (!first) throw new DomainError('notFound')
  if (isReadingDue(first.read_at, context.clock())) await recordReading(context, feed.id)
  // A user without bookings is one row without a class.
  const booked = rows.flatMap(({ one, read_at: _at, ...rest }) => (one ? { ...one, ...rest } : []))
  return asFile('the-house.ics', calendarFile(booked, context))
}
