import { dayOf, dayText, DomainError, phoneDigits, type ChangeProfile, type PersonalProfile } from '@the-house/domain'
import { and, eq } from 'drizzle-orm'
import { withRateLimit } from '../../contract/rate-limiter.ts'
import type { Db } from '../../db/client.ts'
import { users } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { assertUnguessed } from '../password/assert-unguessed.ts'
import { setPassword } from '../password/service.ts'
import { hashPassword, isPassword } from '../session/password.ts'
import { maskCpf } from '../users/cpf.ts'

/** Returns the profile of the caller. */
export async function findProfile(db: Db, id: number): Promise<PersonalProfile> {
  const [found] = await db.select().from(users).where(eq(users.id, id))
  if (!found) throw new DomainError('session.required')
  const { name, email, cpf, cellphone, birthday } = found
  return { name, email, cpf: maskCpf(cpf), cellphone: cellphone ?? '', birthday: birthday ? dayText(birthday) : '' }
}

/** Changes the fields that were sent, in one transaction; an empty field is cleared. */
export async function changeProfile(
  context: AppContext,
  user: AuthenticatedUser,
  change: ChangeProfile,
): Promise<PersonalProfile> {
  const { cellphone, birthday, change_password } = change
  const password = change_password && (await readPasswords(context, user, change_password))
  const data = {
    ...(cellphone !== undefined && { cellphone: phoneDigits(cellphone) || null }),
    ...(birthday !== undefined && { birthday: dayOf(birthday) }),
  }
  return context.db.transaction(async (tx) => {
    if (password) await replacePassword(tx, user, password)
    if (Object.keys(data).length > 0) await tx.update(users).set(data).where(eq(users.id, user.id))
    return findProfile(tx, user.id)
  })
}

interface Passwords {
  /** The stored hash that the current password was verified against. */
  old_hash: string
  new_hash: string
}

type Typed = NonNullable<ChangeProfile['change_password']>

async function readPasswords(
  context: AppContext,
  { id }: AuthenticatedUser,
  { current, password }: Typed,
): Promise<Passwords> {
  const old_hash = await withRateLimit(context, 'currentPassword', { user: id }, () =>
    proveCurrent(context.db, id, current),
  )
  const [owner] = await context.db.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, id))
  await assertUnguessed(context.db, { password, field: 'change_password.password' }, owner ?? {})
  return { old_hash, new_hash: await hashPassword(password) }
}

/** Names the field as the form does, so that the message is shown beside it. */
const wrongPassword = () => new DomainError('password.wrong', { 'change_password.current': 'errors.password.wrong' })

async function proveCurrent(db: Db, id: number, current: string): Promise<string> {
  const [found] = await db.select({ stored: users.password_hash }).from(users).where(eq(users.id, id))
  const stored = found?.stored
  if (!(await isPassword(stored, current)) || !stored) throw wrongPassword()
  return stored
}

/** Stores the password and ends every other session; refuses when the hash was changed concurrently. */
async function replacePassword(
  tx: Db,
  { id, session_id }: AuthenticatedUser,
  { old_hash, new_hash }: Passwords,
): Promise<void> {
  const [still] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.password_hash, old_hash)))
    .for('update')
  if (!still) throw wrongPassword()
  await setPassword(tx, id, new_hash, session_id)
}
