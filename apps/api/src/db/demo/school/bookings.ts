import type { class_students } from '../../schema/index.ts'
import type { Random } from '../random.ts'
import type { Person } from './person.ts'
import type { timetable } from './timetable.ts'

type Classes = ReturnType<typeof timetable>
type Booking = typeof class_students.$inferInsert
const hour = 3_600_000
const week = 7 * 24 * hour

/** Three classes a week and unit for the account that is shown around, one to three for the others; none is overfull. */
export function bookings(classes: Classes, people: readonly Person[], random: Random, now: Date): Booking[] {
  const taken = new Map<number, number>()
  const first = Math.min(...classes.map(({ start_date }) => start_date.getTime()))
  const weekOf = (at: Date) => Math.floor((at.getTime() - first) / week)
  const book = (user_id: number, class_id: number): Booking => {
    taken.set(class_id, (taken.get(class_id) ?? 0) + 1)
    return { class_id, user_id, booked_at: new Date(now.getTime() - random.between(72, 240) * hour) }
  }
  return people
    .filter(({ profile }) => profile === 'STUDENT')
    .flatMap(({ id, units }) =>
      [0, 1].flatMap((number) =>
        units.flatMap((unity_id) => {
          const offered = classes.filter(
            (row) =>
              row.unity_id === unity_id &&
              weekOf(row.start_date) === number &&
              (taken.get(row.id) ?? 0) < row.max_students,
          )
          // Spread over the week, so that something is still to come on most days.
          const amount = Math.min(offered.length, id === 1 ? 3 : random.between(1, 3))
          const step = offered.length / amount
          const chosen = Array.from({ length: amount }, (_, index) => offered[Math.floor((index + 1) * step) - 1])
          return chosen.flatMap((row) => (row ? [book(id, row.id)] : []))
        }),
      ),
    )
}
