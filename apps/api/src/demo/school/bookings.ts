import type { class_students, class_waiting } from '../../db/schema/index.ts'
import type { Random } from '../random.ts'
import type { Person } from './person.ts'
import type { NewClass } from './timetable.ts'

type Offered = NewClass & { id: number }
type Booking = typeof class_students.$inferInsert
type Turn = typeof class_waiting.$inferInsert

const hour = 3_600_000
const presenceAfter = 48 * hour

interface Week {
  /** The classes of one week. */
  classes: readonly Offered[]
  people: readonly Person[]
  random: Random
  now: Date
  /** The bookings of the demonstration account in the week: classes in each unit, and one waiting list entry. */
  shown: { classes: number; waits: boolean }
}

/** Whether a person is the demonstration account. */
const isShown = ({ id }: Pick<Person, 'id'>) => id === 1

/** Picks some of a list, evenly spaced: on most days of the week a class is still to come. */
function spread<T>(list: readonly T[], amount: number): T[] {
  const step = list.length / amount
  return list.filter((_, index) => Math.floor((index + 1) / step) > Math.floor(index / step))
}

/**
 * Generates the bookings and the waiting lists of a week: in each unit one small class is full. No class exceeds its
 * capacity.
 */
export function bookings({ classes, people, random, now, shown }: Week): { booked: Booking[]; waiting: Turn[] } {
  const booked: Booking[] = []
  const waiting: Turn[] = []
  const students = people.filter(({ profile }) => profile === 'STUDENT')
  const countIn = (id: number) => booked.filter(({ class_id }) => class_id === id).length
  const isFree = (user_id: number, { start_date, end_date }: Offered) =>
    !booked.some((one) => {
      const other = one.user_id === user_id && classes.find(({ id }) => id === one.class_id)
      return other && other.start_date < end_date && start_date < other.end_date
    })
  const book = (user_id: number, { id: class_id, start_date, end_date }: Offered) => {
    const before = Math.min(now.getTime(), start_date.getTime())
    const booked_at = new Date(before - random.between(72, 240) * hour)
    // Teachers record the attendance within two days.
    const isNoted = now.getTime() - end_date.getTime() > presenceAfter
    booked.push({ class_id, user_id, booked_at, present: isNoted ? random.chance(0.85) : null })
  }
  for (const unity_id of new Set(classes.map((one) => one.unity_id))) {
    const offered = classes.filter((one) => one.unity_id === unity_id)
    const members = students.filter(({ units }) => units.includes(unity_id))
    const fullest = offered.findLast(({ max_students }) => max_students < 5)
    if (fullest) {
      const eager = random.shuffle(members.filter((one) => !isShown(one) && isFree(one.id, fullest)))
      const line = eager.slice(fullest.max_students, fullest.max_students + 2).map(({ id }) => id)
      for (const { id } of eager.slice(0, fullest.max_students)) book(id, fullest)
      if (shown.waits) line.splice(1, 0, ...members.filter(isShown).map(({ id }) => id))
      const since = new Date(Math.min(now.getTime(), fullest.start_date.getTime()) - 70 * hour)
      waiting.push(...line.map((user_id) => ({ class_id: fullest.id, user_id, since })))
    }
    for (const person of members) {
      const free = offered.filter(
        (one) => one !== fullest && countIn(one.id) < one.max_students && isFree(person.id, one),
      )
      const chosen = isShown(person) ? spread(free, shown.classes) : random.shuffle(free).slice(0, random.between(1, 3))
      for (const one of chosen) book(person.id, one)
    }
  }
  return { booked, waiting }
}
