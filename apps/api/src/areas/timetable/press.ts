import { DomainError, type ClassDetail } from '@the-house/domain'
import { and, eq } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import { conflictOf } from '../../crud/conflict-of.ts'
import { classes } from '../../db/schema/index.ts'
import { isUnitOfDuty } from '../../db/scope.ts'
import { placing } from '../schedules/conflict.ts'
import { tell, type Outcome } from './news.ts'
import { readClass, type Maker } from './read.ts'
import { auditName } from './record.ts'
import { lockClasses, lockPeople, type LockedClass, type Work } from './work.ts'

/** Which class is changed, and what the change is based on. */
export interface Press {
  id: number
  /** The version that was read; absent: the change fits any. */
  version?: number
  /** Users who are told, beside those whom the class concerns. */
  others?: readonly (number | null)[]
}

/** Locks a class of a unit whose timetable the user makes, in the version that the user has read. */
export async function lockOwn({ tx }: Work, user: Maker, { id, version, others = [] }: Press): Promise<LockedClass> {
  const [one] = await lockClasses(tx, and(eq(classes.id, id), isUnitOfDuty(tx, user, 'TIMETABLE', classes.unity_id)))
  if (!one) throw new DomainError('notFound')
  if (version !== undefined && version !== one.version)
    throw await conflictOf(tx, { entity: auditName, table: classes }, id)
  await lockPeople(tx, [one], others)
  return one
}

/** Changes one class in one transaction, tells its people, and returns it. */
export function pressClass(
  { db, clock, jobs }: AppContext,
  user: Maker,
  press: Press,
  act: (work: Work, one: LockedClass) => Promise<Outcome>,
): Promise<ClassDetail> {
  return placing(db, async (tx) => {
    const now = clock()
    const work = { tx, user, now, jobs }
    await tell(work, [await act(work, await lockOwn(work, user, press))])
    return readClass({ db: tx, clock: () => now }, user, press.id)
  })
}
