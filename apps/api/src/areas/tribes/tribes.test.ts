import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEmbedded } from '../../db/client.ts'
import { tribes, users } from '../../db/schema/index.ts'
import { openTestHouse, type TestHouse } from '../../testing/house.ts'
import { addPerson } from '../../testing/school.ts'
import { addUnity, give } from '../../testing/unit.ts'

let queries = 0
let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse({ connection: await openEmbedded(undefined, { logQuery: () => (queries += 1) }) })
})
afterAll(() => house.close())

/** A student of a new tribe, in a unit of a time zone, and how to give somebody of the tribe something. */
async function newTribe(name: string, zone = 'America/Manaus') {
  const [tribe] = await house.db.insert(tribes).values({ name }).returning()
  const unity_id = await addUnity(house.db, zone)
  const visitor = await house.arrive({ unity_id, tribe_id: tribe?.id ?? 0 })
  const fortune = async () => (await visitor.get('/me/tribe')).body.fortune
  return { tribe_id: tribe?.id ?? 0, unity_id, fortune, ...visitor }
}

describe('the own tribe', () => {
  it('has the fortune that its members earned, wherever they learn, and others did not', async () => {
    const { user, get, tribe_id } = await newTribe('Otters')
    const friend = await addPerson(house.db, { tribe_id })
    const stranger = await addPerson(house.db)
    for (const { id } of [user, friend, stranger]) await give(house.db, id, 15, '2026-03-02T11:00:00Z')
    expect(await get('/me/tribe')).toMatchObject({ status: 200, body: { id: tribe_id, name: 'Otters', fortune: 30 } })
  })

  it('starts a month with nothing, and does not get poorer by what is spent', async () => {
    const { user, fortune } = await newTribe('Owls')
    expect(await fortune()).toBe(0)
    await give(house.db, user.id, 20, '2026-03-02T11:00:00Z')
    await give(house.db, user.id, -15, '2026-03-02T11:30:00Z')
    expect(await fortune()).toBe(20)
  })

  it('counts the month by the calendar of the unit, to the millisecond', async () => {
    const { user, fortune } = await newTribe('Bears')
    // In Manaus it is four hours earlier than in Greenwich.
    await give(house.db, user.id, 1, '2026-03-01T03:59:59.999Z')
    await give(house.db, user.id, 10, '2026-03-01T04:00:00.000Z')
    await give(house.db, user.id, 100, '2026-04-01T03:59:59.999Z')
    await give(house.db, user.id, 1000, '2026-04-01T04:00:00.000Z')
    expect(await fortune()).toBe(110)
    const east = await newTribe('Wolves', 'America/Sao_Paulo')
    await give(house.db, east.user.id, 1, '2026-03-01T02:59:59.999Z')
    await give(house.db, east.user.id, 10, '2026-03-01T03:00:00.000Z')
    expect(await east.fortune()).toBe(10)
  })

  it('is not found where a student has none yet', async () => {
    const { user, get } = await house.arrive()
    await house.db.update(users).set({ tribe_id: null }).where(eq(users.id, user.id))
    expect(await get('/me/tribe')).toMatchObject({ status: 404, body: { token: 'notFound' } })
  })

  it.each([{ profile: 'TEACHER' as const }, { profile: 'AUTODIDACT' as const }])('is nothing for %o', async (who) => {
    const { get } = await house.arrive(who)
    expect(await get('/me/tribe')).toMatchObject({ status: 403, body: { token: 'access.denied' } })
  })

  it('costs one query, however many its members are', async () => {
    const { tribe_id, get } = await newTribe('Bees')
    const cost = async () => {
      const before = queries
      await get('/me/tribe')
      return queries - before
    }
    const alone = await cost()
    for (let count = 0; count < 20; count += 1) {
      const { id } = await addPerson(house.db, { tribe_id })
      await give(house.db, id, 10, '2026-03-02T11:00:00Z')
    }
    expect(await cost()).toBe(alone)
    // That of the session beside it.
    expect(alone).toBe(2)
  })
})
