import { DomainError, limits, type BodyOf, type meetingCalls } from '@the-house/domain'
import { and, eq, isNull } from 'drizzle-orm'
import { class_students, classes } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { isTaughtBy } from './taught.ts'

const dayMs = 86_400_000

/** Refuses attendance before a class begins, and later than a week after its end. */
export function assertRecordable({ start_date, end_date }: Record<'start_date' | 'end_date', Date>, now: Date): void {
  if (now < start_date) throw new DomainError('class.notBegun')
  if (now.getTime() > end_date.getTime() + limits.attendanceDays * dayMs)
    throw new DomainError('class.attendanceClosed')
}

/** Saves the attendance of a student in a class that the teacher gives, from its start to a week after its end. */
export async function markPresence(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  teacher: AuthenticatedUser,
  { id, user_id, present }: { id: number } & BodyOf<typeof meetingCalls.markPresence>,
): Promise<void> {
  const [one] = await db
    .select()
    .from(classes)
    .where(and(eq(classes.id, id), isTaughtBy(teacher), isNull(classes.cancelled_at)))
  const isComing = and(eq(class_students.class_id, id), eq(class_students.user_id, user_id))
  if (!one || (await db.$count(class_students, isComing)) === 0) throw new DomainError('notFound')
  assertRecordable(one, clock())
  await db.update(class_students).set({ present }).where(isComing)
}
