import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  config_test_exercises,
  config_tests,
  notifications,
  sendings,
  tests,
  tribes,
  unities,
} from '../../db/schema/index.ts'
import { createTestServer, type Json, type TestServer } from '../../testing/test-server.ts'
import { addPerson } from '../../testing/school.ts'
import { addTest, sit } from '../../testing/timed.ts'
import { runConcurrently } from '../../testing/run-concurrently.ts'

let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())

const teacherHere = () => context.arrive({ profile: 'TEACHER' })
const testsOf = (user_id: number) => context.db.select().from(tests).where(eq(tests.user_id, user_id))

describe('sending a test', () => {
  it('gives each student one that waits, and notifies them', async () => {
    const [teacher, one, other] = [await teacherHere(), await context.arrive(), await context.arrive()]
    const config = await addTest(context, { name: 'Ears open', show_feedback: false })
    const user_ids = [other.user.id, one.user.id, one.user.id]
    const { status, body } = await teacher.post(`/config_tests/${config}/send`, { user_ids, extra_minutes: 7 })
    expect(status).toBe(200)
    expect(body.content.map(({ user_id }: { user_id: number }) => user_id)).toEqual([one.user.id, other.user.id])
    for (const { user, get } of [one, other]) {
      const own = await testsOf(user.id)
      expect(own).toMatchObject([
        { kind: 'TEST', status: 'PENDING', minutes: 17, extra_minutes: 7, show_feedback: false },
      ])
      const told = (await get('/session/notifications')).body
      const params = { user_test_id: own[0]?.id }
      expect(told.content).toMatchObject([
        { notification_type: 'TEST_AVALIABLE', title: 'Ears open', read: false, params },
      ])
      expect(told.meta.unread).toBe(1)
    }
  })

  it('again reaches only those who have it no more unfinished', async () => {
    const [teacher, one, other] = [await teacherHere(), await context.arrive(), await context.arrive()]
    const config = await addTest(context)
    const send = () => teacher.post(`/config_tests/${config}/send`, { user_ids: [one.user.id, other.user.id] })
    const first = await send()
    expect((await send()).body.content).toEqual([])
    const mine = sit(one, context, first.body.content[0].id)
    await mine.start()
    expect((await send()).body.content).toEqual([])
    await mine.finish()
    expect((await send()).body.content).toMatchObject([{ user_id: one.user.id }])
    expect(await context.db.$count(notifications, eq(notifications.user_id, one.user.id))).toBe(2)
    expect(await context.db.$count(notifications, eq(notifications.user_id, other.user.id))).toBe(1)
  })

  it('keeps what was sent as it was, whatever becomes of the test', async () => {
    const [teacher, one] = [await teacherHere(), await context.arrive()]
    const config = await addTest(context)
    const { body } = await teacher.post(`/config_tests/${config}/send`, { user_ids: [one.user.id] })
    await context.db.delete(config_test_exercises).where(eq(config_test_exercises.config_test_id, config))
    await context.db.update(config_tests).set({ minutes: 1 }).where(eq(config_tests.id, config))
    const info = (await sit(one, context, body.content[0].id).info()).body
    expect(info).toMatchObject({ exercise_count: 6, minutes: 10 })
  })

  it('finds no test that is not there, and sends nothing where one of the students is not', async () => {
    const [teacher, one] = [await teacherHere(), await context.arrive()]
    const config = await addTest(context)
    const send = (id: number, ...user_ids: number[]) => teacher.post(`/config_tests/${id}/send`, { user_ids })
    const disabled = await addPerson(context.db, { disabled_at: context.clock() })
    expect((await send(999_999, one.user.id)).status).toBe(404)
    for (const nobody of [999_999, disabled.id, teacher.user.id]) {
      expect((await send(config, one.user.id, nobody)).status).toBe(404)
    }
    expect(await testsOf(one.user.id)).toEqual([])
  })

  it('stays within the units of a teacher; an administrator reaches every unit', async () => {
    const [unity] = await context.db.insert(unities).values({ name: 'Elsewhere' }).returning()
    const [teacher, admin] = [await teacherHere(), await context.arrive({ profile: 'TEACHER', admin: true })]
    const far = await addPerson(context.db, { unity_id: unity?.id ?? 0 })
    const path = `/config_tests/${await addTest(context)}/send`
    expect((await teacher.post(path, { user_ids: [far.id] })).status).toBe(404)
    expect((await admin.post(path, { user_ids: [far.id] })).status).toBe(200)
  })

  it.each([
    ['a request without receivers', { user_ids: [] }],
    ['nothing chosen', {}],
    ['a tribe without students', { tribe_ids: [99] }],
    ['an extra time below zero', { extra_minutes: -1 }],
    ['words for minutes', { extra_minutes: 'long' }],
    ['extra time of a user who is no receiver', { extra: [{ user_id: 999_999, minutes: 5 }] }],
    ['an end that is over', { closes_at: '2026-03-02T11:59:59Z' }],
    ['an end before the beginning', { opens_at: '2026-03-05T12:00:00Z', closes_at: '2026-03-04T12:00:00Z' }],
    ['words for a date', { opens_at: 'tomorrow' }],
  ])('refuses %s, and saves nothing of it', async (_, body) => {
    const [teacher, one] = [await teacherHere(), await context.arrive()]
    const config = await addTest(context)
    const whole = { user_ids: [one.user.id], ...body, ...(Object.keys(body).includes('tribe_ids') && { user_ids: [] }) }
    const sent = await teacher.post(`/config_tests/${config}/send`, Object.keys(body).length === 0 ? {} : whole)
    expect(sent.status).toBe(412)
    expect(await context.db.$count(sendings, eq(sendings.config_test_id, config))).toBe(0)
  })

  it('refuses a test without an exercise that a student would get', async () => {
    const [teacher, one] = [await teacherHere(), await context.arrive()]
    const config = await addTest(context)
    await context.db.delete(config_test_exercises).where(eq(config_test_exercises.config_test_id, config))
    const { status, body } = await teacher.post(`/config_tests/${config}/send`, { user_ids: [one.user.id] })
    expect({ status, fields: body.fields }).toEqual({ status: 412, fields: { exercise_ids: 'validation.required' } })
  })

  it('gives each their own time, within the dates that were chosen', async () => {
    const [teacher, one, other] = [await teacherHere(), await context.arrive(), await context.arrive()]
    const opens_at = new Date(context.clock().getTime() + 3_600_000)
    const closes_at = new Date(opens_at.getTime() + 3_600_000)
    await teacher.post(`/config_tests/${await addTest(context)}/send`, {
      user_ids: [one.user.id, other.user.id],
      extra_minutes: 5,
      extra: [{ user_id: other.user.id, minutes: 20 }],
      opens_at: opens_at.toISOString(),
      closes_at: closes_at.toISOString(),
    })
    const window = { opens_at, closes_at }
    expect(await testsOf(one.user.id)).toMatchObject([{ minutes: 15, extra_minutes: 5, ...window }])
    expect(await testsOf(other.user.id)).toMatchObject([{ minutes: 30, extra_minutes: 20, ...window }])
  })

  it('gives each an order of their own where the test is shuffled, and the same one where it is not', async () => {
    const [teacher, ...students] = [await teacherHere(), ...(await runConcurrently(8, () => addPerson(context.db)))]
    const config = await addTest(context)
    const user_ids = students.map(({ id }) => id)
    const orders = async () => {
      await teacher.post(`/config_tests/${config}/send`, { user_ids })
      const rows = await context.db
        .select()
        .from(tests)
        .where(and(eq(tests.config_test_id, config), isNull(tests.recalled_at)))
      await context.db.update(tests).set({ recalled_at: context.clock() }).where(eq(tests.config_test_id, config))
      return rows.map(({ exercise_ids }) => exercise_ids)
    }
    const same = await orders()
    expect(new Set(same.map(String)).size).toBe(1)
    await context.db.update(config_tests).set({ shuffled: true }).where(eq(config_tests.id, config))
    const own = await orders()
    expect(own).toHaveLength(8)
    // All eight orders of six exercises are equal by chance once in 10^20 runs.
    expect(new Set(own.map(String)).size).toBeGreaterThan(1)
    for (const order of own) expect(order.toSorted((one, other) => one - other)).toEqual(same[0])
  })

  it('reaches units, tribes, students and a chapter, each of them once', async () => {
    const [centre, far] = await context.db
      .insert(unities)
      .values([{ name: 'Here' }, { name: 'There' }])
      .returning()
    const [clan] = await context.db.insert(tribes).values({ name: 'Owls' }).returning()
    const [unity_id, elsewhere] = [centre?.id ?? 0, far?.id ?? 0]
    const teacher = await context.arrive({ profile: 'TEACHER', unity_id })
    const member = await addPerson(context.db, { unity_id, tribe_id: clan?.id ?? 0, chapter: 3 })
    const alone = await addPerson(context.db, { unity_id })
    const stranger = await addPerson(context.db, { unity_id: elsewhere, tribe_id: clan?.id ?? 0, chapter: 3 })
    await addPerson(context.db, { unity_id, disabled_at: context.clock() })
    const config = await addTest(context)
    const reached = async (audience: object, who = teacher) =>
      (await who.post(`/config_tests/${config}/receivers`, audience)).body
    expect(await reached({ unity_ids: [unity_id] })).toEqual({ receivers: 2, kept: 0 })
    expect(await reached({ tribe_ids: [clan?.id] })).toEqual({ receivers: 1, kept: 0 })
    expect(await reached({ chapter_id: 3 })).toEqual({ receivers: 1, kept: 0 })
    const all = { unity_ids: [unity_id], tribe_ids: [clan?.id], user_ids: [alone.id], chapter_id: 3 }
    expect(await reached(all)).toEqual({ receivers: 2, kept: 0 })
    const admin = await context.arrive({ profile: 'TEACHER', admin: true })
    expect(await reached({ tribe_ids: [clan?.id] }, admin)).toEqual({ receivers: 2, kept: 0 })
    expect((await teacher.post(`/config_tests/${config}/receivers`, { unity_ids: [elsewhere] })).status).toBe(404)
    const { body } = await teacher.post(`/config_tests/${config}/send`, all)
    expect(body).toMatchObject({ receivers: 2, done: 2, sent: 2, pending: 2, recalled: 0 })
    expect(body.audience).toEqual({ unities: ['Here'], tribes: ['Owls'], chapter: 'Chapter 3', students: 1 })
    expect(await context.db.$count(tests, eq(tests.user_id, member.id))).toBe(1)
    expect(await context.db.$count(tests, eq(tests.user_id, stranger.id))).toBe(0)
    expect(await reached(all)).toEqual({ receivers: 2, kept: 2 })
  })

  it('whose dates have passed is sent anew to students who have missed it', async () => {
    const [teacher, one] = [await teacherHere(), await context.arrive()]
    const path = `/config_tests/${await addTest(context)}`
    const closes_at = new Date(context.clock().getTime() + 60_000).toISOString()
    const user_ids = [one.user.id]
    const [missed] = (await teacher.post(`${path}/send`, { user_ids, closes_at })).body.content
    context.wait(60_000)
    expect((await teacher.post(`${path}/receivers`, { user_ids })).body).toEqual({ receivers: 1, kept: 0 })
    const [anew] = (await teacher.post(`${path}/send`, { user_ids })).body.content
    expect((await sit(one, context, missed.id).info()).status).toBe(404)
    expect((await sit(one, context, anew.id).start()).status).toBe(200)
    const { content, meta } = (await one.get('/session/notifications')).body
    expect(meta.unread).toBe(1)
    expect(content.map(({ read }: Json) => read)).toEqual([false, true])
  })
})
