import { translatorFor } from '@the-house/i18n/server'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { bookingValues } from '../../calendar/booking-values.ts'
import { class_students, class_waiting, unities, users } from '../../db/schema/index.ts'
import { notify } from '../notifications/notify.ts'
import type { Change } from './class-lock.ts'

/**
 * Books the first of the waiting list into freed capacity, with a notification and a mail. @returns whether anyone
 * waited
 */
export async function promoteFromWaitingList({ tx, one, now, jobs }: Omit<Change, 'caller'>): Promise<boolean> {
  const first = tx
    .select({ id: class_waiting.id })
    .from(class_waiting)
    .innerJoin(users, and(eq(users.id, class_waiting.user_id), isNull(users.disabled_at)))
    .where(eq(class_waiting.class_id, one.id))
    .orderBy(asc(class_waiting.id))
    .limit(1)
  const [next] = await tx
    .delete(class_waiting)
    .where(eq(class_waiting.id, sql`(${first})`))
    .returning()
  if (!next) return false
  const { user_id, language } = next
  await tx.insert(class_students).values({ class_id: one.id, user_id, booked_at: now })
  const [unit] = await tx.select().from(unities).where(eq(unities.id, one.unity_id))
  const words = bookingValues({ ...one, time_zone: unit?.time_zone ?? 'UTC' }, language)
  const t = translatorFor(language)
  // The subject has the id of the waiting list row: a user who joins again and gets a booking is notified again.
  const subject = `place ${next.id}`
  const [title, message] = [t('mails.place.subject', words), t('mails.place.text', words)]
  await notify(tx, { user_id, type: 'MESSAGE', title, message, subject }, now)
  await jobs.send('mail', { kind: 'place', user_id, class_id: one.id, language }, tx)
  return true
}
