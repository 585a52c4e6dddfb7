import { DomainError, type BodyOf, type foundingCalls, type Session } from '@the-house/domain'
import type { Language } from '@the-house/i18n/server'
import { eq, sql } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import { withRateLimit } from '../../contract/rate-limiter.ts'
import type { Db } from '../../db/client.ts'
import { unities, users } from '../../db/schema/index.ts'
import { insertAdmin } from '../../school/insert-admin.ts'
import { insertUnit, readUnits } from '../../school/read-places.ts'
import { rezoneIfChanged } from '../class-series/rezone.ts'
import { assertUnguessed } from '../password/assert-unguessed.ts'
import { hashPassword } from '../session/password.ts'
import { insertSession } from '../../plugins/store-session.ts'
import type { Work } from '../timetable/work.ts'
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

/** Gives a unit that is there already the time zone of the form, and its classes with it. */
async function setTimeZone(work: Work, id: number, zone: string): Promise<void> {
  const [before] = await work.tx
    .select({ zone: unities.time_zone })
    .from(unities)
    .where(eq(unities.id, id))
    .for('update')
  if (!before || before.zone === zone) return
  const set = { time_zone: zone, version: sql`${unities.version} + 1`, updated_at: work.now }
  await work.tx.update(unities).set(set).where(eq(unities.id, id))
  await rezoneIfChanged(work, { id, zone, zoneBefore: before.zone })
}

/** The first unit: the open one of that name, which the command line may have added, or a new one. */
async function unitOf(work: Work, { name, time_zone }: { name: string; time_zone: string }): Promise<number> {
  const known = (await readUnits(work.tx)).find(name)
  if (!known || known.archived) return (await insertUnit(work.tx, { name, time_zone })).id
  await setTimeZone(work, known.id, time_zone)
  return known.id
}

/** Founds the school by the printed link, in one transaction: the first unit, its administrator and the session. */
export async function foundSchool(
  context: AppContext,
  { token, unit, time_zone, name, password, ...form }: BodyOf<(typeof foundingCalls)['foundSchool']>,
  { ip, language }: Caller,
): Promise<Session> {
  const { db, clock, jobs } = context
  const now = clock()
  const email = form.email.toLowerCase()
  await findFoundingLink(context, token, ip)
  await assertUnguessed(db, { password, field: 'password' }, { name, email })
  const password_hash = await hashPassword(password)
  const { session, ...user } = await db.transaction(async (tx) => {
    await useFoundingLink(tx, token, now)
    await assertFree(tx, email)
    const unity_id = await unitOf({ tx, user: { id: null }, now, jobs }, { name: unit, time_zone })
    const id = await insertAdmin(tx, { name, email, profile: 'TEACHER', unity_id, password_hash, language }, now)
    return { id, unity_id, session: await insertSession(tx, { id, unity_id }, now) }
  })
  return { token: session, user: await findUser(context, user) }
}
