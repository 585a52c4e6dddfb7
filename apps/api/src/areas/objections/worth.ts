import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { tests } from '../../db/schema/index.ts'
import { dollarsForTest, dollarsForTopic } from '../dollars/ledger.ts'
import { percentageOf } from '../surveys/result.ts'
import type { Test } from '../surveys/attempt-rows.ts'

/**
 * Whether an attempt is the practice that its topic was paid for: the first complete one that was not submitted blank.
 */
export const hasPaidTopic: SQL<boolean> = sql<boolean>`(
  ${tests.kind} = 'PRACTICE' and ${tests.scope} = 'ALL' and ${tests.status} = 'FINISHED' and ${tests.blank} < ${tests.total}
  and exists (
    select 1 from ledger paid
    where paid.user_id = ${tests.user_id} and paid.reason = 'TOPIC' and paid.reference = ${tests.topic_id}::text
  )
  and not exists (
    select 1 from tests sooner
    where sooner.user_id = ${tests.user_id} and sooner.topic_id = ${tests.topic_id} and sooner.id < ${tests.id}
      and sooner.kind = 'PRACTICE' and sooner.scope = 'ALL' and sooner.status = 'FINISHED' and sooner.blank < sooner.total
  )
)`

/** Whether the attempt is the practice that its topic was paid for. */
export async function paysTopic(tx: Db, { id }: Pick<Test, 'id'>): Promise<boolean> {
  return (await tx.$count(tests, and(eq(tests.id, id), hasPaidTopic))) > 0
}

type Result = Pick<Test, 'kind' | 'total' | 'waiting' | 'credit'>

const percentage = ({ total, waiting, credit }: Result, more: number) =>
  percentageOf({ total: total ?? 0, waiting: waiting ?? 0, credit: (credit ?? 0) + more })

/** The additional reward of a result whose credit rises by `more`. */
export function worthMore(result: Result, more: number): number {
  const worth = result.kind === 'TEST' ? dollarsForTest : dollarsForTopic
  return worth(percentage(result, more)) - worth(percentage(result, 0))
}
