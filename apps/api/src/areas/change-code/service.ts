import { DomainError } from '@the-house/domain'
import type { Language } from '@the-house/i18n/server'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { enrolments, sessions, user_unities, users } from '../../db/schema/index.ts'
import type { House } from '../../house.ts'
import { limited } from '../session/attempts.ts'
import { checkLink, newLink, useLink } from '../session/links.ts'

interface Wish {
  code: string
  email: string
  language: Language
}

/** Has a mail written that moves a registered e-mail to a code; whether they fit stays unknown here. */
export function askForCode(house: House, { code, email, language }: Wish): Promise<void> {
  return limited(house, 'change_code', { email }, () =>
    house.jobs.send('mail', { kind: 'changeCode', code, email, language }),
  )
}

/** Moves whoever the link was mailed to; gives back who, and the secret of a link that sets a new password. */
export async function changeCode(house: House, token: string, address: string) {
  const { db, clock } = house
  await limited(house, 'change_code_token', { address }, () => checkLink(db, 'code', token, clock()))
  return db.transaction(async (tx) => {
    const now = clock()
    const { user_id, code } = await useLink(tx, 'code', token, now)
    if (!code) throw new DomainError('link.invalid')
    await move(tx, user_id, await takeCode(tx, code, user_id, now))
    return { user_id, token: await newLink(tx, { kind: 'password', user_id }, now) }
  })
}

/** Marks a code as used by somebody; refuses where another was faster. */
async function takeCode(tx: Db, code: string, user_id: number, used_at: Date) {
  const { unity_id, tribe_id, profile } = enrolments
  const [taken] = await tx
    .update(enrolments)
    .set({ user_id, used_at })
    .where(and(eq(enrolments.code, code), isNull(enrolments.used_at)))
    .returning({ unity_id, tribe_id, profile })
  if (!taken) throw new DomainError('link.invalid')
  return taken
}

type Place = Pick<typeof enrolments.$inferSelect, 'unity_id' | 'tribe_id' | 'profile'>

/** Gives somebody the place of their new code; sessions in the old place are over. */
async function move(tx: Db, user_id: number, place: Place): Promise<void> {
  await tx.update(users).set(place).where(eq(users.id, user_id))
  await tx.insert(user_unities).values({ user_id, unity_id: place.unity_id }).onConflictDoNothing()
  await tx.delete(sessions).where(eq(sessions.user_id, user_id))
}
