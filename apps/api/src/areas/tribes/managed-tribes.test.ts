import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enrolments } from '../../db/schema/index.ts'
import { administrator } from '../../testing/managed.ts'
import { addPerson } from '../../testing/school.ts'
import { createTestServer, type Json, type TestServer } from '../../testing/test-server.ts'
import { give, spend } from '../../testing/unit.ts'

let context: TestServer
let admin: Awaited<ReturnType<typeof administrator>>
beforeAll(async () => {
  context = await createTestServer()
  admin = await administrator(context)
})
afterAll(() => context.close())

const remove = (id: number) => admin.remove(`/school_tribes/${id}`)

describe('a tribe', () => {
  it('is shown with its symbol and color wherever a student meets it', async () => {
    const tribe = await admin.make('tribes', { symbol: 'well', color: 'poppy' })
    const { get } = await context.arrive({ tribe_id: tribe.id })
    const badge = { id: tribe.id, name: tribe.name, symbol: 'well', color: 'poppy' }
    expect((await get('/me')).body.tribe).toEqual(badge)
    expect((await get('/me/tribe')).body).toEqual({ ...badge, fortune: 0 })
    expect((await get('/tribes/all')).body.content).toContainEqual({ ...badge, fortune: 0 })
  })

  it.each([{ symbol: 'dragon' }, { color: '#ff0000' }, { symbol: null }])('is refused with %o', async (given) => {
    const { status, body } = await admin.post('/school_tribes', { ...(await admin.sampleOf('tribes')), ...given })
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 412, fields: Object.keys(given) })
  })

  it('with members, codes or a fortune is not removed, and the refusal counts them', async () => {
    const tribe = await admin.make('tribes')
    const { id } = await addPerson(context.db, { tribe_id: tribe.id })
    await addPerson(context.db, { tribe_id: tribe.id })
    const code = { code: 'FOX-1', profile: 'STUDENT' as const, unity_id: 1, tribe_id: tribe.id, name: 'Ana' }
    await context.db.insert(enrolments).values(code)
    await give(context.db, id, 40, '2026-03-02T11:00:00Z')
    await spend(context.db, id, 15, '2026-03-02T11:30:00Z')
    expect(await remove(tribe.id)).toMatchObject({
      status: 412,
      body: { token: 'tribe.inUse', values: { people: '2', codes: '1', fortune: '40' } },
    })
  })

  it('is removed once its members are moved, and nobody can be moved to it any more', async () => {
    const tribe = await admin.make('tribes')
    const { id } = await addPerson(context.db, { tribe_id: tribe.id })
    expect((await remove(tribe.id)).status).toBe(412)
    const move = async (tribe_id: number) => {
      const { body } = await admin.get(`/people/${id}`)
      return admin.put(`/people/${id}`, { ...body, tribe_id })
    }
    expect((await move(1)).status).toBe(200)
    expect((await remove(tribe.id)).status).toBe(204)
    expect(await move(tribe.id)).toMatchObject({ status: 412, body: { fields: { tribe_id: 'validation.id' } } })
    const { content } = (await admin.get('/people/tribes')).body
    expect(content.map((one: Json) => one.id)).not.toContain(tribe.id)
  })
})
