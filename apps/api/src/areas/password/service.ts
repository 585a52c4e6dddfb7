import type { BodyOf, passwordCalls } from '@the-house/domain'
import type { Language } from '@the-house/i18n/server'
import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { links, sessions, users } from '../../db/schema/index.ts'
import type { House } from '../../house.ts'
import { limited } from '../session/attempts.ts'
import { checkLink, useLink } from '../session/links.ts'
import { hashPassword } from '../session/password.ts'

/** Has a mail written to whoever is registered by this e-mail; whether somebody is stays unknown here. */
export function askForPassword(house: House, email: string, language: Language): Promise<void> {
  return limited(house, 'forgot_password', { email }, () =>
    house.jobs.send('mail', { kind: 'forgotPassword', email, language }),
  )
}

type Reset = BodyOf<(typeof passwordCalls)['changePasswordToken']>

/** Sets a new password by the link of a mail; gives back whose. */
export async function resetPassword(house: House, { token, password }: Reset, address: string): Promise<number> {
  const { db, clock } = house
  await limited(house, 'change_password_token', { address }, () => checkLink(db, 'password', token, clock()))
  const password_hash = await hashPassword(password)
  return db.transaction(async (tx) => {
    const { user_id } = await useLink(tx, 'password', token, clock())
    await setPassword(tx, user_id, password_hash)
    return user_id
  })
}

/** Stores a new password: every session but the one to keep, and every link of its owner, are over. */
export async function setPassword(tx: Db, user_id: number, password_hash: string, keep?: number): Promise<void> {
  // First, so that a session that is just being opened by the old password either sees this or is ended below.
  await tx.update(users).set({ password_hash }).where(eq(users.id, user_id))
  const others = keep === undefined ? undefined : ne(sessions.id, keep)
  await tx.delete(sessions).where(and(eq(sessions.user_id, user_id), others))
  await tx.delete(links).where(eq(links.user_id, user_id))
}
