import { translatorFor, type Language } from '@the-house/i18n/server'
import type { ClassChange } from '../jobs/mail-job.ts'
import { placeText, timeText, type ChangeTexts } from './change-texts.ts'
import type { ToldClass } from './told-class.ts'

/** A class with what has become of it. */
export interface ChangedClass {
  one: ToldClass
  change: ClassChange
}

/** The most classes that a message lists. */
const listed = 40

/** The line about a class, such as `New time: Small talk, Friday, 20/03/2026, 18:30 to 20:00 (GMT-3), Blue room`. */
function lineOf({ one, change }: ChangedClass, language: Language): string {
  const t = translatorFor(language)
  const isOff = change === 'CANCELLED' || change === 'RELEASED'
  const parts = [one.name, timeText(one, language), ...(isOff ? [] : [placeText(one, language), one.teacher ?? ''])]
  return t(`mails.classChanges.${change}`, { class: parts.filter(Boolean).join(', ') })
}

/** Writes the texts about changes of several classes of a reader, who gets one message. */
export function changesTexts(changed: readonly ChangedClass[], language: Language): ChangeTexts {
  const t = translatorFor(language)
  const count = changed.length
  const reasons = new Set(changed.flatMap(({ one }) => (one.cancelled_at ? one.cancel_reason : '')).filter(Boolean))
  const isNew = changed.every(({ change }) => change === 'ASSIGNED')
  return {
    title: t(isNew ? 'mails.classChanges.newSubject' : 'mails.classChanges.subject', { count }),
    text: t(isNew ? 'mails.classChanges.newText' : 'mails.classChanges.text', { count }),
    facts: [
      ...changed.slice(0, listed).map((one) => lineOf(one, language)),
      ...(count > listed ? [t('mails.classChanges.more', { count: count - listed })] : []),
      ...Array.from(reasons, (reason) => t('mails.class.reason', { reason })),
    ],
  }
}
