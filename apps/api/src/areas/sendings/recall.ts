import { and, eq, isNull, sql } from 'drizzle-orm'
import { sendings, tests } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { withdrawTests, withdrawTestNotifications } from './open-tests.ts'
import { readSending } from './read.ts'

/** Withdraws the unstarted tests of a sending and stops its delivery; idempotent. */
export async function recallSending({ db, clock }: AppContext, user: AuthenticatedUser, id: number) {
  await readSending(db, user, id)
  await db.transaction(async (tx) => {
    const now = clock()
    // Locks the sending first: a worker that delivers the rest waits, and then finds it finished.
    await tx.select({ id: sendings.id }).from(sendings).where(eq(sendings.id, id)).for('update')
    await withdrawTestNotifications(tx, await withdrawTests(tx, eq(tests.sending_id, id), now))
    await tx
      .update(sendings)
      .set({ recalled_at: now, finished_at: sql`coalesce(${sendings.finished_at}, ${now.toISOString()}::timestamptz)` })
      .where(and(eq(sendings.id, id), isNull(sendings.recalled_at)))
  })
  return readSending(db, user, id)
}
