import { DomainError, limits } from '@the-house/domain'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { links } from '../../db/schema/index.ts'
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
    await tx.delete(links).where(and(eq(links.user_id, user_id), eq(links.kind, kind)))
    await tx.insert(links).values({ kind, user_id, code: code ?? null, token_hash: hashToken(token), expires_at })
  })
  return token
}

/** Uses a link up; of two who try at once one succeeds. Refuses with `link.invalid` what is unknown, used or over. */
export async function useLink(tx: Db, kind: Kind, token: string, now: Date) {
  const [used] = await tx
    .update(links)
    .set({ used_at: now })
    .where(
      and(
        eq(links.token_hash, hashToken(token)),
        eq(links.kind, kind),
        isNull(links.used_at),
        gt(links.expires_at, now),
      ),
    )
    .returning({ user_id: links.user_id, code: links.code })
  if (!used) throw new DomainError('link.invalid')
  return used
}

/** Forgets links that are over. */
export const forgetLinks = (db: Db, now: Date) => db.delete(links).where(lt(links.expires_at, now))
