import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { config_test_exercises, config_tests, notifications, tests, unities } from '../../db/schema/index.ts'
import { openTestHouse, type TestHouse } from '../../testing/house.ts'
import { addPerson } from '../../testing/school.ts'
import { addTest, sit } from '../../testing/timed.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

const teacherHere = () => house.arrive({ profile: 'TEACHER' })
const testsOf = (user_id: number) => house.db.select().from(tests).where(eq(tests.user_id, user_id))

describe('sending a test', () => {
  it('gives each student one that waits, and tells them', async () => {
    const [teacher, one, other] = [await teacherHere(), await house.arrive(), await house.arrive()]
    const config = await addTest(house, { name: 'Ears open', show_feedback: false })
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
    const [teacher, one, other] = [await teacherHere(), await house.arrive(), await house.arrive()]
    const config = await addTest(house)
    const send = () => teacher.post(`/config_tests/${config}/send`, { user_ids: [one.user.id, other.user.id] })
    const first = await send()
    expect((await send()).body.content).toEqual([])
    const mine = sit(one, house, first.body.content[0].id)
    await mine.start()
    expect((await send()).body.content).toEqual([])
    await mine.finish()
    expect((await send()).body.content).toMatchObject([{ user_id: one.user.id }])
    expect(await house.db.$count(notifications, eq(notifications.user_id, one.user.id))).toBe(2)
    expect(await house.db.$count(notifications, eq(notifications.user_id, other.user.id))).toBe(1)
  })

  it('keeps what was sent as it was, whatever becomes of the test', async () => {
    const [teacher, one] = [await teacherHere(), await house.arrive()]
    const config = await addTest(house)
    const { body } = await teacher.post(`/config_tests/${config}/send`, { user_ids: [one.user.id] })
    await house.db.delete(config_test_exercises).where(eq(config_test_exercises.config_test_id, config))
    await house.db.update(config_tests).set({ minutes: 1 }).where(eq(config_tests.id, config))
    const info = (await sit(one, house, body.content[0].id).info()).body
    expect(info).toMatchObject({ exercise_count: 6, minutes: 10 })
  })

  it('finds no test that is not there, and sends nothing where one of the students is not', async () => {
    const [teacher, one] = [await teacherHere(), await house.arrive()]
    const config = await addTest(house)
    const send = (id: number, ...user_ids: number[]) => teacher.post(`/config_tests/${id}/send`, { user_ids })
    const disabled = await addPerson(house.db, { disabled_at: house.clock() })
    expect((await send(999_999, one.user.id)).status).toBe(404)
    for (const nobody of [999_999, disabled.id, teacher.user.id]) {
      expect((await send(config, one.user.id, nobody)).status).toBe(404)
    }
    expect(await testsOf(one.user.id)).toEqual([])
  })

  it('stays within the units of a teacher; an administrator reaches everybody', async () => {
    const [unity] = await house.db.insert(unities).values({ name: 'Elsewhere' }).returning()
    const [teacher, admin] = [await teacherHere(), await house.arrive({ profile: 'TEACHER', admin: true })]
    const far = await addPerson(house.db, { unity_id: unity?.id ?? 0 })
    const path = `/config_tests/${await addTest(house)}/send`
    expect((await teacher.post(path, { user_ids: [far.id] })).status).toBe(404)
    expect((await admin.post(path, { user_ids: [far.id] })).status).toBe(200)
  })

  it.each([
    ['nobody', { user_ids: [] }],
    ['no list', {}],
    ['an extra time below zero', { user_ids: [1], extra_minutes: -1 }],
    ['words for minutes', { user_ids: [1], extra_minutes: 'long' }],
  ])('refuses %s', async (_, body) => {
    const teacher = await teacherHere()
    expect((await teacher.post(`/config_tests/${await addTest(house)}/send`, body)).status).toBe(412)
  })
})
