import { and, eq, gt, min } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { chapters, users } from '../../db/schema/index.ts'
import { isKept } from '../../db/visible.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { seesEverything } from './availability.ts'

/** Moves a learner who has finished the current chapter to the next published one: where that opens later, it waits there. */
export async function reachNextChapter(db: Db, user: SignedIn, finished: number): Promise<void> {
  if (seesEverything(user)) return
  const [next] = await db
    .select({ id: min(chapters.id) })
    .from(chapters)
    .where(and(gt(chapters.id, finished), eq(chapters.published, true), isKept(chapters)))
  if (!next?.id) return
  // Only from the chapter that was finished: the same again moves nobody.
  await db
    .update(users)
    .set({ chapter: next.id })
    .where(and(eq(users.id, user.id), eq(users.chapter, finished)))
}
