import type { Db } from '../db/client.ts'
import { lockProgress } from './lock.ts'
import { readPath } from './path.ts'
import { place } from './place.ts'
import { settle } from './settle.ts'

interface Start {
  user_id: number
  /** The chapter that the school has enrolled the user at; null: the first one. */
  chapter_id: number | null
  now: Date
}

/** Gives a new user a current chapter, in the transaction that adds the user; a chapter that has left the path is skipped. */
export async function startCourse(tx: Db, { user_id, chapter_id, now }: Start): Promise<void> {
  await lockProgress(tx, user_id)
  const isThere = chapter_id !== null && (await readPath(tx)).includes(chapter_id)
  await (isThere ? place(tx, { user_id, chapter_id, now }) : settle(tx, [user_id]))
}
