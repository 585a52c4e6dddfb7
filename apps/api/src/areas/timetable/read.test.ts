import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { holidays } from '../../db/schema/index.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { addPerson } from '../../testing/school.ts'
import { addClass, addUnity } from '../../testing/unit.ts'
import { createTimetable, type Timetable } from '../../testing/timetabled.ts'

let context: TestServer
let timetable: Timetable
beforeAll(async () => {
  context = await createTestServer()
  timetable = await createTimetable(context)
})
afterAll(() => context.close())

describe('what is wrong with a class that is ahead', () => {
  it('is told: no teacher, no room, no link, few bookings, a holiday', async () => {
    const at = (hours: number) => new Date(context.clock().getTime() + hours * 3_600_000).toISOString()
    const problems = async (id: number) => (await timetable.admin.get(`/classes/${id}`)).body.problems
    const soon = await addClass(context.db, { unity_id: timetable.unity_id, start: at(47), room: '' })
    expect(await problems(soon)).toEqual(['NO_TEACHER', 'NO_ROOM', 'FEW_BOOKINGS'])
    const later = await addClass(context.db, {
      unity_id: timetable.unity_id,
      start: at(48),
      short_name: '@X',
      teacher_id: timetable.teacher.user.id,
    })
    expect(await problems(later)).toEqual(['NO_LINK'])
    const made = await timetable.make({ room_id: timetable.room_id, teacher_id: timetable.teacher.user.id })
    const day = made.start_date.slice(0, 10)
    await context.db.insert(holidays).values({ name: 'Day off', first_day: day, last_day: day })
    expect(await problems(made.id)).toEqual(['HOLIDAY'])
    const { body } = await timetable.admin.get(
      `/timetable?unity_id=${timetable.unity_id}&first_day=${day}&last_day=${day}`,
    )
    expect(body).toMatchObject({ holidays: [{ name: 'Day off' }], classes: [{ problems: ['HOLIDAY'] }] })
    const over = await addClass(context.db, { unity_id: timetable.unity_id, start: at(-1), room: '' })
    expect(await problems(over)).toEqual([])
  })
})

describe('an absence', () => {
  it('lists what a teacher gives between two days, and who is free for each', async () => {
    const [from, to] = [timetable.anyDay(), timetable.anyDay()]
    const unit = await addUnity(context.db, 'Europe/Lisbon')
    const [away, busy, free] = [
      await addPerson(context.db, { profile: 'TEACHER', unity_id: unit, name: 'A' }),
      await addPerson(context.db, { profile: 'TEACHER', unity_id: unit, name: 'B' }),
      await addPerson(context.db, { profile: 'TEACHER', unity_id: unit, name: 'C' }),
    ]
    const give = (teacher_id: number, day: string) => timetable.make({ unity_id: unit, day, teacher_id })
    const [one, two] = [await give(away.id, from), await give(away.id, to)]
    await give(busy.id, from)
    const { body } = await timetable.admin.post(`/people/${away.id}/absence`, { from, to })
    expect(body.content).toMatchObject([
      { id: one.id, free: [{ id: free.id }] },
      { id: two.id, free: [{ id: busy.id }, { id: free.id }] },
    ])
    expect(body.content[0].free).toHaveLength(1)
    expect((await timetable.admin.post(`/people/${away.id}/absence`, { from: to, to: from })).body.fields).toEqual({
      to: 'validation.period',
    })
  })
})
