import { DomainError } from '@the-house/domain'
import { and, eq, isNull } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { classes } from '../../db/schema/index.ts'
import { placing } from '../schedules/conflict.ts'
import { lockClasses, type LockedClass, type Work } from '../timetable/work.ts'
import { isTaughtBy } from './taught.ts'

/** Changes a class that the teacher gives, under a row lock; others, also cancelled ones, are not found. */
export const pressTaught = (
  { db, clock, jobs }: AppContext,
  teacher: AuthenticatedUser,
  id: number,
  act: (work: Work, one: LockedClass) => Promise<void>,
): Promise<void> =>
  placing(db, async (tx) => {
    const [one] = await lockClasses(tx, and(eq(classes.id, id), isTaughtBy(teacher), isNull(classes.cancelled_at)))
    if (!one) throw new DomainError('notFound')
    await act({ tx, user: teacher, now: clock(), jobs }, one)
  })
