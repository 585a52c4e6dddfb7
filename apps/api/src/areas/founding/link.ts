import { DomainError, limits } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { settings, users } from '../../db/schema/index.ts'
import { hashToken, newToken } from '../../plugins/session.ts'

const linkName = 'founding.link'
const ofLink = eq(settings.name, linkName)
const hourMs = 3_600_000

const isFounded = async (db: Db) => (await db.$count(users, eq(users.admin, true))) > 0

/**
 * Creates the link that founds a school without an administrator, and voids the one before; of the token the database
 * keeps the hash alone.
 * @returns the token; null: the school has an administrator
 */
export function renewFoundingLink(db: Db, now: Date): Promise<string | null> {
  return db.transaction(async (tx) => {
    await tx.delete(settings).where(ofLink)
    if (await isFounded(tx)) return null
    const token = newToken()
    const value = `${hashToken(token)} ${new Date(now.getTime() + limits.foundingHours * hourMs).toISOString()}`
    // Of two servers that start at once, the later one's link is the valid one.
    await tx
      .insert(settings)
      .values({ name: linkName, value })
      .onConflictDoUpdate({ target: settings.name, set: { value } })
    return token
  })
}

/** Refuses a link that does not found the school. @returns until when it does, ISO 8601 */
export async function checkFoundingLink(db: Db, token: string, now: Date, lock?: 'lock'): Promise<string> {
  const stored = db.select().from(settings).where(ofLink)
  const [row] = await (lock ? stored.for('update') : stored)
  if (await isFounded(db)) throw new DomainError('founding.done')
  const [hash, expires_at = ''] = row?.value.split(' ') ?? []
  if (hash !== hashToken(token) || now >= new Date(expires_at)) throw new DomainError('founding.link')
  return expires_at
}

/** Voids the link. Of several who use it at once one succeeds; the others wait for it, and are refused. */
export async function useFoundingLink(tx: Db, token: string, now: Date): Promise<void> {
  await checkFoundingLink(tx, token, now, 'lock')
  await tx.delete(settings).where(ofLink)
}
