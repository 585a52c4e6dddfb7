import { DomainError, type BodyOf, type foundingCalls, type Session } from '@the-house/domain'
import type { Language } from '@the-house/i18n/server'
import { eq } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import { withRateLimit } from '../../contract/rate-limiter.ts'
import type { Db } from '../../db/client.ts'
import { users } from '../../db/schema/index.ts'
import { insertAdmin } from '../../school/insert-admin.ts'
import { insertUnit, readUnits } from '../../school/places.ts'
import { hashPassword } from '../session/password.ts'
import { insertSession } from '../session/service.ts'
import { findUser } from '../users/service.ts'
import { checkFoundingLink, useFoundingLink } from './link.ts'

interface Caller {
  ip: string
  language: Language
}

/** Checks the printed link. @returns until when it is valid, ISO 8601 */
export const findFoundingLink = (context: AppContext, token: string, ip: string) =>
  withRateLimit(context, 'founding', { ip }, () => checkFoundingLink(context.db, token, context.clock()))

async function assertFree(tx: Db, email: string): Promise<void> {
  if ((await tx.$count(users, eq(users.email, email))) > 0)
    throw new DomainError('validation', { email: 'validation.taken' })
}

/** Founds the school by the printed link, in one transaction: the first unit, its administrator and the session. */
export async function foundSchool(
  context: AppContext,
  { token, unit, time_zone, name, password, ...form }: BodyOf<(typeof foundingCalls)['foundSchool']>,
  { ip, language }: Caller,
): Promise<Session> {
  const { db, clock } = context
  const now = clock()
  const email = form.email.toLowerCase()
  await findFoundingLink(context, token, ip)
  const password_hash = await hashPassword(password)
  const { session, ...user } = await db.transaction(async (tx) => {
    await useFoundingLink(tx, token, now)
    await assertFree(tx, email)
    // The command line may have added units and people, but no administrator.
    const known = (await readUnits(tx)).find(unit)
    const { id: unity_id } = known && !known.archived ? known : await insertUnit(tx, { name: unit, time_zone })
    const id = await insertAdmin(tx, { name, email, profile: 'TEACHER', unity_id, password_hash, language }, now)
    return { id, unity_id, session: await insertSession(tx, { id, unity_id }, now) }
  })
  return { token: session, user: await findUser(context, user) }
}
