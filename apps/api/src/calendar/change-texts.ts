import { isOnlineClass } from '@the-house/domain'
import { translatorFor, type Language } from '@the-house/i18n/server'
import type { ClassChange, ClassTime } from '../jobs/mail-job.ts'
import type { ToldClass } from './told-class.ts'
import { wallTime } from './wall-time.ts'

interface Told {
  change: ClassChange
  /** When the class was before. */
  before: ClassTime
  language: Language
}

/** What a change of a class says to whom it concerns, in a mail and a notification alike. */
export interface ChangeTexts {
  title: string
  text: string
  /** Lines such as `Where: Blue room`. */
  facts: string[]
}

/** When a class is, such as `Friday, 20/03/2026, 18:30 to 20:00 (GMT-3)`. */
export function timeText(
  { start_date, end_date, time_zone }: Pick<ToldClass, 'start_date' | 'end_date' | 'time_zone'>,
  language: Language,
): string {
  const { time: end } = wallTime(end_date, time_zone, language)
  return translatorFor(language)('mails.class.time', { ...wallTime(start_date, time_zone, language), end })
}

/** Where a class is; empty: it is not known. */
export const placeText = (one: Pick<ToldClass, 'room' | 'short_name'>, language: Language): string =>
  one.room || (isOnlineClass(one) ? translatorFor(language)('mails.class.online') : '')

/** Writes the texts about a change of a class. */
export function changeTexts(one: ToldClass, { change, before, language }: Told): ChangeTexts {
  const t = translatorFor(language)
  const { name, teacher, cancelled_at, cancel_reason } = one
  const time = (from: Date, to: Date) => timeText({ ...one, start_date: from, end_date: to }, language)
  const place = placeText(one, language)
  const was = change === 'MOVED' && time(new Date(before.start_date), new Date(before.end_date))
  return {
    title: t(`mails.classChange.${change}.subject`, { name }),
    text: t(`mails.classChange.${change}.text`, { name }),
    facts: [
      t('mails.class.when', { when: time(one.start_date, one.end_date) }),
      ...(was ? [t('mails.class.before', { when: was })] : []),
      ...(place ? [t('mails.class.where', { place })] : []),
      ...(teacher ? [t('mails.class.teacher', { teacher })] : []),
      ...(cancelled_at && cancel_reason ? [t('mails.class.reason', { reason: cancel_reason })] : []),
    ],
  }
}
