import { wordsFor } from '@the-house/i18n/server'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { placeWords } from '../../calendar/place-words.ts'
import { class_students, class_waiting, unities, users } from '../../db/schema/index.ts'
import { notify } from '../notifications/notify.ts'
import type { Change } from './change.ts'

/** Gives a place that has come free to the first in the line, who is told and gets a mail; whether there was somebody. */
export async function promote({ tx, one, now, jobs }: Omit<Change, 'caller'>): Promise<boolean> {
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
  const words = placeWords({ ...one, time_zone: unit?.time_zone ?? 'UTC' }, language)
  const t = wordsFor(language)
  // Whoever stands in the line anew, and has luck again, is told again.
  const subject = `place ${next.id}`
  const [title, message] = [t('mails.place.subject', words), t('mails.place.text', words)]
  await notify(tx, { user_id, type: 'MESSAGE', title, message, subject }, now)
  await jobs.send('mail', { kind: 'place', user_id, class_id: one.id, language }, tx)
  return true
}
