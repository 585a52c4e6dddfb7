import { DomainError, limits, type Enrolment, type ValidateCode } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { enrolments, users } from '../../db/schema/index.ts'
import { maskCpf } from '../users/cpf.ts'

type Claim = Pick<ValidateCode, 'code' | 'email' | 'profile'>
type EnrolmentRow = typeof enrolments.$inferSelect

/** A self-taught learner registers as a student. */
const profileOf = ({ profile }: EnrolmentRow) => (profile === 'AUTODIDACT' ? 'STUDENT' : profile)

/** Whether the school has given a code to somebody who says this of themselves. */
const fits = (row: EnrolmentRow, { profile, email }: Claim) =>
  profileOf(row) === profile && (row.email === null || row.email === email)

/**
 * The enrolment of a code that its owner may register by. Always asks the same of the database, and tells that an
 * e-mail is registered only to who knows a right code. In a transaction, `lock` keeps others from the code.
 */
export async function checkCode(db: Db, claim: Claim, { lock = false } = {}): Promise<EnrolmentRow> {
  const byCode = db.select().from(enrolments).where(eq(enrolments.code, claim.code))
  const [row] = lock ? await byCode.for('update') : await byCode
  const [registered] = await db.select({ id: users.id }).from(users).where(eq(users.email, claim.email))
  if (!row || !fits(row, claim)) throw new DomainError('register.validate.invalid.fields')
  if (row.used_at) throw new DomainError('register.registered')
  if (registered) throw new DomainError('register.otherCode')
  return row
}

/** What its owner may see of an enrolment. */
export const presentEnrolment = ({ code, name, cpf }: EnrolmentRow, { email, profile }: Claim): Enrolment => ({
  system: limits.registerSystem,
  code,
  email,
  profile,
  name,
  cpf: maskCpf(cpf),
})
