import { DomainError } from '@the-house/domain'
import { and, eq, isNull, sum } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { enrolments, tribe_totals, users } from '../db/schema/index.ts'

/** Refuses to remove a tribe that has members, open codes or a fortune, by numbers. */
export async function assertTribeUnused(tx: Db, row: Record<string, unknown>): Promise<void> {
  const id = Number(row['id'])
  const people = await tx.$count(users, eq(users.tribe_id, id))
  const codes = await tx.$count(enrolments, and(eq(enrolments.tribe_id, id), isNull(enrolments.used_at)))
  const [earned] = await tx
    .select({ fortune: sum(tribe_totals.earned).mapWith(Number) })
    .from(tribe_totals)
    .where(and(eq(tribe_totals.tribe_id, id), eq(tribe_totals.step, 'ALL')))
  const held = { people, codes, fortune: earned?.fortune ?? 0 }
  if (Object.values(held).every((number) => number === 0)) return
  const values = Object.fromEntries(Object.entries(held).map(([what, number]) => [what, String(number)]))
  throw new DomainError('tribe.inUse', undefined, { values })
}
