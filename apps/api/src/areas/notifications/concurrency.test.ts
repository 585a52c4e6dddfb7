import { asc, eq, TransactionRollbackError } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { notification_counts, notifications } from '../../db/schema/index.ts'
import { databases, createServerOn } from '../../testing/databases.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { addPerson } from '../../testing/school.ts'
import { runConcurrently } from '../../testing/run-concurrently.ts'
import { notify } from './notify.ts'
import { listNotifications } from './pages.ts'
import { markNotificationRead, readNotifications } from './mark-read.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe.each(databases)('at once, on %s', (database) => {
  let context: TestServer
  beforeAll(async () => {
    context = await createServerOn(database)
  })
  afterAll(() => context.close())

  const notifyUser = (user_id: number, subject?: string) =>
    notify(context.db, { user_id, type: 'MESSAGE', title: 'Hello', subject }, context.clock())
  const rowsOf = (user_id: number) =>
    context.db.select().from(notifications).where(eq(notifications.user_id, user_id)).orderBy(asc(notifications.number))
  const countsOf = async (user_id: number) => {
    const [found] = await context.db.select().from(notification_counts).where(eq(notification_counts.user_id, user_id))
    return found && { total: found.total, unread: found.unread }
  }

  it('twenty notifications of one user are numbered from 1 to 20', async () => {
    const { id } = await addPerson(context.db)
    await runConcurrently(20, () => notifyUser(id))
    expect((await rowsOf(id)).map(({ number }) => number)).toEqual(upTo(20))
    expect(await countsOf(id)).toEqual({ total: 20, unread: 20 })
  })

  it('the same subject that is notified twenty times is one notification', async () => {
    const { id } = await addPerson(context.db)
    await runConcurrently(20, () => notifyUser(id, 'test 1'))
    expect((await rowsOf(id)).map(({ number }) => number)).toEqual([1])
    expect(await countsOf(id)).toEqual({ total: 1, unread: 1 })
  })

  it('one read twenty times is counted once', async () => {
    const { user, put } = await context.arrive()
    await runConcurrently(3, () => notifyUser(user.id))
    const [first] = await rowsOf(user.id)
    const answers = await runConcurrently(20, () => put(`/notifications/${first?.id}/read`))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
    expect(await countsOf(user.id)).toEqual({ total: 3, unread: 2 })
  })

  it('all marked as read twenty times, while each is read and more arrive, never counts below zero', async () => {
    const { id } = await addPerson(context.db)
    await runConcurrently(10, () => notifyUser(id))
    const rows = await rowsOf(id)
    const until = rows.at(-1)?.id ?? 0
    await runConcurrently(20, async (index) => {
      await readNotifications(context.db, { id: until, user_id: id }, context.clock())
      await markNotificationRead(context.db, { id: rows[index % 10]?.id ?? 0, user_id: id }, context.clock())
      await notifyUser(id)
    })
    expect(await countsOf(id)).toEqual({ total: 30, unread: 20 })
  })

  const one = fc.nat({ max: 5 })
  const step = fc.oneof(
    fc.record({ kind: fc.constant('notify'), one }),
    fc.record({ kind: fc.constant('notify once'), one }),
    fc.record({ kind: fc.constant('notify in vain'), one }),
    fc.record({ kind: fc.constant('read'), one }),
    fc.record({ kind: fc.constant('read until'), one }),
  )
  type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

  const inVain = async (user_id: number) => {
    const undone = context.db.transaction(async (tx) => {
      await notify(tx, { user_id, type: 'MESSAGE', title: 'Hello' }, context.clock())
      tx.rollback()
    })
    await undone.catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error
    })
  }

  async function take({ kind, one }: Step, user_id: number) {
    if (kind === 'notify') return notifyUser(user_id)
    if (kind === 'notify once') return notifyUser(user_id, `subject ${one}`)
    if (kind === 'notify in vain') return inVain(user_id)
    const id = (await rowsOf(user_id))[one]?.id
    if (id === undefined) return
    await (kind === 'read' ? markNotificationRead : readNotifications)(context.db, { id, user_id }, context.clock())
  }

  it('in any order of notifying and reading, numbers have no gap and counts are those of the rows', async () => {
    const told = fc.array(step, { minLength: 1, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(fc.array(told, { minLength: 1, maxLength: 4 }), async (rounds) => {
        const { id } = await addPerson(context.db)
        for (const round of rounds) {
          await Promise.all(round.map((each) => take(each, id)))
          const rows = await rowsOf(id)
          expect(rows.map(({ number }) => number)).toEqual(upTo(rows.length))
          const { content } = await listNotifications(context.db, id, { page: 1, size: 50, unread: false }, 'en')
          const unread = content.filter(({ read }) => !read).length
          expect((await countsOf(id)) ?? { total: 0, unread: 0 }).toEqual({ total: rows.length, unread })
        }
      }),
      { numRuns: 25 },
    )
  })
})
