import { and, eq, exists, notExists, sql } from 'drizzle-orm'
import type { MediaKind } from '@the-house/domain'
import type { Db } from '../db/client.ts'
import { file_uses, files, uploads } from '../db/schema/index.ts'

/** Who has sent a file, and as what. */
export interface Sent {
  /** The name that it was sent with. */
  name: string
  /** null: it is not known any more. */
  sent_by: number | null
}

const nameMax = 200

/** A name without what no name has. */
const nameOf = (name: string) =>
  name
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, nameMax) || 'file'

interface Noted extends Sent {
  key: string
  bytes: number
}

/** Notes a stored file in the media library: nothing names it yet. */
export async function noteFile(db: Db, { key, name, bytes, sent_by }: Noted, at: Date): Promise<void> {
  await db.insert(files).values({
    key,
    // The one rule of what a key says that its file is.
    kind: sql<MediaKind>`file_kind(${key})`,
    name: nameOf(name),
    bytes,
    sent_by,
    created_at: at,
    unused_at: at,
  })
}

/** A row names the file now; that one has named it before is no use. */
export const isUsed = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(file_uses)
      .where(and(eq(file_uses.key, files.key), eq(file_uses.former, false))),
  )

/** The condition that no upload waits for its row with the file, or to be put back. */
export const waitsForNothing = (db: Db) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(uploads)
      .where(eq(uploads.key, files.key)),
  )

/** Forgets a file that was noted for nothing. @returns whether it is unknown now, so that it can be deleted */
export async function forgetFile(db: Db, key: string): Promise<boolean> {
  await db.delete(files).where(and(eq(files.key, key), sql`not ${isUsed(db)}`, waitsForNothing(db)))
  return (await db.$count(files, eq(files.key, key))) === 0
}
