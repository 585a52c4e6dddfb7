import type { Db } from '../db/client.ts'
import { renewFoundingLink } from '../areas/founding/link.ts'

/** What the form that founds a school sends. */
export const founder = {
  unit: 'Manaus',
  time_zone: 'America/Manaus',
  name: 'Ana Souza',
  email: 'Ana@Example.com',
  password: 'three blue doors',
  confirmPassword: 'three blue doors',
}

/** Starts a school without an administrator; returns the token of the link that its server prints. */
export async function printedToken(db: Db, now: Date): Promise<string> {
  const token = await renewFoundingLink(db, now)
  if (token === null) throw new Error('The school has an administrator.')
  return token
}
