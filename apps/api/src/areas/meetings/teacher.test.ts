import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changes, class_students, duties } from '../../db/schema/index.ts'
import { addPerson } from '../../testing/school.ts'
import { createTestServer, type Json, type TestServer, type Visitor } from '../../testing/test-server.ts'
import { createTimetable, type Timetable } from '../../testing/timetabled.ts'
import { addClass } from '../../testing/unit.ts'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
const url = 'https://meet.example.com/mine'
let context: TestServer
let timetable: Timetable
let teacher: Visitor
beforeAll(async () => {
  context = await createTestServer()
  timetable = await createTimetable(context)
  ;({ teacher } = timetable)
})
afterAll(() => context.close())

/** A class of an hour that the teacher gives, so many milliseconds from now. */
const give = (after: number, more: Partial<Parameters<typeof addClass>[1]> = {}) =>
  addClass(context.db, {
    unity_id: timetable.unity_id,
    start: new Date(context.clock().getTime() + after).toISOString(),
    teacher_id: teacher.user.id,
    room: '',
    ...more,
  })
const add = (id: number, user_id: number) => teacher.put(`/meetings/${id}/students/${user_id}`)
const listedFor = async ({ get }: Visitor): Promise<number[]> =>
  (await get('/me/meetings')).body.content.map(({ id }: Json) => id)

describe('a request for cover', () => {
  it('tells who makes the timetable of the unit, once, and is withdrawn once somebody covers the class', async () => {
    const id = await give(day, { name: 'Small talk', room_id: timetable.room_id })
    const keeper = await context.arrive({ unity_id: timetable.unity_id })
    await context.db.insert(duties).values({ user_id: keeper.user.id, duty: 'TIMETABLE' })
    const stranger = await context.arrive()
    await context.db.insert(duties).values({ user_id: stranger.user.id, duty: 'TIMETABLE' })
    const ask = () => teacher.post(`/classes/${id}/cover`, { reason: 'I am ill' })
    expect([(await ask()).status, (await ask()).status]).toEqual([204, 204])
    for (const each of [keeper, timetable.admin]) {
      const { content, meta } = (await each.get('/session/notifications')).body
      expect(content[0]).toMatchObject({ title: 'Ana Reis asks for cover: Small talk', read: false })
      expect(content[0].message).toContain('Why: I am ill')
      expect(meta.unread).toBe(1)
    }
    expect(await timetable.newsOf(stranger)).toEqual([])
    const one = (await keeper.get(`/classes/${id}`)).body
    expect(one.problems).toContain('COVER_ASKED')

    const substitute = await context.arrive({ profile: 'TEACHER', unity_id: timetable.unity_id })
    const covered = await keeper.post(`/classes/${id}/substitute`, { version: 1, teacher_id: substitute.user.id })
    expect(covered.body.problems).not.toContain('COVER_ASKED')
    expect((await keeper.get('/session/notifications')).body.meta.unread).toBe(0)
    expect(await listedFor(substitute)).toContain(id)
    expect(await listedFor(teacher)).not.toContain(id)
  })

  it('is taken back by who asked, also twice, and what was told of it is withdrawn', async () => {
    const id = await give(day, { name: 'Small talk' })
    const keeper = await context.arrive({ unity_id: timetable.unity_id })
    await context.db.insert(duties).values({ user_id: keeper.user.id, duty: 'TIMETABLE' })
    await teacher.post(`/classes/${id}/cover`, { reason: 'I am ill' })
    const other = await context.arrive({ profile: 'TEACHER', unity_id: timetable.unity_id })
    expect((await other.remove(`/classes/${id}/cover`)).status).toBe(404)
    expect((await keeper.get('/session/notifications')).body.meta.unread).toBe(1)
    const taken = [await teacher.remove(`/classes/${id}/cover`), await teacher.remove(`/classes/${id}/cover`)]
    expect(taken.map(({ status }) => status)).toEqual([204, 204])
    expect((await keeper.get('/session/notifications')).body.meta.unread).toBe(0)
    expect((await keeper.get(`/classes/${id}`)).body.problems).not.toContain('COVER_ASKED')
    await teacher.post(`/classes/${id}/cover`, { reason: 'Still ill' })
    expect((await keeper.get(`/classes/${id}`)).body.problems).toContain('COVER_ASKED')
  })

  it('is for an own class that is ahead', async () => {
    const other = await context.arrive({ profile: 'TEACHER', unity_id: timetable.unity_id })
    const [ahead, begun] = [await give(day), await give(0)]
    expect((await other.post(`/classes/${ahead}/cover`, {})).status).toBe(404)
    expect((await teacher.post(`/classes/${begun}/cover`, {})).body.token).toBe('class.over')
  })
})

