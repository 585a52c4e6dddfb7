import { createHash } from 'node:crypto'
import { DomainError } from '@the-house/domain'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { attempts } from '../../db/schema/index.ts'

const windowMs = 60_000
const allowed = 5

/** Hashed: a list of addresses that were tried is nobody's business. */
const keyOf = (action: string, account: string) => createHash('sha256').update(`${action}\n${account}`).digest('hex')
const windowStart = (now: Date) => new Date(now.getTime() - windowMs)

/** Refuses with `tooMany` after five failures of an action for an account within a minute. */
export async function refuseWhenTooMany(db: Db, action: string, account: string, now: Date): Promise<void> {
  const [found] = await db
    .select({ count: attempts.count })
    .from(attempts)
    .where(and(eq(attempts.key, keyOf(action, account)), gt(attempts.started_at, windowStart(now))))
  if (found && found.count >= allowed) throw new DomainError('tooMany')
}

/** Counts a failure; failures at once are all counted. */
export async function countFailure(db: Db, action: string, account: string, now: Date): Promise<void> {
  // As text, since a bare parameter in an expression has no type of its own.
  const start = sql`${windowStart(now).toISOString()}::timestamptz`
  const over = sql`${attempts.started_at} <= ${start}`
  const [counted] = await db
    .insert(attempts)
    .values({ key: keyOf(action, account), count: 1, started_at: now })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${over} then 1 else ${attempts.count} + 1 end`,
        started_at: sql`case when ${over} then excluded.started_at else ${attempts.started_at} end`,
      },
    })
    .returning({ count: attempts.count })
  if (counted && counted.count > allowed) throw new DomainError('tooMany')
}

/** Forgets what no longer counts. */
export const forgetAttempts = (db: Db, now: Date) =>
  db.delete(attempts).where(lt(attempts.started_at, windowStart(now)))
