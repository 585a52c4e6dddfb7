import { newLink } from '../areas/session/links.ts'
import type { Db } from '../db/client.ts'
import type { Letter } from './letter.ts'
import type { Recipient } from './recipient.ts'

/** The address below the portal's that a letter leads to; one that works once is made for it. */
export async function pathOf(db: Db, letter: Letter, { id }: Recipient, now: Date): Promise<string> {
  if (letter.kind === 'invitation' || id === null) return '/register'
  if (letter.kind === 'welcome') return '/login'
  if (letter.kind === 'place') return '/schedules'
  if (letter.kind === 'forgotPassword') {
    return `/change-password/${await newLink(db, { kind: 'password', user_id: id }, now)}`
  }
  return `/change-code/${await newLink(db, { kind: 'code', user_id: id, code: letter.code }, now)}`
}
