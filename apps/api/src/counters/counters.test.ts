import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notify } from '../areas/notifications/notify.ts'
import { message_counts, message_receivers, messages, notification_counts } from '../db/schema/index.ts'
import { rebuildCounters } from '../school/rebuild-counters.ts'
import { createServerOn, databases } from '../testing/databases.ts'
import { addPerson } from '../testing/school.ts'
import { runConcurrently } from '../testing/run-concurrently.ts'
import type { TestServer } from '../testing/test-server.ts'
import { checkCountersDaily } from './check-daily.ts'
import { counters } from './counters.ts'

describe.each(databases)('counters on %s', (database) => {
  let context: TestServer
  let user_id: number
  beforeAll(async () => {
    context = await createServerOn(database)
    const { db, clock } = context
    ;({ id: user_id } = await addPerson(db))
    for (let n = 0; n < 3; n += 1) await tell()
    const now = clock()
    await db.insert(messages).values({
      press: 'one',
      audience: { chapter_id: null, profiles: [], tribe_ids: [], unity_ids: [], user_ids: [] },
      send_at: now,
      created_at: now,
      receivers: 1,
    })
    await db.insert(message_receivers).values({ message_id: 1, user_id, read_at: now })
    await db.insert(message_counts).values({ message_id: 1, read: 1 })
  })
  afterAll(() => context.close())

  const tell = () => notify(context.db, { user_id, type: 'MESSAGE', title: 'Hello' }, context.clock())
  const run = (...args: string[]) =>
    rebuildCounters(args)({ db: context.db, clock: context.clock, directory: '/', publicUrl: 'http://localhost' })
  const right = counters.map(({ name }) => `${name} is right.`).join('\n')
  const falsify = async () => {
    await context.db.update(notification_counts).set({ total: 9, unread: 1 })
    await context.db.update(message_counts).set({ read: 4 })
  }
  const wrong = [
    'user N, total: 9 instead of 3',
    'user N, unread: 1 instead of 3',
    'message 1: 4 instead of 1',
  ] as const
  const named = () => wrong.map((line) => line.replace('N', String(user_id)))

  it('the command says which rows differ, rebuilds them, and then finds them right', async () => {
    expect(await run('--check')).toBe(right)
    await falsify()
    for (const line of named()) expect(await run('--check')).toContain(`  ${line}`)
    const rebuilt = await run()
    for (const line of named()) expect(rebuilt).toContain(`  ${line}`)
    expect(rebuilt).toContain('notification_counts differed and was rebuilt:')
    expect(await run('--check')).toBe(right)
    expect(await run()).toBe(right)
  })

  it('a count that is missing is made', async () => {
    await context.db.delete(notification_counts)
    expect(await run()).toContain(`user ${user_id}, total: 0 instead of 3`)
    expect(await run('--check')).toBe(right)
  })

  it('maintenance checks once a day on one of several processes, tells what differed and repairs it', async () => {
    await falsify()
    const told: string[] = []
    const checkAt = (instant: string) =>
      checkCountersDaily({ db: context.db, clock: () => new Date(instant) }, ({ message }) => told.push(message))
    await runConcurrently(5, () => checkAt('2026-03-02T03:00:00Z'))
    expect(told).toHaveLength(2)
    for (const line of named()) expect(told.join('\n')).toContain(line)
    expect(await run('--check')).toBe(right)
    await falsify()
    await checkAt('2026-03-03T01:00:00Z')
    expect(told).toHaveLength(2)
    await checkAt('2026-03-03T03:00:00Z')
    expect(told).toHaveLength(4)
  })

  it('what is written while counters are rebuilt is counted once', async () => {
    await context.db.update(notification_counts).set({ unread: 0 })
    await runConcurrently(20, async (index) => (index % 4 === 0 ? run() : tell()))
    expect(await run('--check')).toBe(right)
  })
})
