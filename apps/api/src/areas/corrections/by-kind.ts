import type { CorrectionQueue } from '@the-house/domain'
import { and, asc, eq, gt, ne, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { groupsInScope, isGroupInScope } from '../../db/unit-groups.ts'
import { answers, sinceInSchool, waiting_answers, waiting_totals } from '../../db/schema/index.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'

/** What waits of a queue, first or second versions. */
export interface Waiting {
  queue: CorrectionQueue
  second: boolean
  count: number
  oldest: Date
  /** How many have waited for less than some hours, by their order. */
  younger: number[]
}

/** The hour of an instant, as `waiting_totals` counts it. */
const hourOf = (instant: Date) => Math.floor(instant.getTime() / 3_600_000)

/**
 * What waits for a user, by queue and version: from the kept totals and the beginning of each queue.
 * @param since instants after which the handed in is counted apart
 */
export async function waitingByKind(db: Db, user: AuthenticatedUser, since: readonly Date[] = []): Promise<Waiting[]> {
  const isInScope = isGroupInScope(db, user)
  const groups = groupsInScope(db, user)
  const kinds = db
    .select({
      group: sql<number>`grouped.id`.as('kind_group'),
      queue: sql<CorrectionQueue>`queues.queue`.as('kind_queue'),
      second: sql<boolean>`versions.second`.as('kind_second'),
    })
    .from(
      sql`(${groups}) as grouped (id), (values ('PRACTICE'), ('TEST')) as queues (queue), (values (false), (true)) as versions (second)`,
    )
    .as('kinds')
  const { unit_group_id, queue, second, user_id, answer_id } = waiting_answers
  const order = isInScope ? waiting_answers.since : sinceInSchool(waiting_answers)
  const isOfKind = and(isInScope && eq(unit_group_id, kinds.group), eq(queue, kinds.queue), eq(second, kinds.second))
  const oldest = db
    .select({ since: sql<Date>`${waiting_answers.since}`.as('oldest_since') })
    .from(waiting_answers)
    .where(and(isOfKind, ne(user_id, user.id)))
    .orderBy(sql`${order} asc`, asc(answer_id))
    .limit(1)
    .as('oldest')
  const isTotal = and(
    eq(waiting_totals.unit_group_id, kinds.group),
    eq(waiting_totals.queue, kinds.queue),
    eq(waiting_totals.second, kinds.second),
    eq(waiting_totals.exercise_id, 0),
  )
  const own = (which?: SQL) => db.$count(waiting_answers, and(isOfKind, eq(user_id, user.id), which))
  const totalOf = (which: SQL) =>
    sql`(select coalesce(sum(${waiting_totals.count}), 0) from ${waiting_totals} where ${and(isTotal, which)})`
  // Whole hours are summed, and of the hour that an instant parts its answers are counted.
  const newer = (instant: Date) => {
    const [from, until] = [instant, new Date((hourOf(instant) + 1) * 3_600_000)].map(
      (end) => sql`(${end.toISOString()}::timestamptz ${isInScope ? sql`` : sql`at time zone 'UTC'`})`,
    )
    const isAfter = sql`${order} > ${from}`
    const parted = and(isOfKind, isAfter, sql`${order} < ${until}`)
    return sql`${totalOf(gt(waiting_totals.hour, hourOf(instant)))} + ${db.$count(waiting_answers, parted)} - ${own(isAfter)}`
  }
  const count = sql<number>`sum(${totalOf(eq(waiting_totals.hour, 0))} - ${own()})::int`
  const rows = await db
    .select({
      queue: kinds.queue,
      second: kinds.second,
      count,
      oldest: sql`min(${oldest.since})`.mapWith(answers.saved_at),
      younger: sql<number[]>`array[${sql.join(
        since.map((instant) => sql`sum(${newer(instant)})::int`),
        sql`, `,
      )}]::int[]`,
    })
    .from(kinds)
    .innerJoinLateral(oldest, sql`true`)
    .groupBy(kinds.queue, kinds.second)
    .orderBy(asc(kinds.queue), asc(kinds.second))
  return rows
}
