import { DomainError } from '@the-house/domain'
import { and, eq, not } from 'drizzle-orm'
import { class_students, classes } from '../../db/schema/index.ts'
import type { ClassChange } from '../../jobs/mail-job.ts'
import { withdrawCover } from './cover-news.ts'
import { fillFromLine } from './line.ts'
import { nothing, outcomeOf, type Outcome } from './news.ts'
import { recordClass } from './record.ts'
import { releaseBusy, releaseLast } from './release.ts'
import { columnsOf, consistent, differing, valuesOf, type ClassValues } from './values.ts'
import type { LockedClass, Work } from './work.ts'

type Changed = ReadonlySet<keyof ClassValues>

const isTime = (changed: Changed) => changed.has('start_date') || changed.has('end_date')
const isPlace = (changed: Changed) => changed.has('online') || changed.has('room_id')

/** What the people of a class are told; null: what has changed is nothing that calendars must know of. */
function changeOf(changed: Changed): ClassChange | null {
  if (isTime(changed)) return 'MOVED'
  if (isPlace(changed)) return 'PLACE'
  return changed.has('teacher_id') ? 'TEACHER' : null
}

/** Refuses what is too late: a class that is over stays as it is, and one that has begun keeps its time. */
function assertInTime(one: LockedClass, changed: Changed, { start_date, now }: { start_date: Date; now: Date }): void {
  if (one.cancelled_at) throw new DomainError('class.cancelled')
  if (now >= one.end_date || (isTime(changed) && now >= one.start_date)) throw new DomainError('class.over')
  if (isTime(changed) && now >= start_date) throw new DomainError('validation', { start_time: 'validation.past' })
}

interface ClassEdit {
  /** The values that are to change; whoever calls has seen that they fit (`assertFits`). */
  set: Partial<ClassValues>
  /** Whether students lose their places where they must; else the change is refused. */
  release: boolean
  /** Whether the change is one of this class alone, which its series leaves as it is from then on. */
  own: boolean
}

/** The columns that follow from which values have changed. */
function followingOf(
  one: LockedClass,
  changed: Changed,
  { teacher_id, own }: { teacher_id: number | null; own: boolean },
) {
  const isPlaced = isTime(changed) || isPlace(changed) || changed.has('teacher_id')
  const fields = new Set<string>([...one.own_fields, ...changed])
  fields.delete('substitute_for')
  // Given back to its teacher, it is as its series says.
  if (one.substitute_for !== null && teacher_id === one.substitute_for) fields.delete('teacher_id')
  return {
    sequence: one.sequence + (changeOf(changed) ? 1 : 0),
    // Where it is put anew, it is in nobody's way.
    ...(isPlaced && { ruled: true }),
    ...(isPlace(changed) && { room: '' }),
    ...(changed.has('teacher_id') && { cover_asked_at: null, cover_reason: '' }),
    ...(own && one.series_id !== null && { own_fields: Array.from(fields) }),
  }
}

/**
 * Changes a locked class, in the transaction of the caller, who tells its people of it by `tell` when all is done. Its
 * line moves up into free places. Refuses with `class.over`, `class.cancelled`, `class.studentsBusy`,
 * `class.overBooked`, or by a constraint that `placing` explains.
 */
export async function changeClassIn(work: Work, one: LockedClass, { set, release, own }: ClassEdit): Promise<Outcome> {
  const { tx, now } = work
  const kept = valuesOf(one)
  const values = consistent({ ...kept, ...set })
  const changed = differing(kept, values)
  if (changed.size === 0) return nothing
  assertInTime(one, changed, { ...values, now })

  const busy = isTime(changed) ? await releaseBusy(work, one, { ...values, release }) : []
  const booked = one.scheduled_students - busy.length
  const last = await releaseLast(work, one, { places: values.max_students, booked, release })
  const { short_name, ...columns } = columnsOf(values)
  const isNamed = changed.has('name') || changed.has('online')
  const [after] = await tx
    .update(classes)
    .set({
      ...columns,
      ...(isNamed && { short_name }),
      ...followingOf(one, changed, { ...values, own }),
      scheduled_students: booked - last.length,
      version: one.version + 1,
      updated_at: now,
    })
    .where(eq(classes.id, one.id))
    .returning()
  if (!after) throw new DomainError('notFound')
  if (isTime(changed))
    await tx
      .update(class_students)
      .set({ ruled: true })
      .where(and(eq(class_students.class_id, one.id), not(class_students.ruled)))
  await recordClass(work, { id: one.id, action: 'UPDATE', before: one, after })
  if (changed.has('teacher_id')) await withdrawCover(work, one)
  const promoted = await fillFromLine(work, after)
  return outcomeOf(work, {
    before: one,
    change: changeOf(changed),
    teachers: [one.teacher_id, after.teacher_id],
    released: [...busy, ...last],
    promoted,
    version: after.version,
  })
}