describe('the link of a class', () => {
  it('is saved by who gives it, with a version and an entry in the audit trail', async () => {
    const id = await give(day, { short_name: '@TALK' })
    expect((await teacher.put(`/meetings/${id}/link`, { url })).status).toBe(204)
    expect(await timetable.rowOf(id)).toMatchObject({ url, version: 2, sequence: 0 })
    const [noted] = await context.db.select().from(changes).where(eq(changes.entity_id, id))
    expect(noted).toMatchObject({ entity: 'classes', user_id: teacher.user.id, after: { url } })
  })

  it.each([
    ['that is no https address', 'http://meet.example.com'],
    ['that is empty', ''],
  ])('%s is refused', async (_what, address) => {
    const id = await give(day, { short_name: '@TALK' })
    expect((await teacher.put(`/meetings/${id}/link`, { url: address })).body.fields).toHaveProperty('url')
  })

  it('is refused for a class in a room, for one that is over, and for that of another teacher', async () => {
    const other = await context.arrive({ profile: 'TEACHER', unity_id: timetable.unity_id })
    const [room, over, own] = [
      await give(day),
      await give(-2 * hour, { short_name: '@A' }),
      await give(day, { short_name: '@B' }),
    ]
    expect((await teacher.put(`/meetings/${room}/link`, { url })).body.token).toBe('class.notOnline')
    expect((await teacher.put(`/meetings/${over}/link`, { url })).body.token).toBe('class.over')
    expect((await other.put(`/meetings/${own}/link`, { url })).status).toBe(404)
    expect((await timetable.rowOf(own))?.url).toBeNull()
  })
})

describe('a student who comes without a booking', () => {
  it('is found by name, added as present, also above the places that can be booked, up to those of the room', async () => {
    const [booked, ...walkIns] = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        addPerson(context.db, { unity_id: timetable.unity_id, name: `Walker ${index}` }),
      ),
    )
    const id = await give(-minute, { room_id: timetable.room_id, max_students: 1, students: [booked?.id ?? 0] })
    const found = (await teacher.get(`/meetings/${id}/students?term=walker`)).body
    expect(found.content.map(({ name }: Json) => name)).toEqual(walkIns.map(({ name }) => name))
    const answered = []
    for (const one of walkIns) answered.push(await add(id, one.id))
    expect(answered.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204, 412, 412])
    expect(answered.at(-1)?.body).toMatchObject({ token: 'class.noPlace', values: { places: '6' } })
    expect(await timetable.rowOf(id)).toMatchObject({ scheduled_students: 6, max_students: 6 })
    const rows = await context.db.select().from(class_students).where(eq(class_students.class_id, id))
    expect(rows.filter(({ present }) => present)).toHaveLength(5)
  })

  it('is of the unit, and comes from when the class opens to a week after it', async () => {
    const [own, stranger] = [await addPerson(context.db, { unity_id: timetable.unity_id }), await addPerson(context.db)]
    const id = await give(11 * minute, { room_id: timetable.room_id })
    expect((await add(id, own.id)).body.token).toBe('class.notBegun')
    context.wait(minute)
    expect((await add(id, stranger.id)).status).toBe(404)
    expect((await add(id, own.id)).status).toBe(204)
    const past = await give(-hour - 7 * day, { room_id: timetable.room_id, students: [own.id] })
    const late = await addPerson(context.db, { unity_id: timetable.unity_id })
    expect((await add(past, late.id)).status).toBe(204)
    const mark = () => teacher.put(`/meetings/${past}/presence`, { user_id: own.id, present: false })
    expect((await mark()).status).toBe(204)
    expect(await listedFor(teacher)).toContain(past)
    context.wait(1)
    expect((await mark()).body.token).toBe('class.attendanceClosed')
    expect((await add(past, late.id)).body.token).toBe('class.attendanceClosed')
  })
})
