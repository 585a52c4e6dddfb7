import {
  administrators,
  attempts,
  firstTestOf,
  personOf,
  staffOf,
  studentsPerClass,
  weeks,
  type SchoolSize,
} from './sizes.ts'

const dayMs = 86_400_000
/** The days of a week on which classes take place. */
const days = 5

/** How many objections each unit has: one of every tenth student. */
export const objectionsIn = (size: SchoolSize): number => Math.ceil((size.peoplePerUnit - staffOf(size) - 2) / 10)

/** One unit of a generated school, with the ids of what it has: they follow from its number. */
export function placeOf(size: SchoolSize, unit: number, now: Date) {
  const { rooms, teachers, peoplePerUnit, classesPerWeek } = size
  const students = peoplePerUnit - staffOf(size)
  const hours = classesPerWeek / rooms / days
  const person = (index: number) => personOf(size, unit, index)
  /** The id of a student by a number from 0. */
  const student = (n: number) => person(staffOf(size) + 1 + (n % students))
  /** Attempts 0 and 1 are practices, the second is open; 2 is a finished test, 3 is one that may be open. */
  const attempt = (n: number, which: number) => (student(n) - 1) * attempts.each + which + 1
  const slotOf = (week: number, day: number) => (week * days + day) * hours
  return {
    size,
    unit,
    student,
    attempt,
    administrator: personOf(size, ((unit - 1) % administrators) + 1, 1),
    teacher: person(2),
    /** The student who helps at the desk and with the timetable. */
    helper: person(peoplePerUnit),
    objection: (unit - 1) * objectionsIn(size) + 1,
    room: (unit - 1) * rooms + 1,
    /** The teacher of the classes in a room. */
    teacherIn: (room: number) => person(2 + (room % teachers)),
    answer: (n: number, which: number, exercise: number) => (attempt(n, which) - 1) * attempts.answers + exercise + 1,
    /** The id of a class of the present week, or of one some weeks from it, by day and room from 0. */
    classOn: (week: number, day: number, room: number) =>
      (unit - 1) * classesPerWeek * (weeks.before + weeks.ahead) + slotOf(weeks.before + week, day) * rooms + room + 1,
    /** A student of that class, by the number of the seat. */
    seated: (week: number, day: number, room: number, seat: number) =>
      student(room * studentsPerClass + seat + slotOf(weeks.before + week, day) * 7),
    /** A student who has no class and waits for none at that time. */
    free: (week: number, day: number) => student(rooms * (studentsPerClass + 2) + slotOf(weeks.before + week, day) * 7),
    series: (unit - 1) * rooms * hours + 1,
    /** A test that was sent in the unit. */
    test: firstTestOf(unit) + 1,
    message: (unit - 1) * 5 + 1,
    sending: (unit - 1) * 4 + 1,
    /** A day of the calendar, some days from now. */
    day: (ahead: number) => new Date(now.getTime() + ahead * dayMs).toISOString().slice(0, 10),
    /** A word that is different for each unit. */
    unique: (word: string) => `${word} ${unit}`,
  }
}

export type Place = ReturnType<typeof placeOf>
