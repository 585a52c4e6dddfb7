import {
  DomainError,
  limits,
  type AnswerOf,
  type ClassDetail,
  type QueryOf,
  type timetableCalls,
} from '@the-house/domain'
import { and, asc, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import type { Db } from '../../db/client.ts'
import { byName } from '../../db/page.ts'
import { class_students, class_waiting, classes, holidays, unities, users } from '../../db/schema/index.ts'
import { isUnitOfDuty } from '../../db/scope.ts'
import { beginsIn } from '../schedules/days.ts'
import { presentClass } from './present.ts'
import { selectChapters, selectClasses, type SelectedClass } from './select.ts'

/** Who makes a timetable: an administrator, or somebody with the duty TIMETABLE. */
export interface Maker {
  id: number
  admin: boolean
}

type Parts = Pick<AppContext, 'db' | 'clock'>

const dayMs = 86_400_000

/** Returns a unit whose timetable the user makes; another one is not found. */
export async function findUnit(db: Db, user: Maker, id: number) {
  const isOwn = isUnitOfDuty(db, user, 'TIMETABLE', unities.id)
  const [found] = await db
    .select({ id: unities.id, name: unities.name, time_zone: unities.time_zone, archived: unities.archived })
    .from(unities)
    .where(and(eq(unities.id, id), isNull(unities.deleted_at), isOwn))
  if (!found) throw new DomainError('notFound')
  return found
}

/** The holidays between two days of some units and of all units. */
export const findHolidays = (
  db: Db,
  unity_ids: readonly number[],
  { first_day, last_day }: { first_day: string; last_day: string },
) =>
  db
    .select({
      id: holidays.id,
      name: holidays.name,
      first_day: holidays.first_day,
      last_day: holidays.last_day,
      unity_id: holidays.unity_id,
    })
    .from(holidays)
    .where(
      and(
        isNull(holidays.deleted_at),
        or(isNull(holidays.unity_id), inArray(holidays.unity_id, [...unity_ids])),
        lte(holidays.first_day, last_day),
        gte(holidays.last_day, first_day),
      ),
    )
    .orderBy(asc(holidays.first_day), asc(holidays.id))

/** The numbers on the course path of the chapters that classes name. */
export async function numbersFor(db: Db, rows: readonly SelectedClass[]): Promise<Map<number, number>> {
  if (!rows.some(({ chapter_from, chapter_to }) => chapter_from ?? chapter_to)) return new Map()
  return new Map((await selectChapters(db)).map(({ id, number }) => [id, number]))
}

/** Returns how many days a query is about, two months at most; `field` is the one that names the last. */
export function daysOf({ first_day, last_day }: { first_day: string; last_day: string }, field = 'last_day'): number {
  const days = (Date.parse(last_day) - Date.parse(first_day)) / dayMs + 1
  if (days < 1 || days > limits.timetableDays) throw new DomainError('validation', { [field]: 'validation.period' })
  return days
}

/** Returns the classes of a unit between two days, by start. */
export async function readTimetable(
  { db, clock }: Parts,
  user: Maker,
  { unity_id, room_id, teacher_id, ...period }: QueryOf<typeof timetableCalls.timetable>,
): Promise<AnswerOf<typeof timetableCalls.timetable>> {
  const days = daysOf(period)
  const now = clock()
  const { archived: _archived, ...unity } = await findUnit(db, user, unity_id)
  const rows = await selectClasses(db, now)
    .where(
      and(
        eq(classes.unity_id, unity_id),
        beginsIn(sql`${period.first_day}::date`, days),
        room_id === undefined ? undefined : eq(classes.room_id, room_id),
        teacher_id === undefined ? undefined : eq(classes.teacher_id, teacher_id),
      ),
    )
    .orderBy(asc(classes.start_date), asc(classes.id))
  const free = await findHolidays(db, [unity_id], period)
  const numbers = await numbersFor(db, rows)
  return {
    classes: rows.map((row) => presentClass(row, numbers)),
    holidays: free,
    unity,
    server_time: now.toISOString(),
  }
}

/** Returns a class with its students by name and its line in order. */
export async function readClass({ db, clock }: Parts, user: Maker, id: number): Promise<ClassDetail> {
  const isOwn = isUnitOfDuty(db, user, 'TIMETABLE', classes.unity_id)
  const [row] = await selectClasses(db, clock()).where(and(eq(classes.id, id), isOwn))
  if (!row) throw new DomainError('notFound')
  const person = { id: users.id, name: users.name }
  const students = await db
    .select({ ...person, present: class_students.present, since: class_students.booked_at })
    .from(class_students)
    .innerJoin(users, eq(users.id, class_students.user_id))
    .where(eq(class_students.class_id, id))
    .orderBy(...byName(users))
  const waiting = await db
    .select({ ...person, since: class_waiting.since })
    .from(class_waiting)
    .innerJoin(users, eq(users.id, class_waiting.user_id))
    .where(eq(class_waiting.class_id, id))
    .orderBy(asc(class_waiting.position), asc(class_waiting.id))
  return {
    ...presentClass(row, await numbersFor(db, [row])),
    students: students.map((one) => ({ ...one, since: one.since.toISOString() })),
    waiting: waiting.map((one) => ({ ...one, present: null, since: one.since.toISOString() })),
  }
}
