import { DomainError, limits, type Enrolment, type ValidateCode } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { assertOpenUnit } from '../../db/open-units.ts'
import { enrolments, users } from '../../db/schema/index.ts'
import { maskCpf } from '../users/cpf.ts'

type Claim = Pick<ValidateCode, 'code' | 'email' | 'profile'>
type EnrolmentRow = typeof enrolments.$inferSelect

/** A self-taught learner registers as a student. */
const profileOf = ({ profile }: EnrolmentRow) => (profile === 'AUTODIDACT' ? 'STUDENT' : profile)

/** Whether an enrolment matches the profile and the e-mail of a registration. */
const fits = (row: EnrolmentRow, { profile, email }: Claim) =>
  profileOf(row) === profile && (row.email === null || row.email === email)

/**
 * Returns the enrolment that a code may register. Runs the same queries in every case, and reveals that an e-mail is
 * registered only to a caller with a valid code, against user enumeration.
 * @param options `lock` takes a row lock on the enrolment, in a transaction
 */
export async function checkCode(db: Db, claim: Claim, { lock = false } = {}): Promise<EnrolmentRow> {
  const byCode = db.select().from(enrolments).where(eq(enrolments.code, claim.code))
  const [row] = lock ? await byCode.for('update') : await byCode
  const [registered] = await db.select({ id: users.id }).from(users).where(eq(users.email, claim.email))
  if (!row || !fits(row, claim)) throw new DomainError('register.validate.invalid.fields')
  if (row.used_at) throw new DomainError('register.registered')
  if (registered) throw new DomainError('register.otherCode')
  await assertOpenUnit(db, row.unity_id)
  return row
}

/** Presents an enrolment to its owner, with the CPF masked. */
export const presentEnrolment = ({ code, name, cpf }: EnrolmentRow, { email, profile }: Claim): Enrolment => ({
  system: limits.registerSystem,
  code,
  email,
  profile,
  name,
  cpf: maskCpf(cpf),
})
