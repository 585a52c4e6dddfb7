import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { balances, users } from '../../db/schema/index.ts'

/**
 * Locks the account of a user and returns its balance: of several that take dollars at once, each sees what the one
 * before has left.
 */
export async function lockBalance(tx: Db, user_id: number): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user_id)).for('no key update')
  const [account] = await tx
    .select({ balance: sql<number>`coalesce(sum(${balances.amount}), 0)::int` })
    .from(balances)
    .where(eq(balances.user_id, user_id))
  return account?.balance ?? 0
}
