import { dayOf, dayText, DomainError, phoneDigits, type ChangeProfile, type PersonalProfile } from '@the-house/domain'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { users } from '../../db/schema/index.ts'
import type { House } from '../../house.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { setPassword } from '../password/service.ts'
import { limited } from '../session/attempts.ts'
import { hashPassword, isPassword } from '../session/password.ts'
import { maskCpf } from '../users/cpf.ts'

/** What the school knows of somebody, for their own eyes. */
export async function findProfile(db: Db, id: number): Promise<PersonalProfile> {
  const [found] = await db.select().from(users).where(eq(users.id, id))
  if (!found) throw new DomainError('session.required')
  const { name, email, cpf, cellphone, birthday } = found
  return { name, email, cpf: maskCpf(cpf), cellphone: cellphone ?? '', birthday: birthday ? dayText(birthday) : '' }
}

/** Changes what was sent, all or nothing; an emptied field is forgotten. */
export async function changeProfile(house: House, user: SignedIn, wish: ChangeProfile): Promise<PersonalProfile> {
  const { cellphone, birthday, change_password } = wish
  const password = change_password && (await readPasswords(house, user, change_password))
  const data = {
    ...(cellphone !== undefined && { cellphone: phoneDigits(cellphone) || null }),
    ...(birthday !== undefined && { birthday: dayOf(birthday) }),
  }
  return house.db.transaction(async (tx) => {
    if (password) await replacePassword(tx, user, password)
    if (Object.keys(data).length > 0) await tx.update(users).set(data).where(eq(users.id, user.id))
    return findProfile(tx, user.id)
  })
}

interface Passwords {
  /** The stored hash that the current password was compared with. */
  old_hash: string
  new_hash: string
}

type Typed = NonNullable<ChangeProfile['change_password']>

async function readPasswords(house: House, { id }: SignedIn, { current, password }: Typed): Promise<Passwords> {
  const old_hash = await limited(house, 'current_password', { user: id }, () => proveCurrent(house.db, id, current))
  return { old_hash, new_hash: await hashPassword(password) }
}

/** The field as a form names it, so that the words stand beside it. */
const wrongPassword = () => new DomainError('password.wrong', { 'change_password.current': 'errors.password.wrong' })

async function proveCurrent(db: Db, id: number, current: string): Promise<string> {
  const [found] = await db.select({ stored: users.password_hash }).from(users).where(eq(users.id, id))
  const stored = found?.stored
  if (!(await isPassword(stored, current)) || !stored) throw wrongPassword()
  return stored
}

/** Every other session is over; refuses where somebody else has just changed the password. */
async function replacePassword(tx: Db, { id, session_id }: SignedIn, { old_hash, new_hash }: Passwords): Promise<void> {
  const [still] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.password_hash, old_hash)))
    .for('update')
  if (!still) throw wrongPassword()
  await setPassword(tx, id, new_hash, session_id)
}
