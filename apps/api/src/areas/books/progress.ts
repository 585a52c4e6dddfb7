import { and, eq, gt, min } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { chapters, users } from '../../db/schema/index.ts'
import { isNotDeleted } from '../../db/visibility.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { isContentStaff } from './availability.ts'

/**
 * Moves a student who has finished the current chapter to the next published one, even where that one is released
 * later.
 */
export async function advanceChapter(db: Db, user: AuthenticatedUser, finished: number): Promise<void> {
  if (isContentStaff(user)) return
  const [next] = await db
    .select({ id: min(chapters.id) })
    .from(chapters)
    .where(and(gt(chapters.id, finished), eq(chapters.published, true), isNotDeleted(chapters)))
  if (!next?.id) return
  // Only where the student is still in the finished chapter, so that a repeated call is idempotent.
  await db
    .update(users)
    .set({ chapter: next.id })
    .where(and(eq(users.id, user.id), eq(users.chapter, finished)))
}
