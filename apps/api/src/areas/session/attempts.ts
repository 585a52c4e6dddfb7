import { createHash } from 'node:crypto'
import { DomainError, limits } from '@the-house/domain'
import { and, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { attempts } from '../../db/schema/index.ts'
import type { House } from '../../house.ts'
import { TooMany } from '../../plugins/failures.ts'

const windowMs = 60_000

/** A whole school may share one address: this only keeps a flood out, the limits below stop guessing. */
export const perAddress = 600

interface Limit {
  /** Its refusals alone, or whatever is asked. */
  counts: 'failures' | 'calls'
  /** Each of them is counted by itself. */
  by: readonly ('email' | 'code' | 'user' | 'address')[]
}

/** What may go wrong, or be asked for, `limits.triesPerMinute` times a minute and not more. */
const table = {
  session: { counts: 'failures', by: ['email'] },
  forgot_password: { counts: 'calls', by: ['email'] },
  change_password_token: { counts: 'failures', by: ['address'] },
  /** Shared by both steps of the registration. */
  valide: { counts: 'failures', by: ['email', 'code'] },
  change_code: { counts: 'calls', by: ['email'] },
  change_code_token: { counts: 'failures', by: ['address'] },
  current_password: { counts: 'failures', by: ['user'] },
  report_error: { counts: 'calls', by: ['user'] },
  invitation: { counts: 'calls', by: ['code'] },
  avatar: { counts: 'calls', by: ['user'] },
} as const satisfies Record<string, Limit>

type Action = keyof typeof table
type Subjects<A extends Action> = Record<(typeof table)[A]['by'][number], string | number>

/**
 * Lets somebody try, or refuses with `tooMany`. What is tried must have no effect where its failures count:
 * of guesses that are sent at once, whichever comes after the last allowed failure learns nothing, right or wrong.
 */
export async function limited<A extends Action, T>(
  { db, clock }: Pick<House, 'db' | 'clock'>,
  action: A,
  who: Subjects<A>,
  attempt: () => Promise<T>,
): Promise<T> {
  const keys = keysOf(action, who)
  if (table[action].counts === 'calls') {
    await count(db, keys, clock())
    return attempt()
  }
  await refuseWhenTooMany(db, keys, clock())
  try {
    const right = await attempt()
    await refuseWhenTooMany(db, keys, clock())
    return right
  } catch (error) {
    if (error instanceof DomainError && !(error instanceof TooMany)) await count(db, keys, clock())
    throw error
  }
}

/** Hashed: a list of addresses that were tried is nobody's business. In order, so that two who count do not deadlock. */
const keysOf = (action: Action, who: Record<string, string | number>): string[] =>
  Object.entries(who)
    .map(([subject, value]) => createHash('sha256').update(`${action}\n${subject}\n${value}`).digest('hex'))
    .toSorted()

const windowStart = (now: Date) => new Date(now.getTime() - windowMs)

interface Counted {
  count: number
  started_at: Date
}

/** The refusal of what is over its limit, until the last of the windows ends. */
function tooMany(over: Counted[], now: Date): TooMany {
  const end = Math.max(...over.map(({ started_at }) => started_at.getTime())) + windowMs
  return new TooMany(Math.max(1, Math.ceil((end - now.getTime()) / 1000)))
}

const columns = { count: attempts.count, started_at: attempts.started_at }

async function refuseWhenTooMany(db: Db, keys: string[], now: Date): Promise<void> {
  const found = await db
    .select(columns)
    .from(attempts)
    .where(and(inArray(attempts.key, keys), gt(attempts.started_at, windowStart(now))))
  const over = found.filter(({ count }) => count >= limits.triesPerMinute)
  if (over.length > 0) throw tooMany(over, now)
}

/** Counts a try, in one statement so that tries at once are all counted; refuses it where it is one too many. */
async function count(db: Db, keys: string[], now: Date): Promise<void> {
  // As text, since a bare parameter in an expression has no type of its own.
  const start = sql`${windowStart(now).toISOString()}::timestamptz`
  const isOver = sql`${attempts.started_at} <= ${start}`
  const counted = await db
    .insert(attempts)
    .values(keys.map((key) => ({ key, count: 1, started_at: now })))
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        started_at: sql`case when ${isOver} then excluded.started_at else ${attempts.started_at} end`,
      },
    })
    .returning(columns)
  const over = counted.filter(({ count }) => count > limits.triesPerMinute)
  if (over.length > 0) throw tooMany(over, now)
}

/** Forgets what no longer counts. */
export const forgetAttempts = (db: Db, now: Date) =>
  db.delete(attempts).where(lt(attempts.started_at, windowStart(now)))
