import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { notification_counts, notifications } from '../../db/schema/index.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { addPerson } from '../../testing/school.ts'
import { notify, type NewNotification } from './notify.ts'

let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())

const told = (user_id: number, news: Partial<NewNotification> = {}): NewNotification => ({
  user_id,
  type: 'MESSAGE',
  title: 'Hello',
  ...news,
})
const notifyUser = (user_id: number, news?: Partial<NewNotification>) =>
  notify(context.db, told(user_id, news), context.clock())
const rowsOf = async (user_id: number) => {
  const { user_id: owner, number, title } = notifications
  return context.db.select({ number, title }).from(notifications).where(eq(owner, user_id)).orderBy(asc(number))
}
const countsOf = (user_id: number) =>
  context.db.select().from(notification_counts).where(eq(notification_counts.user_id, user_id))

it('the same of one subject again is nothing new; another type or person is', async () => {
  const [{ id }, other] = [await addPerson(context.db), await addPerson(context.db)]
  for (let time = 0; time < 3; time += 1) {
    await notifyUser(id, { type: 'EXERCISE_REVISED', subject: 'answer 7', title: `Time ${time}` })
  }
  await notifyUser(id, { type: 'EXERCISE_TEST_REVISED', subject: 'answer 7', title: 'Of a test' })
  await notifyUser(other.id, { type: 'EXERCISE_REVISED', subject: 'answer 7' })
  expect(await rowsOf(id)).toEqual([
    { number: 1, title: 'Time 0' },
    { number: 2, title: 'Of a test' },
  ])
  expect(await countsOf(id)).toEqual([{ user_id: id, total: 2, unread: 2, read_until: 0 }])
  expect(await rowsOf(other.id)).toEqual([{ number: 1, title: 'Hello' }])
})

it('a notification without a subject is added each time', async () => {
  const { id } = await addPerson(context.db)
  await notifyUser(id)
  await notifyUser(id)
  expect(await rowsOf(id)).toHaveLength(2)
})

it('a notification is rolled back with its transaction, and leaves no gap', async () => {
  const { id } = await addPerson(context.db)
  const failed = context.db.transaction(async (tx) => {
    await notify(tx, told(id, { title: 'Never' }), context.clock())
    throw new Error('Something later failed')
  })
  await expect(failed).rejects.toThrow('Something later failed')
  await notifyUser(id, { title: 'First' })
  expect(await rowsOf(id)).toEqual([{ number: 1, title: 'First' }])
  expect(await countsOf(id)).toEqual([{ user_id: id, total: 1, unread: 1, read_until: 0 }])
})

it('a notification of an unknown user fails, and is not counted', async () => {
  await expect(notifyUser(99_999)).rejects.toThrow('notification_counts')
  expect(await countsOf(99_999)).toEqual([])
})

it('a deleted user leaves no notification behind', async () => {
  const { id } = await addPerson(context.db)
  await notifyUser(id)
  await context.db.execute(`delete from user_unities where user_id = ${id}`)
  await context.db.execute(`delete from users where id = ${id}`)
  expect(await rowsOf(id)).toEqual([])
  expect(await countsOf(id)).toEqual([])
})
