import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countQueries } from '../../testing/count-queries.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { createTimetable, type Timetable } from '../../testing/timetabled.ts'

let context: TestServer
let timetable: Timetable
beforeAll(async () => {
  context = await createTestServer()
  timetable = await createTimetable(context)
})
afterAll(() => context.close())

const count = (ask: () => Promise<{ status: number }>) =>
  countQueries(async () => expect((await ask()).status).toBe(200))

it('a week of a hundred classes costs as many queries as one of a single class', async () => {
  const { unity_id, admin, teacher } = timetable
  const [first_day, last_day] = ['2026-06-01', '2026-06-07']
  const week = `/timetable?unity_id=${unity_id}&first_day=${first_day}&last_day=${last_day}`
  const asked = {
    week: () => admin.get(week),
    places: () => admin.get('/timetable/places'),
    absence: () => admin.post(`/people/${teacher.user.id}/absence`, { from: first_day, to: last_day }),
  }
  await timetable.make({ day: first_day, teacher_id: teacher.user.id, chapter_from_id: 1 })
  const counts = async () => ({
    week: await count(asked.week),
    places: await count(asked.places),
    absence: await count(asked.absence),
  })
  const small = await counts()
  await context.db.execute(sql`
    insert into classes (unity_id, name, short_name, teacher_id, chapter_from_id, start_date, end_date, max_students)
    select ${unity_id}, 'Class ' || n, 'Class', ${teacher.user.id}, 1, at, at + interval '30 minutes', 5
    from generate_series(1, 100) n, lateral (select '2026-06-02T00:00:00Z'::timestamptz + n * interval '1 hour' as at) times`)
  expect(await counts()).toEqual(small)
  expect((await admin.get(week)).body.classes).toHaveLength(101)
  expect((await asked.absence()).body.content).toHaveLength(101)
  expect(small.week).toBeLessThanOrEqual(6)
})
