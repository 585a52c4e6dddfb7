import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notification_counts, notifications, sendings, tests } from '../../db/schema/index.ts'
import { databases, createServerOn } from '../../testing/databases.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { jobsDone } from '../../testing/mails.ts'
import { addPeople } from '../../testing/crowd.ts'
import { addTest, sit } from '../../testing/timed.ts'
import { runConcurrently } from '../../testing/run-concurrently.ts'
import { batch } from '../../jobs/in-batches.ts'

describe.each(databases)('at once, on %s', (database) => {
  let context: TestServer
  beforeAll(async () => {
    context = await createServerOn(database)
  })
  afterAll(() => context.close())

  const testsOf = (config_test_id: number) =>
    context.db.select().from(tests).where(eq(tests.config_test_id, config_test_id))
  /**
   * The violated invariants: each visible test has one notification, and the notification of a withdrawn test is read.
   */
  async function violationsOf(config: number): Promise<string[]> {
    const rows = await testsOf(config)
    const faults: string[] = []
    for (const { id, user_id, recalled_at, status } of rows) {
      const told = await context.db
        .select()
        .from(notifications)
        .where(and(eq(notifications.user_id, user_id), eq(notifications.subject, String(id))))
      const gone = recalled_at !== null
      const [news] = told
      if (told.length !== 1) faults.push(`${id} was told ${told.length} times`)
      if (news?.read !== gone || (news.test_id === null) !== gone) faults.push(`${id} is told wrongly`)
      if (gone && status !== 'PENDING') faults.push(`${id} was taken back while it was ${status}`)
    }
    const unread = rows.filter(({ recalled_at }) => recalled_at === null).length
    const counts = await context.db.select().from(notification_counts)
    const own = counts.filter(({ user_id }) => rows.some((row) => row.user_id === user_id))
    const sumOf = (name: 'unread' | 'total') => own.reduce((sum, row) => sum + row[name], 0)
    if (sumOf('unread') !== unread) faults.push(`${sumOf('unread')} are counted as unread, ${unread} are`)
    if (sumOf('total') !== rows.length) faults.push(`${sumOf('total')} are counted, ${rows.length} are there`)
    return faults
  }

  it('one press that arrives ten times is one sending, with one test and one notification each', async () => {
    const teacher = await context.arrive({ profile: 'TEACHER' })
    const user_ids = await addPeople(context.db, batch + 20)
    const config = await addTest(context)
    const sent = await runConcurrently(10, () =>
      teacher.post(`/config_tests/${config}/send`, { user_ids, press: 'now' }),
    )
    expect(new Set(sent.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    await jobsDone(context.db)
    expect(await context.db.$count(sendings, eq(sendings.config_test_id, config))).toBe(1)
    expect((await testsOf(config)).map(({ user_id }) => user_id).toSorted((one, other) => one - other)).toEqual(
      user_ids,
    )
    expect(await violationsOf(config)).toEqual([])
  })

  it('three senders of the same test to the same students give each of them one', async () => {
    const teachers = await runConcurrently(3, () => context.arrive({ profile: 'TEACHER' }))
    const user_ids = await addPeople(context.db, batch + 20)
    const config = await addTest(context)
    const sent = await Promise.all(
      teachers.map((teacher) => teacher.post(`/config_tests/${config}/send`, { user_ids: user_ids.toReversed() })),
    )
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
    await jobsDone(context.db)
    expect(await testsOf(config)).toHaveLength(user_ids.length)
    const done = await context.db.select().from(sendings).where(eq(sendings.config_test_id, config))
    expect(done.map((sending) => [sending.done, sending.finished_at !== null])).toEqual(
      teachers.map(() => [user_ids.length, true]),
    )
    expect(await violationsOf(config)).toEqual([])
  })

  it('a test that is taken back while it is started is either running or gone, and its notification agrees', async () => {
    for (let round = 0; round < 4; round += 1) {
      const teacher = await context.arrive({ profile: 'TEACHER' })
      const students = await runConcurrently(4, () => context.arrive())
      const config = await addTest(context)
      const user_ids = students.map(({ user }) => user.id)
      const { body } = await teacher.post(`/config_tests/${config}/send`, { user_ids })
      const own = students.map((student) =>
        sit(student, context, body.content.find((one: { user_id: number }) => one.user_id === student.user.id).id),
      )
      const [first, ...others] = own.map(({ start }) => start())
      const recall = teacher.post(`/sendings/${body.id}/recall`)
      const statuses = (await Promise.all([first, ...others])).map((started) => started?.status)
      const { started, recalled } = (await recall).body
      expect(statuses.every((status) => status === 200 || status === 404)).toBe(true)
      expect([started, recalled]).toEqual([
        statuses.filter((status) => status === 200).length,
        statuses.filter((status) => status === 404).length,
      ])
      expect(await context.db.$count(tests, and(eq(tests.sending_id, body.id), isNotNull(tests.start_at)))).toBe(
        started,
      )
      expect(await violationsOf(config)).toEqual([])
    }
  })

  it('taken back while it is being sent, it reaches no further student', async () => {
    const teacher = await context.arrive({ profile: 'TEACHER' })
    const user_ids = await addPeople(context.db, 3 * batch)
    const config = await addTest(context)
    const { body } = await teacher.post(`/config_tests/${config}/send`, { user_ids })
    const recalls = await runConcurrently(3, () => teacher.post(`/sendings/${body.id}/recall`))
    expect(recalls.map(({ status }) => status)).toEqual([200, 200, 200])
    await jobsDone(context.db)
    const { sent, pending, recalled, done } = (await teacher.get(`/sendings/${body.id}`)).body
    expect([pending, recalled, done]).toEqual([0, sent, sent])
    expect(await violationsOf(config)).toEqual([])
  })

  it('sent and taken back by several teachers in any order, tests and notifications agree', async () => {
    const teachers = await runConcurrently(3, () => context.arrive({ profile: 'TEACHER' }))
    const user_ids = await addPeople(context.db, 12)
    const config = await addTest(context)
    for (let round = 0; round < 6; round += 1) {
      await Promise.all(
        teachers.map(async (teacher, index) => {
          const some = user_ids.slice(index * 2, index * 2 + 8)
          const { body } = await teacher.post(`/config_tests/${config}/send`, { user_ids: some })
          if ((round + index) % 2 === 0) await teacher.post(`/sendings/${body.id}/recall`)
        }),
      )
      expect(await violationsOf(config)).toEqual([])
    }
  })
})
