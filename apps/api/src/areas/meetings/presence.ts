import { DomainError, type BodyOf, type meetingCalls } from '@the-house/domain'
import { and, eq, isNull } from 'drizzle-orm'
import { class_students, classes } from '../../db/schema/index.ts'
import type { House } from '../../house.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { isGivenBy } from './given.ts'

/** Notes whether somebody was in a class that the teacher gives, from its start on. */
export async function markPresence(
  { db, clock }: Pick<House, 'db' | 'clock'>,
  teacher: SignedIn,
  { id, user_id, present }: { id: number } & BodyOf<typeof meetingCalls.markPresence>,
): Promise<void> {
  const [one] = await db
    .select()
    .from(classes)
    .where(and(eq(classes.id, id), isGivenBy(teacher), isNull(classes.cancelled_at)))
  const isComing = and(eq(class_students.class_id, id), eq(class_students.user_id, user_id))
  if (!one || (await db.$count(class_students, isComing)) === 0) throw new DomainError('notFound')
  if (clock() < one.start_date) throw new DomainError('class.notBegun')
  await db.update(class_students).set({ present }).where(isComing)
}
