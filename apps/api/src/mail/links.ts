import { DomainError, limits } from '@the-house/domain'
import { and, eq, exists, gt, inArray, isNull, lt } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { links, users } from '../db/schema/index.ts'
import { hashToken, newToken } from '../plugins/session.ts'

type Kind = (typeof links.kind.enumValues)[number]

interface NewLink {
  kind: Kind
  user_id: number
  /** The code that a `code` link moves its user to. */
  code?: string
}

/** Creates a link and returns its token; previous links of the same kind are invalidated. */
export async function newLink(db: Db, { kind, user_id, code }: NewLink, now: Date): Promise<string> {
  const token = newToken()
  const expires_at = new Date(now.getTime() + limits.linkMinutes * 60_000)
  await db.transaction(async (tx) => {
    // The row lock serializes two concurrent calls, so that the later one deletes the link of the earlier one.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user_id)).for('update')
    await tx.delete(links).where(and(eq(links.user_id, user_id), eq(links.kind, kind)))
    await tx.insert(links).values({ kind, user_id, code: code ?? null, token_hash: hashToken(token), expires_at })
  })
  return token
}

/** The condition of a valid link: known, unused, not expired, and of a user who is not disabled. */
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

/** Refuses an invalid link with `link.invalid`, without consuming it. */
export async function checkLink(db: Db, kind: Kind, token: string, now: Date): Promise<void> {
  const [found] = await db
    .select({ id: links.id })
    .from(links)
    .where(works(db, kind, token, now))
  if (!found) throw new DomainError('link.invalid')
}

/** Consumes a link; of two concurrent attempts one succeeds. Refuses as `checkLink` does. */
export async function useLink(tx: Db, kind: Kind, token: string, now: Date) {
  // Locks the user first, in the same order as `newLink`, so that they cannot deadlock.
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

/** Deletes expired links. */
export const purgeLinks = (db: Db, now: Date) => db.delete(links).where(lt(links.expires_at, now))
