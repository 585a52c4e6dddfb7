import { and, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { JobContext } from '../../app-context.ts'
import { messages } from '../../db/schema/index.ts'

type Queued = Pick<typeof messages.$inferSelect, 'id' | 'version' | 'send_at'>

/** Queues the delivery of a message for its time, or of its recall, in the caller's transaction. */
export const queueMessage = (
  { db, jobs }: Pick<JobContext, 'db' | 'jobs'>,
  { id, version, send_at }: Queued,
  now: Date,
): Promise<void> =>
  jobs.send(
    'message',
    { message_id: id, version },
    db,
    Math.max(0, Math.ceil((send_at.getTime() - now.getTime()) / 1000)),
  )

/** Queues a job for every message whose delivery or recall was unfinished when the server stopped. */
export async function resumeMessages({ db, jobs, clock }: Pick<JobContext, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const now = clock()
  const due = await db
    .select()
    .from(messages)
    .where(
      or(
        and(isNull(messages.finished_at), isNull(messages.recalled_at), lte(messages.send_at, now)),
        isNotNull(messages.removed_until),
      ),
    )
  for (const message of due) await queueMessage({ db, jobs }, message, now)
}
