import { classProblems, limits, type ClassProblem, type Period } from '@the-house/domain'
import { localTimeOf } from '../../timetable/zoned-time.ts'
import { isOnline } from './values.ts'
import type { ClassRow } from './work.ts'

interface Around {
  time_zone: string
  /** The holidays of the unit and of all units. */
  holidays: readonly Period[]
  now: Date
}

const hourMs = 3_600_000

/** What is missing or wrong with a class; nothing is with one that has begun or is cancelled. */
export function problemsOf(one: ClassRow, { time_zone, holidays, now }: Around): ClassProblem[] {
  if (one.cancelled_at || now >= one.start_date) return []
  const { day } = localTimeOf(one.start_date, time_zone)
  const isSoon = one.start_date.getTime() - now.getTime() < limits.fewBookingsHours * hourMs
  const wanted = Math.min(limits.fewBookings, one.max_students)
  const found: Record<ClassProblem, boolean> = {
    NO_TEACHER: one.teacher_id === null,
    // A class elsewhere says where.
    NO_ROOM: !isOnline(one) && one.room_id === null && one.room === '',
    NO_LINK: isOnline(one) && !one.url,
    FEW_BOOKINGS: isSoon && one.scheduled_students < wanted,
    HOLIDAY: holidays.some(({ first_day, last_day }) => first_day <= day && day <= last_day),
    COVER_ASKED: one.cover_asked_at !== null,
  }
  return classProblems.filter((problem) => found[problem])
}
