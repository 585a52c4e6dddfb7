import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { duties, tribes, user_unities } from '../../db/schema/index.ts'
import { messageTo, notificationsOf, sendNow } from '../../testing/messages.ts'
import { addPerson } from '../../testing/school.ts'
import { createTestServer, type Json, type TestServer, type Visitor } from '../../testing/test-server.ts'
import { addUnity } from '../../testing/unit.ts'

let context: TestServer
let elsewhere: number
/** A tribe with one student in each unit. */
let tribe_id: number
let [here, there]: Visitor[] = []
beforeAll(async () => {
  context = await createTestServer()
  elsewhere = await addUnity(context.db, 'America/Recife')
  const [tribe] = await context.db.insert(tribes).values({ name: 'Owls' }).returning()
  tribe_id = tribe?.id ?? 0
  here = await context.arrive({ name: 'Zoe Quick', tribe_id })
  there = await context.arrive({ name: 'Zoe Quiet', tribe_id, unity_id: elsewhere })
})
afterAll(() => context.close())

const countOf = (sender: Visitor, audience: object) => sender.post('/messages/receivers', messageTo(audience).audience)
const giveDuty = (user_id: number, unity_id: number | null) =>
  context.db.insert(duties).values({ user_id, duty: 'MESSAGES', unity_id })

describe('a teacher', () => {
  it('cannot address people of another unit: not by unit, nor by name, nor by tribe, nor by profile', async () => {
    const teacher = await context.arrive({ profile: 'TEACHER' })
    for (const audience of [{ unity_ids: [1, elsewhere] }, { user_ids: [there?.user.id ?? 0] }]) {
      expect((await countOf(teacher, audience)).status).toBe(404)
      expect((await teacher.post('/messages', messageTo(audience))).status).toBe(404)
    }
    expect((await countOf(teacher, { tribe_ids: [tribe_id] })).body.receivers).toBe(1)
    await sendNow(context, teacher, { tribe_ids: [tribe_id], profiles: [] })
    await sendNow(context, teacher, { profiles: ['STUDENT'] })
    if (!here || !there) throw new Error('Two have arrived.')
    expect((await notificationsOf(context, here)).meta.total).toBe(2)
    expect((await notificationsOf(context, there)).meta.total).toBe(0)
  })

  it('is offered the own units, and finds the people of them alone', async () => {
    const teacher = await context.arrive({ profile: 'TEACHER' })
    await addPerson(context.db, { name: 'Zoe Quit', disabled_at: context.clock() })
    expect((await teacher.get('/messages/audiences')).body.unities).toEqual([{ id: 1, name: 'Centre' }])
    const { body } = await teacher.get('/messages/people?term=zoe+qui')
    expect(body.content).toEqual([{ id: here?.user.id, name: 'Zoe Quick', profile: 'STUDENT', unity: 'Centre' }])
  })

  it('who has left a unit sees no more who has read there', async () => {
    const admin = await context.arrive({ profile: 'TEACHER', admin: true })
    const id = await sendNow(context, admin, { tribe_ids: [tribe_id] })
    expect((await admin.get(`/messages/${id}/receivers`)).body.meta.total).toBe(2)
    const moved = await context.arrive({ profile: 'TEACHER', unity_id: elsewhere })
    const own = await sendNow(context, moved, { tribe_ids: [tribe_id] })
    await context.db.delete(user_unities).where(eq(user_unities.user_id, moved.user.id))
    expect((await moved.get(`/messages/${own}/receivers`)).body).toMatchObject({ content: [], meta: { total: 0 } })
  })
})

describe('the duty of messages', () => {
  it('of one unit reaches that unit alone, whatever the others of its holder are', async () => {
    const holder = await context.arrive({ profile: 'AUTODIDACT', unity_id: elsewhere })
    await context.db.insert(user_unities).values({ user_id: holder.user.id, unity_id: 1 })
    expect((await countOf(holder, { tribe_ids: [tribe_id] })).status).toBe(403)
    await giveDuty(holder.user.id, elsewhere)
    expect((await countOf(holder, { tribe_ids: [tribe_id] })).body.receivers).toBe(1)
    expect((await countOf(holder, { unity_ids: [1] })).status).toBe(404)
    expect((await holder.get('/messages/audiences')).body.unities.map(({ id }: Json) => id)).toEqual([elsewhere])
  })

  it('of a unit that a teacher does not belong to adds nobody to the own ones', async () => {
    const teacher = await context.arrive({ profile: 'TEACHER' })
    await giveDuty(teacher.user.id, elsewhere)
    expect((await countOf(teacher, { tribe_ids: [tribe_id] })).body.receivers).toBe(1)
    expect((await countOf(teacher, { unity_ids: [elsewhere] })).status).toBe(404)
  })

  it('without a unit reaches all units of its holder', async () => {
    const holder = await context.arrive({ unity_id: elsewhere })
    await giveDuty(holder.user.id, null)
    expect((await countOf(holder, { tribe_ids: [tribe_id] })).body.receivers).toBe(1)
    expect((await countOf(holder, { unity_ids: [1] })).status).toBe(404)
  })
})

it('profiles narrow the groups, and never those who are named', async () => {
  const admin = await context.arrive({ admin: true, profile: 'TEACHER' })
  const teacher = await context.arrive({ profile: 'TEACHER', unity_id: elsewhere })
  const named = here?.user.id ?? 0
  const teachersThere = { unity_ids: [elsewhere], profiles: ['TEACHER'] }
  expect((await countOf(admin, teachersThere)).body.receivers).toBeGreaterThan(0)
  const id = await sendNow(context, admin, { unity_ids: [elsewhere], profiles: ['TEACHER'], user_ids: [named] })
  const { content } = (await admin.get(`/messages/${id}/receivers?size=50`)).body
  const found = content.map((one: Json) => one.id)
  expect(found).toContain(teacher.user.id)
  expect(found).toContain(named)
  expect(content.filter((one: Json) => one.id !== named).every(({ profile }: Json) => profile === 'TEACHER')).toBe(true)
})

it('a chapter is that of its students, not of a teacher who stands at it', async () => {
  const admin = await context.arrive({ admin: true, profile: 'TEACHER' })
  const id = await sendNow(context, admin, { chapter_id: 1 })
  const { content } = (await admin.get(`/messages/${id}/receivers?size=50`)).body
  expect(content.length).toBeGreaterThan(0)
  expect(content.some(({ profile }: Json) => profile === 'TEACHER')).toBe(false)
})
