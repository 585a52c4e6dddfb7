import { dayOf, DomainError, limits, type Enrolment, type EnrolmentFact, type ValidateCode } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { assertOpenUnit } from '../../db/open-units.ts'
import { users, type enrolments } from '../../db/schema/index.ts'
import { maskCpf } from '../users/cpf.ts'
import { findCode } from './find-code.ts'

type Claim = Pick<ValidateCode, 'code' | 'email' | 'profile' | EnrolmentFact>
type EnrolmentRow = typeof enrolments.$inferSelect

/** A self-taught learner registers as a student. */
const profileOf = ({ profile }: EnrolmentRow) => (profile === 'AUTODIDACT' ? 'STUDENT' : profile)

/** Whether an enrolment matches the profile and the e-mail of a registration. */
const fits = (row: EnrolmentRow, { profile, email }: Claim) =>
  profileOf(row) === profile && (row.email === null || row.email === email)

const endOf = (cpf: string | null) => cpf?.replaceAll(/\D/g, '').slice(-4) ?? ''

/** What the school knows that proves a person beside the code; an enrolled e-mail is proof enough. */
function factOf({ email, birthday, cpf }: EnrolmentRow): { name: EnrolmentFact; value: string } | null {
  if (email !== null) return null
  if (birthday !== null) return { name: 'birthday', value: birthday }
  return endOf(cpf) === '' ? null : { name: 'cpf_end', value: endOf(cpf) }
}

/** What a person has said of a fact, as it is stored. */
const said: Record<EnrolmentFact, (claim: Claim) => string | null> = {
  birthday: ({ birthday }) => (birthday ? dayOf(birthday) : null),
  cpf_end: ({ cpf_end }) => cpf_end || null,
}

const wrong = () => new DomainError('register.validate.invalid.fields')

/**
 * Finds the enrolment that a code may register. Runs the same queries in every case, and reveals that an e-mail is
 * registered only to a caller who has proved the code, against user enumeration.
 * @param options `lock` takes a row lock on the enrolment, in a transaction
 * @returns the enrolment, or a refusal that is no wrong guess: what is asked for beside the code, or whom to ask
 */
export async function checkCode(db: Db, claim: Claim, { lock = false } = {}): Promise<EnrolmentRow | DomainError> {
  const byCode = findCode(db, claim.code)
  const [row] = lock ? await byCode.for('update') : await byCode
  const [registered] = await db.select({ id: users.id }).from(users).where(eq(users.email, claim.email))
  if (!row || !fits(row, claim)) throw wrong()
  // Whoever teaches sees other people's data: a code alone, or what a colleague knows, is no proof.
  if (row.profile === 'TEACHER' && row.email === null) return new DomainError('register.school')
  const fact = factOf(row)
  const answer = fact && said[fact.name](claim)
  if (fact && answer === null) return new DomainError('register.fact', { [fact.name]: 'validation.required' })
  if (fact && answer !== fact.value) throw wrong()
  if (row.used_at) throw new DomainError('register.registered')
  if (registered) throw new DomainError('register.otherCode')
  await assertOpenUnit(db, row.unity_id)
  return row
}

/** Returns the enrolment of a checked code, or refuses. */
export function granted(found: EnrolmentRow | DomainError): EnrolmentRow {
  if (found instanceof DomainError) throw found
  return found
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
