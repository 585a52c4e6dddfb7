import { DomainError, passwordFault, type PasswordOwner } from '@the-house/domain'
import { isNull } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { unities } from '../../db/schema/index.ts'

interface NewPassword {
  password: string
  /** Its field in the body of the call. */
  field: string
}

/** Refuses a password that is the own name or e-mail, or a word of the school, which its schema cannot know. */
export async function assertUnguessed(db: Db, { password, field }: NewPassword, owner: PasswordOwner): Promise<void> {
  const units = await db.select({ name: unities.name }).from(unities).where(isNull(unities.deleted_at))
  const fault = passwordFault(password, { ...owner, school: units.map(({ name }) => name) })
  if (fault) throw new DomainError('validation', { [field]: fault })
}
