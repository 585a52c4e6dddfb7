import { setTimeout as delay } from 'node:timers/promises'
import { asc, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { mails } from '../db/schema/index.ts'

/** Long enough for a busy machine, and shorter than the time-out of a test, so that a job that hangs is reported. */
const timeoutMs = 50_000

/**
 * Resolves once no job is queued, active or to be retried; delayed jobs may remain. Rejects after `limitMs`
 * milliseconds.
 */
export async function jobsDone(db: Db, limitMs = timeoutMs): Promise<void> {
  const late = AbortSignal.timeout(limitMs)
  const isWaiting = sql`exists (select from pgboss.job where state in ('retry', 'active') or (state = 'created' and start_after <= now()))`
  while ((await db.select({ waiting: sql<boolean>`${isWaiting}` }).from(sql`(values (1)) as one`))[0]?.waiting) {
    late.throwIfAborted()
    await delay(10)
  }
}

/** The time of the database, which goes on where a test's clock stands still: mails of one moment keep their order. */
const queuedAt = sql`(select created_on from pgboss.job where id = ${mails.id})`

/** The sent mails in the order in which they were queued, with the URLs in their texts. */
export async function mailsOf(db: Db) {
  await jobsDone(db)
  const sent = await db.select().from(mails).where(isNotNull(mails.sent_at)).orderBy(asc(queuedAt))
  return sent.map(({ address, kind, language, subject, text, html, calendar }) => ({
    address,
    kind,
    language,
    subject: subject ?? '',
    text: text ?? '',
    html: html ?? '',
    calendar,
    links: text?.match(/https?:\/\/\S+/g) ?? [],
  }))
}
