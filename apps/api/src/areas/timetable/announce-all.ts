import { languages, type Language } from '@the-house/i18n/server'
import { changesTexts } from '../../calendar/changes-texts.ts'
import { findToldClasses } from '../../calendar/told-class.ts'
import type { ClassChange } from '../../jobs/mail-job.ts'
import { notifyAll } from '../notifications/notify.ts'
import { announceClassChange } from './announce.ts'
import type { News, Outcome } from './news.ts'
import type { Work } from './work.ts'

interface Reader {
  language: Language
  /** What has become of the reader's classes; of two news of a class the later one counts. */
  classes: Map<number, ClassChange>
}

/** Collects what each user is to be told. */
function readersOf(news: readonly News[]): Map<number, Reader> {
  const readers = new Map<number, Reader>()
  for (const { class: one, change, users } of news) {
    for (const { user_id, language } of users) {
      const reader = readers.get(user_id) ?? { language: language ?? languages[0], classes: new Map() }
      readers.set(user_id, reader)
      reader.classes.set(one.id, change)
    }
  }
  return readers
}

/** Tells those whom a single class concerns as its own change is told. */
async function tellOfOne({ tx, now, jobs }: Work, news: readonly News[], several: ReadonlyMap<number, Reader>) {
  for (const { users, ...one } of news) {
    const those = users.filter(({ user_id }) => !several.has(user_id))
    if (those.length > 0) await announceClassChange(tx, { ...one, users: those, now, jobs })
  }
}

/**
 * Tells users of changes of many classes that were made at once, in the transaction of the changes: who has several of
 * these classes gets one notification and one mail for all of them.
 * @param subject what makes it told once only
 */
export async function announceAll(work: Work, outcomes: readonly Outcome[], subject: string): Promise<void> {
  const { tx, now, jobs } = work
  const news = outcomes.flatMap((one) => one.news)
  const several = new Map(Array.from(readersOf(news)).filter(([, { classes }]) => classes.size > 1))
  await tellOfOne(work, news, several)
  if (several.size === 0) return
  const ids = new Set(news.map((one) => one.class.id))
  const told = (await findToldClasses(tx, Array.from(ids))).filter(({ end_date }) => end_date > now)
  const letters = Array.from(several, ([user_id, { language, classes }]) => {
    const changed = told.flatMap((one) => {
      const change = classes.get(one.id)
      return change ? [{ one, change }] : []
    })
    return { user_id, language, changed }
  })
  const sent = new Set(
    await notifyAll(
      tx,
      letters.map(({ user_id, language, changed }) => {
        const { title, text, facts } = changesTexts(changed, language)
        return { user_id, type: 'MESSAGE' as const, title, message: [text, ...facts].join('\n'), subject }
      }),
      now,
    ),
  )
  await jobs.sendAll(
    'mail',
    letters
      .filter(({ user_id }) => sent.has(user_id))
      .map(({ user_id, language, changed }) => ({
        kind: 'classChanges' as const,
        user_id,
        language,
        classes: changed.map(({ one, change }) => ({ class_id: one.id, sequence: one.sequence, change })),
      })),
    tx,
  )
}
