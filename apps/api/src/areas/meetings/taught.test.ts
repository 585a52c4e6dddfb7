import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { class_students } from '../../db/schema/index.ts'
import { countQueries } from '../../testing/count-queries.ts'
import { createTestServer, type Json, type TestServer, type Visitor } from '../../testing/test-server.ts'
import { addPerson } from '../../testing/school.ts'
import { addClass, addUnity } from '../../testing/unit.ts'

const url = 'https://meet.example.com/talk'
let context: TestServer
let unity_id: number
let teacher: Visitor
let [ana, bia]: Awaited<ReturnType<typeof addPerson>>[] = []
beforeAll(async () => {
  // Monday, 2 March 2026, 12:00 UTC: eight in the morning in Manaus.
  context = await createTestServer()
  unity_id = await addUnity(context.db, 'America/Manaus')
  teacher = await context.arrive({ unity_id, profile: 'TEACHER', name: 'Rui Reis' })
  ;[bia, ana] = [
    await addPerson(context.db, { unity_id, name: 'Bia' }),
    await addPerson(context.db, { unity_id, name: 'Ana' }),
  ]
})
afterAll(() => context.close())

const give = (more: Partial<Parameters<typeof addClass>[1]> = {}) =>
  addClass(context.db, { unity_id, start: '2026-03-02T11:30:00Z', teacher_id: teacher.user.id, ...more })
const people = () => [ana?.id ?? 0, bia?.id ?? 0] as const
const listed = async () => (await teacher.get('/me/meetings')).body.content

describe('the classes that a teacher gives', () => {
  it('are those of the last seven and the next six days, online and in rooms, with who comes, by name', async () => {
    const [one, other] = people()
    const [first, last] = ['2026-02-23T04:00:00.000Z', '2026-03-09T03:59:59.999Z']
    for (const start of [last, '2026-02-23T03:59:59.999Z', '2026-03-09T04:00:00.000Z']) await give({ start })
    const id = await give({ start: first, short_name: '@TALK', url, students: [other, one] })
    await give({ teacher_id: null })
    await give({ unity_id: 1 })
    const found = await listed()
    expect(await countQueries(listed)).toBe(2)
    expect(found.map(({ data }: Json) => data)).toEqual([first, last])
    expect(found[0]).toEqual({
      id,
      name: first,
      room: 'Blue room',
      teacher: 'Rui Reis',
      data: first,
      end_date: '2026-02-23T05:00:00.000Z',
      status: 'FINISHED',
      url: null,
      online: true,
      link: url,
      cover_asked: false,
      students: [
        { id: one, name: 'Ana', present: null },
        { id: other, name: 'Bia', present: null },
      ],
    })
    expect(found[1]).toMatchObject({ status: 'SCHEDULED', students: [] })
  })

  it('are open to their teacher though they are full', async () => {
    const id = await give({ start: '2026-03-02T12:05:00Z', url, max_students: 1, students: [people()[0]] })
    const one = (await listed()).find((meeting: Json) => meeting.id === id)
    expect(one).toMatchObject({ status: 'OPEN', url })
  })

  it('are an administrator’s own too', async () => {
    const admin = await context.arrive({ unity_id, admin: true })
    const id = await give({ teacher_id: admin.user.id })
    expect((await admin.get('/me/meetings')).body.content.map((one: Json) => one.id)).toEqual([id])
  })
})

const presentIn = async (id: number, user_id: number) => {
  const { class_id, user_id: of, present } = class_students
  const [found] = await context.db
    .select({ present })
    .from(class_students)
    .where(and(eq(class_id, id), eq(of, user_id)))
  return found?.present
}

describe('presence', () => {
  it('is noted, changed and taken back, for one person', async () => {
    const [one, other] = people()
    const id = await give({ students: [one, other] })
    for (const present of [true, true, false, null]) {
      const answer = await teacher.put(`/meetings/${id}/presence`, { user_id: one, present })
      expect([answer.status, answer.body]).toEqual([204, undefined])
      const { students } = (await listed()).find((meeting: Json) => meeting.id === id)
      expect(students.map((student: Json) => student.present)).toEqual([present, null])
    }
  })

  it('is noted from the start of the class on, and not before', async () => {
    const [one] = people()
    const later = await give({ start: '2026-03-02T12:00:00.001Z', students: [one] })
    const mark = () => teacher.put(`/meetings/${later}/presence`, { user_id: one, present: true })
    expect(await mark()).toMatchObject({ status: 412, body: { token: 'class.notBegun' } })
    expect(await presentIn(later, one)).toBeNull()
    context.wait(1)
    expect((await mark()).status).toBe(204)
    expect(await presentIn(later, one)).toBe(true)
  })

  it.each(['of another teacher', 'of another unit', 'that is cancelled', 'that is unknown'])(
    'in a class %s is not found, an administrator’s try included',
    async (which) => {
      const [one] = people()
      const made = await give({
        students: [one],
        ...(which === 'of another teacher' && { teacher_id: null }),
        ...(which === 'of another unit' && { unity_id: 1 }),
        ...(which === 'that is cancelled' && { cancelled_at: context.clock() }),
      })
      const id = which === 'that is unknown' ? 999_999 : made
      const admin = await context.arrive({ unity_id, admin: true })
      for (const visitor of [teacher, admin]) {
        const answer = await visitor.put(`/meetings/${id}/presence`, { user_id: one, present: true })
        expect(answer).toMatchObject({ status: 404, body: { token: 'notFound' } })
      }
      expect(await presentIn(made, one)).toBeNull()
    },
  )

  it('of who does not come is not found', async () => {
    const [one, other] = people()
    const id = await give({ students: [one] })
    const answer = await teacher.put(`/meetings/${id}/presence`, { user_id: other, present: true })
    expect(answer).toMatchObject({ status: 404, body: { token: 'notFound' } })
  })

  it('needs to be said', async () => {
    const id = await give({ students: [people()[0]] })
    const answer = await teacher.put(`/meetings/${id}/presence`, { user_id: people()[0] })
    expect(answer).toMatchObject({ status: 412, body: { fields: { present: 'validation.required' } } })
  })
})
