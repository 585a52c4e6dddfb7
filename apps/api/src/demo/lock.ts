import { eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { enrolments, sessions, settings, users } from '../db/schema/index.ts'

const name = 'demonstration.locked'

/** The instant that marks what the lock has disabled; what the school itself disabled stays so afterwards. */
async function lockedAt(tx: Db): Promise<Date | null> {
  const [row] = await tx.select().from(settings).where(eq(settings.name, name)).for('update')
  return row ? new Date(row.value) : null
}

/**
 * Disables every account and every enrolment code of the demonstration and ends its sessions: whoever knows its password
 * could have made any of them. The same again at each start, for those that were made in between.
 */
export function lockDemo(db: Db, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const at = (await lockedAt(tx)) ?? now
    await tx.insert(settings).values({ name, value: at.toISOString() }).onConflictDoNothing()
    await tx.update(users).set({ disabled_at: at }).where(isNull(users.disabled_at))
    await tx.update(enrolments).set({ used_at: at }).where(isNull(enrolments.used_at))
    await tx.delete(sessions)
  })
}

/** Enables the accounts and the codes that the lock has disabled. */
export function unlockDemo(db: Db): Promise<void> {
  return db.transaction(async (tx) => {
    const at = await lockedAt(tx)
    if (!at) return
    await tx.update(users).set({ disabled_at: null }).where(eq(users.disabled_at, at))
    await tx.update(enrolments).set({ used_at: null }).where(eq(enrolments.used_at, at))
    await tx.delete(settings).where(eq(settings.name, name))
  })
}
