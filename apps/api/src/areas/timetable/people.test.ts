import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type Json, type Visitor, type TestServer } from '../../testing/test-server.ts'
import { addPerson } from '../../testing/school.ts'
import { createTimetable, type Timetable } from '../../testing/timetabled.ts'

let context: TestServer
let timetable: Timetable
beforeAll(async () => {
  context = await createTestServer()
  timetable = await createTimetable(context)
})
afterAll(() => context.close())

describe('the students of a class', () => {
  it('are added by staff and told, taken out and told, and the line moves up', async () => {
    const one = await timetable.make({ max_students: 1 })
    const [first, second] = [await timetable.student(), await timetable.student()]
    const path = (visitor: Visitor) => `/classes/${one.id}/students/${visitor.user.id}`
    const { body } = await timetable.admin.put(path(first))
    expect(body.students.map(({ id }: Json) => id)).toEqual([first.user.id])
    expect((await timetable.admin.put(path(first))).body.scheduled_students).toBe(1)
    expect((await timetable.newsOf(first))[0]).toBe('You have a place: Small talk')
    expect((await timetable.admin.put(path(second))).body).toMatchObject({
      token: 'class.noPlace',
      values: { places: '1' },
    })
    await second.put(`/schedules/${one.id}/waiting`)
    expect((await timetable.admin.remove(path(first))).body.students.map(({ id }: Json) => id)).toEqual([
      second.user.id,
    ])
    expect((await timetable.newsOf(first))[0]).toBe('You no longer have a place: Small talk')
    expect((await timetable.rowOf(one.id))?.scheduled_students).toBe(1)
  })

  it('are those of the unit who are not disabled and have no booking', async () => {
    const one = await timetable.make()
    const [lia, stranger] = [
      await context.arrive({ unity_id: timetable.unity_id, name: 'Lia Bookable' }),
      await context.arrive({ name: 'Leo Bookable' }),
    ]
    await addPerson(context.db, { unity_id: timetable.unity_id, name: 'Lu Bookable', disabled_at: new Date(0) })
    const found = await timetable.admin.get(`/classes/${one.id}/bookable?term=bookable`)
    expect(found.body).toMatchObject({ content: [{ id: lia.user.id }], meta: { total: 1 } })
    expect((await timetable.admin.put(`/classes/${one.id}/students/${stranger.user.id}`)).status).toBe(404)
    expect((await timetable.admin.put(`/classes/${one.id}/students/${timetable.teacher.user.id}`)).status).toBe(404)
    await timetable.admin.put(`/classes/${one.id}/students/${lia.user.id}`)
    expect((await timetable.admin.get(`/classes/${one.id}/bookable?term=bookable`)).body.meta.total).toBe(0)
  })

  it('who have another class then are not added, and it is named', async () => {
    const day = timetable.anyDay()
    const [one, other] = [await timetable.make({ day }), await timetable.make({ day, name: 'Stories' })]
    const visitor = await timetable.student()
    await timetable.book(other.id, visitor)
    const { body } = await timetable.admin.put(`/classes/${one.id}/students/${visitor.user.id}`)
    expect(body).toMatchObject({ token: 'class.studentBusy', values: { name: 'Stories' } })
    expect((await timetable.rowOf(one.id))?.scheduled_students).toBe(0)
  })
})
