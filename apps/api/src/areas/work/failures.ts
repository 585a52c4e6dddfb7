import type { AnswerOf, Failure, QueryOf, WorkItem, workCalls } from '@the-house/domain'
import { not, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { rowsOf } from '../../db/page.ts'
import { itemsOf } from './item.ts'

/** A mail whose server died while it was sending it is taken as lost after some minutes. */
const lostMinutes = 15

/** Mails that have not left and jobs that have failed for good, as a list of one shape. */
const failures = (now: Date) => sql`(
  select id::text, name, coalesce(data->>'kind', name) as kind, coalesce(data->>'email', '') as address,
    coalesce(completed_on, created_on) as at,
    left(coalesce(output->>'message', ''), 500) as reason
  from pgboss.job where state = 'failed'
  union all
  select id::text, 'mail', kind, address, claimed_at, ''
  from mails where sent_at is null
    and claimed_at < ${now.toISOString()}::timestamptz - ${lostMinutes} * interval '1 minute'
    and not exists (select from pgboss.job where job.id = mails.id)
) failure`

const isMail = sql<boolean>`(failure.name = 'mail')`

/** How many mails have not left, and how many other jobs have failed. */
export async function findFailures(db: Db, now: Date): Promise<WorkItem[]> {
  const rows = await db
    .select({
      isMail: isMail.as('is_mail'),
      count: sql<number>`count(*)::int`,
      oldest: sql<string>`min(failure.at)`,
    })
    .from(failures(now))
    .groupBy(sql`is_mail`)
  return rows.flatMap(({ isMail, ...row }) => itemsOf(isMail ? 'FAILED_MAILS' : 'FAILED_JOBS', row))
}

/** Returns a page of the failures, the newest first. */
export async function listFailures(
  db: Db,
  query: QueryOf<typeof workCalls.failures>,
  now: Date,
): Promise<AnswerOf<typeof workCalls.failures>> {
  const { of, ...page } = query
  const { limit, offset } = rowsOf(page)
  const where = of && (of === 'MAILS' ? isMail : not(isMail))
  const rows = await db
    .select({
      id: sql<string>`failure.id`,
      kind: sql<string>`failure.kind`,
      address: sql<string>`failure.address`,
      at: sql<string>`failure.at`,
      reason: sql<string>`failure.reason`,
    })
    .from(failures(now))
    .where(where)
    .orderBy(sql`failure.at desc`, sql`failure.id`)
    .limit(limit)
    .offset(offset)
  const content = rows.map(({ at, ...row }): Failure => ({ ...row, at: new Date(at).toISOString() }))
  // Apart from the rows: a page beyond the last one has none, and says all the same how many there are.
  return { content, meta: { ...page, total: await db.$count(failures(now), where) } }
}
