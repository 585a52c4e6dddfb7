import { createHash } from 'node:crypto'
import { DomainError, type Person, type PersonForm } from '@the-house/domain'
import { and, asc, desc, eq, ne } from 'drizzle-orm'
import { numberOf } from '../../course/path.ts'
import type { Db } from '../../db/client.ts'
import { chapters, enrolments, tribes, unities, user_unities, users } from '../../db/schema/index.ts'
import { maskCpf } from '../users/cpf.ts'
import { dutiesOf, dutiesVersion } from './given-duties.ts'

/** The fields of a user that the form edits and the audit trail stores. */
export const formOf = (person: PersonForm): PersonForm => {
  const { name, profile, admin, unity_id, other_units_id, tribe_id } = person
  return { name, profile, admin, unity_id, other_units_id, tribe_id }
}

/** The version for optimistic locking: a hash of the form, so that every change of its fields counts. */
const versionOf = (form: PersonForm): string =>
  createHash('sha256')
    .update(JSON.stringify(formOf(form)))
    .digest('base64url')
    .slice(0, 16)

/** Returns a user with an account, or refuses with `notFound`. */
export async function findPerson(db: Db, id: number): Promise<Person> {
  const [found] = await db
    .select({
      user: users,
      unity: { id: unities.id, name: unities.name },
      tribe: { id: tribes.id, name: tribes.name },
      chapter: { id: chapters.id, name: chapters.name },
      number: numberOf(users.chapter_id),
    })
    .from(users)
    .innerJoin(unities, eq(unities.id, users.unity_id))
    .leftJoin(tribes, eq(tribes.id, users.tribe_id))
    .leftJoin(chapters, eq(chapters.id, users.chapter_id))
    .where(eq(users.id, id))
  if (!found) throw new DomainError('notFound')
  const { user, unity, tribe, chapter, number } = found
  const other_units = await db
    .select({ id: unities.id, name: unities.name })
    .from(user_unities)
    .innerJoin(unities, eq(unities.id, user_unities.unity_id))
    .where(and(eq(user_unities.user_id, id), ne(user_unities.unity_id, user.unity_id)))
    .orderBy(asc(unities.id))
  const [enrolled] = await db
    .select({ code: enrolments.code })
    .from(enrolments)
    .where(eq(enrolments.user_id, id))
    .orderBy(desc(enrolments.used_at))
    .limit(1)
  const given = await dutiesOf(db, id)
  const form = formOf({ ...user, other_units_id: other_units.map((one) => one.id) })
  return {
    ...form,
    id,
    version: versionOf(form),
    duties: given,
    duties_version: dutiesVersion(given),
    email: user.email,
    cpf: maskCpf(user.cpf),
    code: enrolled?.code ?? null,
    state: user.disabled_at ? 'DISABLED' : 'REGISTERED',
    unity,
    other_units,
    tribe,
    chapter: chapter && { ...chapter, number },
    created_at: user.created_at.toISOString(),
  }
}
