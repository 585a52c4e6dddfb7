import type { Db } from '../db/client.ts'
import { topic_conclusions } from '../db/schema/index.ts'
import { markFinished } from './conclude.ts'
import { lockProgress } from './lock.ts'
import { settle } from './settle.ts'

interface Conclusion {
  user_id: number
  topic: { id: number; chapter_id: number }
  now: Date
}

/**
 * Records that a user has concluded a topic, in a transaction; idempotent. Where that concludes the chapter, the user
 * moves on.
 */
export async function concludeTopic(tx: Db, { user_id, topic, now }: Conclusion): Promise<void> {
  await lockProgress(tx, user_id)
  const made = await tx
    .insert(topic_conclusions)
    .values({ user_id, topic_id: topic.id, concluded_at: now })
    .onConflictDoNothing()
    .returning({ topic_id: topic_conclusions.topic_id })
  if (made.length === 0) return
  await settle(tx, await markFinished(tx, [topic.chapter_id], [user_id]))
}
