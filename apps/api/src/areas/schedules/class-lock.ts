import { DomainError, type ScheduleClass } from '@the-house/domain'
import type { Language } from '@the-house/i18n/server'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { classes } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'
import { placing } from './conflict.ts'
import { findBookable, type Viewer } from './bookable.ts'

export interface Caller extends Viewer {
  /** The language of the mail if a booking becomes free. */
  language: Language
}

/** What a change works with; the class is locked. */
export interface Change {
  tx: Db
  one: typeof classes.$inferSelect
  caller: Caller
  now: Date
  jobs: AppContext['jobs']
}

/** Takes the row lock on a class of the own unit that is not cancelled. */
async function lockClass(tx: Db, { unity_id }: Viewer, id: number) {
  const [found] = await tx
    .select()
    .from(classes)
    .where(and(eq(classes.id, id), eq(classes.unity_id, unity_id), isNull(classes.cancelled_at)))
    .for('no key update')
  if (!found) throw new DomainError('notFound')
  return found
}

/**
 * Runs a change of bookings or of the waiting list under a row lock on the class. Locks are taken in one order (class,
 * users, notification counts) and a transaction has one class alone, so that no two can deadlock.
 */
export const withClassLock =
  (act: (change: Change) => Promise<void>) =>
  ({ db, clock, jobs }: AppContext, caller: Caller, id: number): Promise<ScheduleClass> =>
    placing(db, async (tx) => {
      const one = await lockClass(tx, caller, id)
      await act({ tx, one, caller, now: clock(), jobs })
      return findBookable(tx, caller, id)
    })

/** Refuses a change of a class that has begun. */
export function assertAhead({ one, now }: Pick<Change, 'one' | 'now'>): void {
  if (now >= one.start_date) throw new DomainError('class.over')
}
