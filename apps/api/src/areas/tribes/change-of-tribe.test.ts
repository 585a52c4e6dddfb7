import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changes } from '../../db/schema/index.ts'
import { administrator } from '../../testing/managed.ts'
import { addPerson } from '../../testing/school.ts'
import { createTestServer, type Json, type TestServer } from '../../testing/test-server.ts'
import { give } from '../../testing/unit.ts'

let context: TestServer
let admin: Awaited<ReturnType<typeof administrator>>
beforeAll(async () => {
  context = await createTestServer()
  admin = await administrator(context)
})
afterAll(() => context.close())

describe('a change of tribe', () => {
  it('leaves what was earned to the former tribe, and gives the new one what is earned from then on', async () => {
    const [former, next] = [await admin.make('tribes'), await admin.make('tribes')]
    const { user, get } = await context.arrive({ tribe_id: former.id })
    await give(context.db, user.id, 70, '2026-03-02T11:00:00Z')
    const { body } = await admin.get(`/people/${user.id}`)
    expect((await admin.put(`/people/${user.id}`, { ...body, tribe_id: next.id })).status).toBe(200)
    await give(context.db, user.id, 5, '2026-03-02T12:00:00Z')
    const { content } = (await get('/tribes/all')).body
    const fortuneOf = (id: number) => content.find((one: Json) => one.id === id).fortune
    expect([fortuneOf(former.id), fortuneOf(next.id)]).toEqual([70, 5])
    expect((await get('/me/tribe')).body).toMatchObject({ id: next.id, fortune: 5 })
    expect((await get('/me')).body).toMatchObject({ tribe: { id: next.id }, dolars: 75 })
  })

  it('is in the history of the person, with both tribes', async () => {
    const next = await admin.make('tribes')
    const { id } = await addPerson(context.db)
    const { body } = await admin.get(`/people/${id}`)
    await admin.put(`/people/${id}`, { ...body, tribe_id: next.id })
    const [noted] = await context.db
      .select()
      .from(changes)
      .where(and(eq(changes.entity, 'people'), eq(changes.entity_id, id)))
    expect([noted?.before, noted?.after]).toMatchObject([{ tribe_id: 1 }, { tribe_id: next.id }])
  })
})
