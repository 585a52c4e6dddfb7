import { DomainError, type ClassDetail } from '@the-house/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import type { Db } from '../../db/client.ts'
import { class_students, class_waiting, classes, users } from '../../db/schema/index.ts'
import { fillFromLine } from './line.ts'
import { nothing, type Outcome } from './news.ts'
import { pressClass } from './press.ts'
import type { Maker } from './read.ts'
import { recordStudent } from './record.ts'
import { isStudentOf } from './students.ts'
import type { LockedClass, Work } from './work.ts'

const bookingOf = (class_id: number, user_id: number) =>
  and(eq(class_students.class_id, class_id), eq(class_students.user_id, user_id))
const waitingEntryOf = (class_id: number, user_id: number) =>
  and(eq(class_waiting.class_id, class_id), eq(class_waiting.user_id, user_id))

const isBooked = async (tx: Db, class_id: number, user_id: number) =>
  (await tx.$count(class_students, bookingOf(class_id, user_id))) > 0

/** Returns a student of the unit of a class; anybody else is not found. */
async function findStudent(tx: Db, { unity_id }: LockedClass, user_id: number) {
  const [found] = await tx
    .select({ user_id: users.id, language: users.language })
    .from(users)
    .where(and(eq(users.id, user_id), isStudentOf(tx, unity_id)))
  if (!found) throw new DomainError('notFound')
  return found
}

/** What a student alone is told: a place was given or taken. */
const newsFor = (
  one: LockedClass,
  change: 'BOOKED' | 'RELEASED',
  student: Awaited<ReturnType<typeof findStudent>>,
  now: Date,
) => ({
  ...nothing,
  news: [
    {
      class: one,
      before: one,
      change,
      users: [student],
      subject: `class ${one.id} ${change.toLowerCase()} ${now.getTime()}`,
    },
  ],
})

/** Books a locked class for a student of its unit, who leaves the waiting list. @returns whether the booking is new */
export async function bookFor(
  work: Work,
  one: LockedClass,
  { user_id, places, present = null }: { user_id: number; places: number; present?: boolean | null },
): Promise<boolean> {
  const { tx, now } = work
  if (one.cancelled_at) throw new DomainError('class.cancelled')
  if (await isBooked(tx, one.id, user_id)) return false
  if (one.scheduled_students >= places)
    throw new DomainError('class.noPlace', undefined, { values: { places: String(places) } })
  const { scheduled_students, max_students } = classes
  await tx
    .update(classes)
    .set({
      scheduled_students: sql`${scheduled_students} + 1`,
      max_students: sql`greatest(${max_students}, ${scheduled_students} + 1)`,
    })
    .where(eq(classes.id, one.id))
  await tx.insert(class_students).values({ class_id: one.id, user_id, booked_at: now, present })
  await tx.delete(class_waiting).where(waitingEntryOf(one.id, user_id))
  await recordStudent(work, one.id, { after: { student_id: user_id } })
  return true
}

/** Books a class for a student, who is told. */
export const addStudent = (context: AppContext, user: Maker, { id, user_id }: { id: number; user_id: number }) =>
  pressClass(context, user, { id, others: [user_id] }, async (work, one): Promise<Outcome> => {
    const student = await findStudent(work.tx, one, user_id)
    if (work.now >= one.end_date) throw new DomainError('class.over')
    const isNew = await bookFor(work, one, { user_id, places: one.max_students })
    return isNew ? newsFor(one, 'BOOKED', student, work.now) : nothing
  })

/** Takes a student out of a class, who is told, or out of its line; the line moves up. */
export const removeStudent = (
  context: AppContext,
  user: Maker,
  { id, user_id }: { id: number; user_id: number },
): Promise<ClassDetail> =>
  pressClass(context, user, { id }, async (work, one): Promise<Outcome> => {
    const { tx, now } = work
    if (now >= one.end_date) throw new DomainError('class.over')
    await tx.delete(class_waiting).where(waitingEntryOf(id, user_id))
    const [given] = await tx.delete(class_students).where(bookingOf(id, user_id)).returning()
    if (!given) return nothing
    const scheduled_students = one.scheduled_students - 1
    await tx.update(classes).set({ scheduled_students }).where(eq(classes.id, id))
    await recordStudent(work, id, { before: { student_id: user_id } })
    await fillFromLine(work, { ...one, scheduled_students })
    const [student] = await tx
      .select({ user_id: users.id, language: users.language })
      .from(users)
      .where(eq(users.id, user_id))
    return student && !one.cancelled_at ? newsFor(one, 'RELEASED', student, now) : nothing
  })
