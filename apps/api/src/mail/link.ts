import { newLink } from './links.ts'
import type { Db } from '../db/client.ts'
import type { MailJob } from '../jobs/mail-job.ts'
import type { Recipient } from './recipient.ts'

/** Returns the portal path that a mail links to; creates the one-time link where the mail needs one. */
export async function pathOf(db: Db, letter: MailJob, { id, profile }: Recipient, now: Date): Promise<string> {
  if (letter.kind === 'invitation' || id === null) return '/register'
  if (letter.kind === 'welcome') return '/login'
  if (letter.kind === 'passkeyAdded' || letter.kind === 'passkeyRemoved') return '/profile'
  if (letter.kind === 'message') return '/notifications'
  const isOfClasses = letter.kind === 'classChange' || letter.kind === 'classChanges'
  // Teachers have no schedule to book from: they see the classes that they give.
  if (isOfClasses && profile === 'TEACHER') return '/meets'
  if (isOfClasses || letter.kind === 'place') return '/schedules'
  if (letter.kind === 'forgotPassword') {
    return `/change-password/${await newLink(db, { kind: 'password', user_id: id }, now)}`
  }
  return `/change-code/${await newLink(db, { kind: 'code', user_id: id, code: letter.code }, now)}`
}
