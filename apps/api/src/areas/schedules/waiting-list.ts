import { translatorFor } from '@the-house/i18n/server'
import { and, asc, eq, exists, isNull, not, sql } from 'drizzle-orm'
import { bookingValues } from '../../calendar/booking-values.ts'
import type { Db } from '../../db/client.ts'
import { class_students, class_waiting, classes, unities, users } from '../../db/schema/index.ts'
import { publish } from '../../events/publish.ts'
import { notify } from '../notifications/notify.ts'
import type { Change } from './class-lock.ts'

/** The condition that a user of the waiting list has a booking at the time of a class. */
const isBusy = (tx: Db, class_id: number) =>
  exists(
    tx
      .select({ id: class_students.class_id })
      .from(class_students)
      .innerJoin(classes, eq(classes.id, class_id))
      .where(
        and(
          eq(class_students.user_id, class_waiting.user_id),
          class_students.ruled,
          sql`${class_students.during} && ${classes.during}`,
        ),
      ),
  )

/**
 * Books the first of the waiting list into freed capacity, with a notification and a mail. Whoever
 * has another class at that time keeps the position. @returns the id of the user who was booked
 */
export async function promoteFromWaitingList({ tx, one, now, jobs }: Omit<Change, 'caller'>): Promise<number | null> {
  const first = tx
    .select({ id: class_waiting.id })
    .from(class_waiting)
    .innerJoin(users, and(eq(users.id, class_waiting.user_id), isNull(users.disabled_at)))
    .where(and(eq(class_waiting.class_id, one.id), not(isBusy(tx, one.id))))
    .orderBy(asc(class_waiting.position), asc(class_waiting.id))
    .limit(1)
  const [next] = await tx
    .delete(class_waiting)
    .where(eq(class_waiting.id, sql`(${first})`))
    .returning()
  if (!next) return null
  const { user_id, language } = next
  await tx.insert(class_students).values({ class_id: one.id, user_id, booked_at: now })
  const [unit] = await tx.select().from(unities).where(eq(unities.id, one.unity_id))
  const words = bookingValues({ ...one, time_zone: unit?.time_zone ?? 'UTC' }, language)
  const t = translatorFor(language)
  // The subject has the id of the waiting list row: a user who joins again and gets a booking is notified again.
  const subject = `place ${next.id}`
  const [title, message] = [t('mails.place.subject', words), t('mails.place.text', words)]
  await notify(tx, { user_id, type: 'MESSAGE', title, message, subject }, now)
  await publish(tx, [user_id], { kind: 'placeBooked', class_id: one.id })
  await jobs.send('mail', { kind: 'place', user_id, class_id: one.id, language }, tx)
  return user_id
}
