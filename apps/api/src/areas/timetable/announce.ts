import { languages, type Language } from '@the-house/i18n/server'
import type { AppContext } from '../../app-context.ts'
import { changeTexts } from '../../calendar/change-texts.ts'
import { findToldClass } from '../../calendar/told-class.ts'
import type { Db } from '../../db/client.ts'
import type { ClassChange } from '../../jobs/mail-job.ts'
import { notifyAll } from '../notifications/notify.ts'

export interface Receiver {
  user_id: number
  /** The language that the user has used last; null: not known. */
  language: Language | null
}

interface Announcement {
  /** The changed class. */
  class: { id: number }
  /** The class before the change. */
  before: { start_date: Date; end_date: Date }
  /** Whom the change concerns: who comes, who waits, who teaches; for RELEASED who has lost the place. */
  users: readonly Receiver[]
  change: ClassChange
  /** What makes it told once only; default: the class and its `sequence`. */
  subject?: string
  now: Date
  jobs: AppContext['jobs']
}

/**
 * Tells users of a change of a class, in the transaction of the change and after it was written with its new
 * `sequence`: one notification and one mail to each, whose subject names the sequence, so that the same change is told
 * once, however often it is announced. Nobody is told of what is over.
 */
export async function announceClassChange(
  tx: Db,
  { class: { id }, before, users, change, subject: given, now, jobs }: Announcement,
): Promise<void> {
  const one = await findToldClass(tx, id)
  if (!one || (one.end_date <= now && before.end_date <= now)) return
  const was = { start_date: before.start_date.toISOString(), end_date: before.end_date.toISOString() }
  // Whoever is named twice, such as a teacher who comes as a student, is told once.
  const receivers = new Map(users.map(({ user_id, language }) => [user_id, language ?? languages[0]]))
  const subject = given ?? `class ${id} ${one.sequence}`
  const news = languages.flatMap((language) => {
    const { title, text, facts } = changeTexts(one, { change, before: was, language })
    const message = [text, ...facts].join('\n')
    const speakers = Array.from(receivers).filter(([, spoken]) => spoken === language)
    return speakers.map(([user_id]) => ({ user_id, type: 'MESSAGE' as const, title, message, subject }))
  })
  const told = new Set(await notifyAll(tx, news, now))
  const mails = Array.from(receivers).filter(([user_id]) => told.has(user_id))
  const letter = { kind: 'classChange', class_id: id, sequence: one.sequence, change, before: was } as const
  await jobs.sendAll(
    'mail',
    mails.map(([user_id, language]) => ({ ...letter, user_id, language })),
    tx,
  )
}
