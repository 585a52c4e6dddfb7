import { DomainError, limits } from '@the-house/domain'
import { and, eq, exists, gt, inArray, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { links, users } from '../../db/schema/index.ts'
import { hashToken, newToken } from '../../plugins/session.ts'

type Kind = (typeof links.kind.enumValues)[number]

interface NewLink {
  kind: Kind
  user_id: number
  /** The code that a `code` link moves its user to. */
  code?: string
}

/** The secret of a new link; an older one of the same kind is void from now on. */
export async function newLink(db: Db, { kind, user_id, code }: NewLink, now: Date): Promise<string> {
  const token = newToken()
  const expires_at = new Date(now.getTime() + limits.linkMinutes * 60_000)
  await db.transaction(async (tx) => {
    // Two at once take turns, so that the later one finds the earlier.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user_id)).for('update')
    await tx.delete(links).where(and(eq(links.user_id, user_id), eq(links.kind, kind)))
    await tx.insert(links).values({ kind, user_id, code: code ?? null, token_hash: hashToken(token), expires_at })
  })
  return token
}

/** A link that works: known, not used, not over, and of somebody who may still come in. */
const works = (db: Db, kind: Kind, token: string, now: Date) =>
  and(
    eq(links.token_hash, hashToken(token)),
    eq(links.kind, kind),
    isNull(links.used_at),
    gt(links.expires_at, now),
    exists(
      db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, links.user_id), isNull(users.disabled_at))),
    ),
  )

/** Refuses with `link.invalid` what does not work; changes nothing. */
export async function checkLink(db: Db, kind: Kind, token: string, now: Date): Promise<void> {
  const [found] = await db
    .select({ id: links.id })
    .from(links)
    .where(works(db, kind, token, now))
  if (!found) throw new DomainError('link.invalid')
}

/** Uses a link up; of two who try at once one succeeds. Refuses as `checkLink` does. */
export async function useLink(tx: Db, kind: Kind, token: string, now: Date) {
  // Its owner is locked first, as by whoever makes a link: they never wait for each other in a circle.
  const owner = tx
    .select({ id: links.user_id })
    .from(links)
    .where(eq(links.token_hash, hashToken(token)))
  await tx.select({ id: users.id }).from(users).where(inArray(users.id, owner)).for('update')
  const [used] = await tx
    .update(links)
    .set({ used_at: now })
    .where(works(tx, kind, token, now))
    .returning({ user_id: links.user_id, code: links.code })
  if (!used) throw new DomainError('link.invalid')
  return used
}

/** Forgets links that are over. */
export const forgetLinks = (db: Db, now: Date) => db.delete(links).where(lt(links.expires_at, now))
