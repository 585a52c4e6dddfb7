import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unities, user_unities } from '../../db/schema/index.ts'
import { createServerOn, databases } from '../../testing/databases.ts'
import { administrator } from '../../testing/managed.ts'
import { addPerson } from '../../testing/school.ts'
import type { Json, TestServer } from '../../testing/test-server.ts'

describe.each(databases)('on %s', (database) => {
  let context: TestServer
  let admin: Awaited<ReturnType<typeof administrator>>
  beforeAll(async () => {
    context = await createServerOn(database)
    admin = await administrator(context)
  })
  afterAll(() => context.close())

  const archive = (unit: Json) => admin.put(`/units/${unit.id}`, { ...unit, archived: true })

  it('of all units that are archived at once, one stays', async () => {
    const others = await Promise.all([1, 2, 3].map(() => admin.make('units')))
    const { body: first } = await admin.get('/units/1')
    const done = await Promise.all([first, ...others].map(archive))
    expect(done.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 200, 200, 412])
    expect(done.find(({ status }) => status === 412)?.body.fields).toEqual({ archived: 'validation.lastUnit' })
    expect(await context.db.$count(unities, eq(unities.archived, false))).toBe(1)
    await context.db.update(unities).set({ archived: false })
  })

  it('nobody comes into a unit that is removed at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const unit = await admin.make('units')
      const people = await Promise.all([1, 2, 3].map(() => addPerson(context.db)))
      const moves = people.map(async ({ id }) => {
        const { body } = await admin.get(`/people/${id}`)
        return admin.put(`/people/${id}`, { ...body, unity_id: unit.id })
      })
      const [removed] = await Promise.all([admin.remove(`/units/${unit.id}`), ...moves])
      const members = await context.db.$count(user_unities, eq(user_unities.unity_id, unit.id))
      expect([removed.status === 204, members > 0]).not.toEqual([true, true])
      expect([204, 412]).toContain(removed.status)
    }
  })
})
