import { languages, translatorFor } from '@the-house/i18n/server'
import { bookingValues } from '../../calendar/booking-values.ts'
import { notifyAll } from '../notifications/notify.ts'
import { withdrawNotifications } from '../notifications/withdraw.ts'
import { findKeepers } from './keepers.ts'
import type { ClassRow, LockedClass, Work } from './work.ts'

const subjectOf = (id: number, asked_at: Date) => `cover ${id} ${asked_at.getTime()}`

/** Tells those who make the timetable that a teacher asks for cover. */
export async function tellOfCover(
  { tx, now }: Work,
  one: LockedClass,
  { teacher, reason }: { teacher: string; reason: string },
): Promise<void> {
  const news = (await findKeepers(tx, one.unity_id)).map(({ user_id, language: known }) => {
    const language = known ?? languages[0]
    const t = translatorFor(language)
    const words = { ...bookingValues(one, language), teacher }
    const message = [t('mails.cover.text', words), ...(reason ? [t('mails.class.reason', { reason })] : [])].join('\n')
    const title = t('mails.cover.subject', words)
    return { user_id, type: 'MESSAGE' as const, title, message, subject: subjectOf(one.id, now) }
  })
  await notifyAll(tx, news, now)
}

/** Withdraws what was told of a request for cover, once somebody covers the class or it is not given. */
export async function withdrawCover(
  { tx }: Work,
  { id, unity_id, cover_asked_at }: Pick<ClassRow, 'id' | 'unity_id' | 'cover_asked_at'>,
): Promise<void> {
  if (!cover_asked_at) return
  const subject = subjectOf(id, cover_asked_at)
  const told = (await findKeepers(tx, unity_id)).map(({ user_id }) => ({ user_id, subject }))
  await withdrawNotifications(tx, 'MESSAGE', told)
}
