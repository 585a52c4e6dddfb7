import { DomainError, type ScheduleClass } from '@the-house/domain'
import type { Language } from '@the-house/i18n/server'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { classes } from '../../db/schema/index.ts'
import type { House } from '../../house.ts'
import { findOffered, type Viewer } from './offered.ts'

export interface Caller extends Viewer {
  /** In which the caller is told of a place, should one come free. */
  language: Language
}

/** What a change may work with; the class is locked. */
export interface Change {
  tx: Db
  one: typeof classes.$inferSelect
  caller: Caller
  now: Date
  jobs: House['jobs']
}

/** A class of the own unit that is given, for this transaction alone to change. */
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
 * Changes who comes to a class, or stands in its line, one after the other: whoever does so has the class first, then
 * its people, then the counts of what somebody is told. A transaction has one class alone, so nobody waits in a circle.
 */
export const change =
  (act: (change: Change) => Promise<void>) =>
  ({ db, clock, jobs }: House, caller: Caller, id: number): Promise<ScheduleClass> =>
    db.transaction(async (tx) => {
      const one = await lockClass(tx, caller, id)
      await act({ tx, one, caller, now: clock(), jobs })
      return findOffered(tx, caller, id)
    })

/** Refuses what is asked for a class that has begun. */
export function assertAhead({ one, now }: Pick<Change, 'one' | 'now'>): void {
  if (now >= one.start_date) throw new DomainError('class.over')
}
