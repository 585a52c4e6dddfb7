import { and, eq, isNull, sql } from 'drizzle-orm'
import { sendings, tests } from '../../db/schema/index.ts'
import type { House } from '../../house.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { takeBack, withdrawNews } from './open-tests.ts'
import { readSending } from './read.ts'

/** Takes back what was not started of a sending, and stops what is still on its way; again changes nothing. */
export async function recallSending({ db, clock }: House, user: SignedIn, id: number) {
  await readSending(db, user, id)
  await db.transaction(async (tx) => {
    const now = clock()
    // First of all the sending: whoever sends the rest of it waits, and finds nothing left to do.
    await tx.select({ id: sendings.id }).from(sendings).where(eq(sendings.id, id)).for('update')
    await withdrawNews(tx, await takeBack(tx, eq(tests.sending_id, id), now))
    await tx
      .update(sendings)
      .set({ recalled_at: now, finished_at: sql`coalesce(${sendings.finished_at}, ${now.toISOString()}::timestamptz)` })
      .where(and(eq(sendings.id, id), isNull(sendings.recalled_at)))
  })
  return readSending(db, user, id)
}
