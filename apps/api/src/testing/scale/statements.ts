import { attempts, personOf, staffOf, studentsPerClass, weeks, type SchoolSize } from './sizes.ts'
import { course } from './seed-course.ts'

/** What the statements of a generated school have in common: the numbers of its size, and the parts of queries. */
export function partsOf(size: SchoolSize, now: Date) {
  const { units, peoplePerUnit, teachers } = size
  const staff = staffOf(size)
  const students = peoplePerUnit - staff
  return {
    ...size,
    staff,
    students,
    studentsPerClass,
    weeks,
    attempts,
    course,
    now: `'${now.toISOString()}'::timestamptz`,
    /** Every unit, as `u`. */
    everyUnit: `generate_series(1, ${units}) u`,
    /** Every person: their unit `u`, their number in it `k` and their id `id`. */
    everyone: `(select u, k, (u - 1) * ${peoplePerUnit} + k as id
      from generate_series(1, ${units}) u, generate_series(1, ${peoplePerUnit}) k) person`,
    /** Every student, likewise; `n` counts the students of the unit from 0. */
    everyStudent: `(select u, n, (u - 1) * ${peoplePerUnit} + ${staff} + 1 + n as id
      from generate_series(1, ${units}) u, generate_series(0, ${students - 1}) n) student`,
    /** The id of a student by unit and an expression, whose remainder is the number in the unit. */
    studentAt: (unit: string, index: string) =>
      `((${unit} - 1) * ${peoplePerUnit} + ${staff + 1} + (${index}) % ${students})`,
    teacherAt: (unit: string, index: string) => `((${unit} - 1) * ${peoplePerUnit} + 2 + (${index}) % ${teachers})`,
    /** The number of the current chapter of a student. */
    chapterOf: (n: string) => `(1 + ${n} % 5)`,
    everyPerson: units * peoplePerUnit,
    person: (unit: number, index: number) => personOf(size, unit, index),
  }
}

export type Parts = ReturnType<typeof partsOf>
