import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changes, user_unities } from '../../db/schema/index.ts'
import { createServerOn, databases } from '../../testing/databases.ts'
import { addPerson } from '../../testing/school.ts'
import { createTestServer, type Json, type TestServer, type Visitor } from '../../testing/test-server.ts'
import { addUnity } from '../../testing/unit.ts'

const boss = { admin: true, profile: 'TEACHER' } as const

let context: TestServer
let admin: Visitor
beforeAll(async () => {
  context = await createTestServer()
  admin = await context.arrive(boss)
})
afterAll(() => context.close())

const give = (id: number, ...duties: Json[]) => admin.put(`/people/${id}/duties`, { duties })
const inAll = (duty: string) => ({ duty, unity_id: null })

describe('a duty', () => {
  it('opens what it is for at the next request, and closes it again when it ends', async () => {
    const { user, get } = await context.arrive()
    expect((await get('/course/tree?book_id=1')).status).toBe(403)
    expect(await give(user.id, inAll('CONTENT'))).toMatchObject({ status: 200, body: { duties: [inAll('CONTENT')] } })
    expect((await get('/course/tree?book_id=1')).status).toBe(200)
    expect((await get('/me')).body.roles).toContain('ROLE.DUTY_CONTENT')
    await give(user.id)
    expect((await get('/course/tree?book_id=1')).status).toBe(403)
  })

  it('that is limited to a unit counts in that unit alone', async () => {
    const { user, get, post } = await context.arrive()
    const other = await addUnity(context.db, 'America/Manaus')
    await context.db.insert(user_unities).values({ user_id: user.id, unity_id: other })
    await give(user.id, { duty: 'CONTENT', unity_id: other })
    expect((await get('/course/tree?book_id=1')).status).toBe(403)
    const { body } = await post('/session/change_unity', { unity_id: other })
    expect((await context.call('GET', '/course/tree?book_id=1', { token: body.token })).status).toBe(200)
  })

  it('in a unit that the person does not belong to is refused, and nothing is written', async () => {
    const { id } = await addPerson(context.db)
    const foreign = await addUnity(context.db, 'America/Manaus')
    expect(await give(id, inAll('DESK'), { duty: 'CONTENT', unity_id: foreign })).toMatchObject({
      status: 412,
      body: { fields: { 'duties[1].unity_id': 'validation.id' } },
    })
    expect((await admin.get(`/people/${id}`)).body.duties).toEqual([])
  })

  it('ends with the place of the person in its unit', async () => {
    const { id } = await addPerson(context.db)
    const other = await addUnity(context.db, 'America/Manaus')
    await context.db.insert(user_unities).values({ user_id: id, unity_id: other })
    const { body: person } = await give(id, inAll('MESSAGES'), { duty: 'DESK', unity_id: other })
    const { body: moved } = await admin.put(`/people/${id}`, { ...person, other_units_id: [] })
    expect(moved.duties).toEqual([inAll('MESSAGES')])
  })

  it.each([
    [[{ duty: 'KING', unity_id: null }]],
    [[inAll('DESK'), { duty: 'DESK', unity_id: 1 }]],
    [[{ duty: 'DESK', unity_id: 'x' }]],
    ['DESK'],
    [undefined],
  ])('is refused as %j', async (duties) => {
    const { id } = await addPerson(context.db)
    expect(await admin.put(`/people/${id}/duties`, { duties })).toMatchObject({ status: 412 })
  })

  it('is not given by a body of the person form, nor by anybody but administrators', async () => {
    const { user, put } = await context.arrive()
    const { body: person } = await admin.get(`/people/${user.id}`)
    await admin.put(`/people/${user.id}`, { ...person, duties: [inAll('CONTENT')] })
    expect((await put(`/people/${user.id}/duties`, { duties: [inAll('CONTENT')] })).status).toBe(403)
    await give(user.id, inAll('CONTENT'), inAll('DESK'), inAll('TIMETABLE'), inAll('MESSAGES'))
    expect((await put(`/people/${user.id}/duties`, { duties: [] })).status).toBe(403)
    expect((await admin.get(`/people/${user.id}`)).body.duties).toHaveLength(4)
  })

  it('is in the history of the person, and of two that are saved from one version the second conflicts', async () => {
    const { id } = await addPerson(context.db)
    const { body: before } = await admin.get(`/people/${id}`)
    const save = (duty: string) =>
      admin.put(`/people/${id}/duties`, { duties: [inAll(duty)], version: before.duties_version })
    expect((await save('DESK')).status).toBe(200)
    expect((await save('MESSAGES')).status).toBe(409)
    const noted = await context.db
      .select()
      .from(changes)
      .where(and(eq(changes.entity, 'people'), eq(changes.entity_id, id)))
    expect(noted).toMatchObject([
      { user_id: admin.user.id, before: { duties: [] }, after: { duties: [inAll('DESK')] } },
    ])
    // The form of the person is another version: it is not disturbed.
    expect((await admin.put(`/people/${id}`, before)).status).toBe(200)
  })
})

describe('the list of people', () => {
  it('shows duties, and finds those who have one', async () => {
    const { id, name } = await addPerson(context.db, { name: 'Desk Holder' })
    await give(id, inAll('DESK'), { duty: 'TIMETABLE', unity_id: 1 })
    const { body } = await admin.get('/people?page=1&size=50&duty=TIMETABLE&term=desk')
    expect(body.content.map((one: Json) => [one.name, one.duties])).toEqual([[name, ['DESK', 'TIMETABLE']]])
    expect(body.meta.total).toBe(1)
    expect((await admin.get('/people?page=1&size=50&duty=KING')).status).toBe(412)
  })
})

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await createServerOn(database)
  })
  afterAll(() => server.close())

  it('of two administrators who take each other’s rights at once, one stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      const bosses = await Promise.all([server.arrive(boss), server.arrive(boss)])
      const acts = bosses.map(async ({ get, put }, index) => {
        const other = bosses[1 - index]?.user.id
        const { body } = await get(`/people/${other}`)
        return put(`/people/${other}`, { ...body, admin: false })
      })
      const done = await Promise.all(acts)
      expect(done.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 403])
      const left = await Promise.all(bosses.map(({ get }) => get('/people')))
      expect(left.filter(({ status }) => status === 200)).toHaveLength(1)
    }
  })
})
