import {
  dayOf,
  DomainError,
  phoneDigits,
  type Enrolment,
  type Registration,
  type ValidateCode,
} from '@the-house/domain'
import type { Language } from '@the-house/i18n/server'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { enrolments, user_unities, users } from '../../db/schema/index.ts'
import type { House } from '../../house.ts'
import { limited } from '../session/attempts.ts'
import { hashPassword } from '../session/password.ts'
import { checkCode, presentEnrolment } from './code.ts'

/** The first step: does the school know this code, and is it free? */
export async function validateCode(house: House, typed: ValidateCode): Promise<Enrolment> {
  const claim = { ...typed, email: typed.email.toLowerCase() }
  const { email, code } = claim
  const row = await limited(house, 'valide', { email, code }, () => checkCode(house.db, claim))
  return presentEnrolment(row, claim)
}

/** Both steps: makes the user of a code, once, and has them welcomed; gives back who it is. */
export async function register(house: House, typed: Registration, language: Language): Promise<number> {
  const { db, clock, jobs } = house
  const registration = { ...typed, email: typed.email.toLowerCase() }
  const { email, code } = registration
  await limited(house, 'valide', { email, code }, () => checkCode(db, registration))
  const password_hash = await hashPassword(registration.password)
  return db.transaction(async (tx) => {
    const enrolment = await checkCode(tx, registration, { lock: true })
    const user_id = await addUser(tx, enrolment, { ...registration, password_hash })
    await tx.update(enrolments).set({ user_id, used_at: clock() }).where(eq(enrolments.code, code))
    await jobs.send('mail', { kind: 'welcome', user_id, language }, tx)
    return user_id
  })
}

type Typed = Pick<Registration, 'email' | 'cellphone' | 'birthday'> & { password_hash: string }

/** Name, CPF, profile and place are the school's, whatever was typed. */
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
  // By another code, since it was looked for.
  if (!added) throw new DomainError('register.otherCode')
  await tx.insert(user_unities).values({ user_id: added.id, unity_id })
  return added.id
}
