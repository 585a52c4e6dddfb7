import { count, eq, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listBookable } from '../../areas/schedules/bookable.ts'
import { openDemo, type Demo } from '../../testing/demo.ts'
import { class_students, classes } from '../../db/schema/index.ts'
import { keepTimetable } from './keep-timetable.ts'

const day = 86_400_000
let school: Demo
let id: number
beforeAll(async () => {
  school = await openDemo()
  ;({ id } = await school.person('student@thehouse.test'))
}, 60_000)
afterAll(() => school.close())

const after = (days: number) => new Date(school.now.getTime() + days * day)
const dayOf = (at: Date) => at.toISOString().slice(0, 10)
const week = (at: Date, unity_id = 2) => listBookable(school.db, { id, unity_id }, dayOf(at))

describe('the timetable of the demonstration', () => {
  it('shows the student classes in either unit two weeks back and four ahead', async () => {
    for (const weeks of [-2, -1, 0, 1, 2, 3]) {
      for (const unity_id of [2, 4]) expect((await week(after(weeks * 7), unity_id)).length).toBeGreaterThan(6)
    }
  })

  it('has classes to book, booked ones, full ones and a line that the student stands in', async () => {
    const found = [...(await week(after(0))), ...(await week(after(7)))]
    expect(found.some(({ scheduled }) => scheduled)).toBe(true)
    expect(
      found.some(({ scheduled, scheduled_students, max_students }) => !scheduled && scheduled_students < max_students),
    ).toBe(true)
    expect(found.some(({ scheduled_students, max_students }) => scheduled_students === max_students)).toBe(true)
    expect(found.filter(({ waiting }) => waiting !== null)).toMatchObject([{ waiting: 2, scheduled: false }])
  })

  it('counts who comes as it is', async () => {
    const come = school.db
      .select({ count: count() })
      .from(class_students)
      .where(eq(class_students.class_id, classes.id))
    expect(await school.db.$count(classes, ne(classes.scheduled_students, sql`(${come})`))).toBe(0)
    expect(await school.db.$count(class_students)).toBeGreaterThan(300)
  })

  it('goes on with time, week by week, and changes nothing that is there', async () => {
    const rows = () => school.db.select().from(classes).orderBy(classes.id)
    const before = await rows()
    await keepTimetable(school.db, school.now)
    expect(await rows()).toEqual(before)
    await keepTimetable(school.db, after(7))
    const grown = await rows()
    expect(grown.slice(0, before.length)).toEqual(before)
    expect(grown.length).toBeGreaterThan(before.length)
    expect((await week(after(35))).length).toBeGreaterThan(6)
    expect((await week(after(35))).filter(({ scheduled }) => scheduled)).toEqual([])
  })

  it('is filled again after half a year without a visit', async () => {
    await keepTimetable(school.db, after(180))
    expect((await week(after(180))).length).toBeGreaterThan(6)
  })
})
