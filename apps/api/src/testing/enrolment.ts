import { randomUUID } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { enrolments, tribes, unities, user_unities } from '../db/schema/index.ts'
import type { Json, TestServer } from './test-server.ts'

/** Inserts a unit and a tribe besides those of testing/school.ts. */
export async function addPlace(db: Db) {
  const name = `Place ${randomUUID()}`
  const [unity] = await db.insert(unities).values({ name }).returning({ id: unities.id })
  const [tribe] = await db.insert(tribes).values({ name }).returning({ id: tribes.id })
  if (!unity || !tribe) throw new Error('Nothing was inserted.')
  return { unity_id: unity.id, tribe_id: tribe.id }
}

export const addMembership = (db: Db, user_id: number, unity_id: number) =>
  db.insert(user_unities).values({ user_id, unity_id })

/** Inserts an unused code of a student of the first unit and tribe, of whom nothing else is known. */
export async function addCode(db: Db, values: Partial<typeof enrolments.$inferInsert> = {}) {
  const code = `code-${randomUUID().slice(0, 12)}`
  const known = { profile: 'STUDENT', unity_id: 1, tribe_id: 1, name: 'Ana Lima' } as const
  await db.insert(enrolments).values({ code, ...known, ...values })
  return values.code ?? code
}

/** A unique e-mail. */
export const newEmail = () => `new-${randomUUID().slice(0, 12)}@example.com`

/** The body of both steps of the registration. */
export const typed = (values: Record<string, Json> = {}): Json => ({
  profile: 'STUDENT',
  cellphone: '(11) 98765-4321',
  birthday: '29/02/1996',
  password: 'a house of words',
  confirmPassword: 'a house of words',
  country: 'BR',
  ...values,
})

/** The tokens of the links mailed to an address, oldest first. */
export async function linksOf(context: TestServer, email: string, path: 'change-password' | 'change-code') {
  const found = (await context.mails()).filter(({ address }) => address === email).flatMap(({ links }) => links)
  return found.flatMap((link) => link.split(`/${path}/`)[1] ?? [])
}
