import {
  dayOf,
  DomainError,
  generatedCodeOf,
  phoneDigits,
  type Enrolment,
  type Registration,
  type ValidateCode,
} from '@the-house/domain'
import type { Language } from '@the-house/i18n/server'
import { eq } from 'drizzle-orm'
import { startCourse } from '../../course/start.ts'
import { withRateLimit } from '../../contract/rate-limiter.ts'
import type { Db } from '../../db/client.ts'
import { enrolments, user_unities, users } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'
import { assertUnguessed } from '../password/assert-unguessed.ts'
import { hashPassword } from '../session/password.ts'
import { checkCode, granted, presentEnrolment } from './code.ts'

/** The first step of the registration: checks that a code exists and is unused. */
export async function validateCode(context: AppContext, typed: ValidateCode, ip: string): Promise<Enrolment> {
  const claim = { ...typed, email: typed.email.toLowerCase() }
  return presentEnrolment(await check(context, claim, ip), claim)
}

/** Checks a code within the limits, by which codes and what is known of their owners cannot be guessed. */
async function check(context: AppContext, claim: Parameters<typeof checkCode>[1], ip: string) {
  const code = generatedCodeOf(claim.code) ?? claim.code
  const subjects = { email: claim.email, code, ip, network: ip }
  return granted(await withRateLimit(context, 'validateCode', subjects, () => checkCode(context.db, claim)))
}

interface Caller {
  ip: string
  language: Language
}

/** Registers the user of a code, once, and queues the welcome mail. @returns the user */
export async function register(context: AppContext, typed: Registration, { ip, language }: Caller): Promise<number> {
  const { db, clock, jobs } = context
  const registration = { ...typed, email: typed.email.toLowerCase() }
  const { name } = await check(context, registration, ip)
  const { password, email } = registration
  await assertUnguessed(db, { password, field: 'user.password' }, { name, email })
  const password_hash = await hashPassword(registration.password)
  return db.transaction(async (tx) => {
    const enrolment = granted(await checkCode(tx, registration, { lock: true }))
    const user_id = await addUser(tx, enrolment, { ...registration, password_hash })
    await startCourse(tx, { user_id, chapter_id: enrolment.chapter_id, now: clock() })
    await tx.update(enrolments).set({ user_id, used_at: clock() }).where(eq(enrolments.code, enrolment.code))
    await jobs.send('mail', { kind: 'welcome', user_id, language }, tx)
    return user_id
  })
}

type Typed = Pick<Registration, 'email' | 'cellphone' | 'birthday'> & { password_hash: string }

/** Inserts the user; name, CPF, profile, unit and tribe come from the enrolment, not from the request. */
async function addUser(tx: Db, enrolment: typeof enrolments.$inferSelect, typed: Typed): Promise<number> {
  const { name, cpf, profile, unity_id, tribe_id } = enrolment
  const { email, password_hash } = typed
  const cellphone = phoneDigits(typed.cellphone)
  const birthday = dayOf(typed.birthday)
  const [added] = await tx
    .insert(users)
    .values({ name, cpf, profile, unity_id, tribe_id, email, password_hash, cellphone, birthday })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  // The e-mail was registered with another code since it was checked.
  if (!added) throw new DomainError('register.otherCode')
  await tx.insert(user_unities).values({ user_id: added.id, unity_id })
  return added.id
}
