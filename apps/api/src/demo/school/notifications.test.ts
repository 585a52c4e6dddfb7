import { eq, isNotNull, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDemo, type Demo } from '../../testing/demo.ts'
import type { Db } from '../../db/client.ts'
import { answers, notification_counts, notifications, tests, topics } from '../../db/schema/index.ts'

let school: Demo
let db: Db
beforeAll(async () => {
  school = await openDemo()
  ;({ db } = school)
}, 60_000)
afterAll(() => school.close())

it('notifications are numbered without gaps, the oldest first, and counted right, for every user', async () => {
  const counts = await db.select().from(notification_counts)
  expect(counts).toHaveLength(64)
  const rows = await db.select().from(notifications).orderBy(notifications.id)
  for (const { user_id, total, unread } of counts) {
    const own = rows.filter((row) => row.user_id === user_id)
    expect(own.map(({ number }) => number)).toEqual(Array.from({ length: total }, (_, index) => index + 1))
    expect(own.filter(({ read }) => !read)).toHaveLength(unread)
    const times = own.map(({ created_at }) => created_at.getTime())
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(times.every((time) => time <= school.now.getTime())).toBe(true)
  }
})

it('notifications of the student fill more than one page, and a few are new', async () => {
  const { id } = await school.person('student@thehouse.test')
  const [counts] = await db.select().from(notification_counts).where(eq(notification_counts.user_id, id))
  expect(counts?.total).toBeGreaterThanOrEqual(25)
  const fresh = await db
    .select()
    .from(notifications)
    .where(sql`${notifications.user_id} = ${id} and not ${notifications.read}`)
  expect(fresh.length).toBeGreaterThanOrEqual(2)
  expect(fresh.length).toBeLessThanOrEqual(6)
  expect(new Set(fresh.map(({ type }) => type))).toEqual(
    new Set(['MESSAGE', 'TEST_AVALIABLE', 'EXERCISE_REVISED', 'EXERCISE_TEST_REVISED']),
  )
})

it('notifications lead to each corrected text of their readers, once, after it was handed in', async () => {
  const told = await db
    .select({ notice: notifications, answer: answers, test: tests, topic: topics })
    .from(notifications)
    .innerJoin(answers, sql`${answers.id}::text = ${notifications.subject}`)
    .innerJoin(tests, eq(tests.id, answers.test_id))
    .leftJoin(topics, eq(topics.id, tests.topic_id))
    .where(like(notifications.type, '%REVISED'))
  expect(told).toHaveLength(await db.$count(answers, isNotNull(answers.corrected_by)))
  expect(told).toHaveLength(await db.$count(notifications, like(notifications.type, '%REVISED')))
  for (const { notice, answer, test, topic } of told) {
    const { id, user_id, topic_id, kind } = test
    const { exercise_id, corrected_by } = answer
    expect(corrected_by).not.toBeNull()
    expect(notice).toMatchObject({
      type: kind === 'TEST' ? 'EXERCISE_TEST_REVISED' : 'EXERCISE_REVISED',
      user_id,
      exercise_id,
      topic_id,
      chapter_id: topic?.chapter_id ?? null,
      test_id: id,
    })
    expect(notice.created_at.getTime()).toBeGreaterThan(test.finish_at?.getTime() ?? Infinity)
  }
})

it('each message of the school says something', async () => {
  const empty = sql`${notifications.type} = 'MESSAGE' and coalesce(${notifications.message}, '') = ''`
  expect(await db.$count(notifications, empty)).toBe(0)
  expect(await db.$count(notifications, eq(notifications.type, 'MESSAGE'))).toBeGreaterThan(64)
})
