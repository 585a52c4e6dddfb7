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

/** Writes the texts about a change of a class. */
export function changeTexts(one: ToldClass, { change, before, language }: Told): ChangeTexts {
  const t = translatorFor(language)
  const { name, teacher, cancelled_at, cancel_reason } = one
  const time = (from: Date, to: Date) => {
    const { time: end } = wallTime(to, one.time_zone, language)
    return t('mails.class.time', { ...wallTime(from, one.time_zone, language), end })
  }
  const place = one.room || (one.short_name.includes('@') ? t('mails.class.online') : '')
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
