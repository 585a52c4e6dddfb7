import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { user_unities } from '../../db/schema/index.ts'
import { countQueries } from '../../testing/count-queries.ts'
import { createTestServer, type Json, type TestServer } from '../../testing/test-server.ts'
import { addPerson } from '../../testing/school.ts'
import { addClass, addUnity } from '../../testing/unit.ts'

const [hour, day] = [3_600_000, 86_400_000]
let context: TestServer
beforeAll(async () => {
  // Monday, 2 March 2026, 12:00 UTC: eight in the morning in Manaus.
  context = await createTestServer()
})
afterAll(() => context.close())

async function newStudent() {
  const unity_id = await addUnity(context.db, 'America/Manaus')
  const visitor = await context.arrive({ unity_id })
  const students = [visitor.user.id]
  const book = (start: string, more: Partial<Parameters<typeof addClass>[1]> = {}) =>
    addClass(context.db, { unity_id, start, students, ...more })
  const names = async () => (await visitor.get('/me/my_classes')).body.content.map(({ name }: Json) => name)
  return { ...visitor, unity_id, book, names }
}

describe('the classes of the week', () => {
  it('are those that the student has booked, with room, teacher and times in UTC', async () => {
    const { user, get, book } = await newStudent()
    const teacher = await addPerson(context.db, { name: 'Ana Reis', profile: 'TEACHER' })
    await book('2026-03-03T13:00:00Z', { name: 'Talking in the hall', teacher_id: teacher.id })
    await book('2026-03-03T14:00:00Z', { students: [] })
    await book('2026-03-03T15:00:00Z', { students: [(await addPerson(context.db)).id] })
    const { status, body } = await get('/me/my_classes')
    expect(status).toBe(200)
    const times = { start_date: '2026-03-03T13:00:00.000Z', end_date: '2026-03-03T14:00:00.000Z' }
    const id: unknown = expect.any(Number)
    expect(body).toEqual({
      content: [{ id, name: 'Talking in the hall', room: 'Blue room', teacher: 'Ana Reis', ...times }],
    })
    expect(JSON.stringify(body)).not.toContain(user.email)
  })

  it('have no teacher’s name while none is found', async () => {
    const { get, book } = await newStudent()
    await book('2026-03-03T13:00:00Z')
    expect((await get('/me/my_classes')).body.content[0].teacher).toBe('')
  })

  it('go from Monday to Sunday by the calendar of the unit, to the millisecond', async () => {
    const { book, names } = await newStudent()
    const first = '2026-03-02T04:00:00.000Z'
    const last = '2026-03-09T03:59:59.999Z'
    for (const start of ['2026-03-02T03:59:59.999Z', first, last, '2026-03-09T04:00:00.000Z']) await book(start)
    expect(await names()).toEqual([last, first])
  })

  it('come first where they are not over yet, the next one before all', async () => {
    const { book, names } = await newStudent()
    const [over, running, soon, later] = ['10:00', '11:30', '12:30', '20:00'].map((time) => `2026-03-02T${time}:00Z`)
    for (const start of [later, over, soon, running]) await book(start ?? '')
    expect(await names()).toEqual([running, soon, later, over])
    context.wait(hour)
    expect(await names()).toEqual([soon, later, over, running])
    context.wait(-hour)
  })

  it('are those of the unit that the student is in, and follow a change of unit', async () => {
    const { user, book, names, post } = await newStudent()
    const online = await addUnity(context.db, 'America/Sao_Paulo')
    await context.db.insert(user_unities).values({ user_id: user.id, unity_id: online })
    await book('2026-03-03T13:00:00Z', { name: 'Here' })
    await book('2026-03-03T15:00:00Z', { name: 'Online', unity_id: online })
    expect(await names()).toEqual(['Here'])
    const { body } = await post('/session/change_unity', { unity_id: online })
    const after = await context.call('GET', '/me/my_classes', { token: body.token })
    expect(after.body.content.map(({ name }: Json) => name)).toEqual(['Online'])
  })

  it('are others when the next week begins', async () => {
    const { book, names } = await newStudent()
    await book('2026-03-05T13:00:00Z', { name: 'This week' })
    await book('2026-03-12T13:00:00Z', { name: 'Next week' })
    expect(await names()).toEqual(['This week'])
    context.wait(7 * day - 9 * hour)
    expect(await names()).toEqual(['This week'])
    context.wait(hour)
    expect(await names()).toEqual(['Next week'])
    context.wait(8 * hour - 7 * day)
  })

  it('are nothing for who is no student', async () => {
    for (const profile of ['TEACHER', 'AUTODIDACT'] as const) {
      const { get } = await context.arrive({ profile })
      expect(await get('/me/my_classes')).toMatchObject({ status: 403, body: { token: 'access.denied' } })
    }
  })

  it('cost one query beside the session’s, however many they are', async () => {
    const { book, names } = await newStudent()
    for (let count = 10; count < 24; count += 1) await book(`2026-03-04T${count}:00:00Z`)
    expect(await countQueries(async () => expect(await names()).toHaveLength(14))).toBe(2)
  })
})
