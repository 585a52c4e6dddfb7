import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import type { Db } from '../../db/client.ts'
import { config_tests, ledger, tests } from '../../db/schema/index.ts'
import { bootstrap } from '../../bootstrap.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { jobsDone } from '../../testing/mails.ts'
import { addPerson, addSchool, password } from '../../testing/school.ts'
import { examine, runJobsNow } from '../../testing/timed.ts'
import { closeOverdue } from './expire.ts'

const minute = 60_000
const statusesIn = async (db: Db) => (await db.select().from(tests).orderBy(tests.id)).map(({ status }) => status)

describe('an abandoned test', () => {
  let context: TestServer
  beforeAll(async () => {
    context = await createTestServer()
  })
  afterAll(() => context.close())

  const waiting = () =>
    context.db.$count(context.db.select().from(tests).where(eq(tests.status, 'STARTED')).as('running'))
  /** Runs the jobs now, independent of the test's clock. */
  const comeJobs = async () => {
    await runJobsNow(context.db)
    await jobsDone(context.db)
  }

  it('is closed by the server once its time is over, at its end exactly', async () => {
    const { test, visitor } = await examine(context)
    await test.start()
    for (const type of ['UNIQUE_ALTERNATIVE', 'MULTIPLE_ALTERNATIVE', 'COMPLETE_WORD', 'COMPLETE_LETTERS'] as const)
      await test.save(type)
    const end = new Date(context.clock().getTime() + 10 * minute)
    context.wait(11 * minute)
    await comeJobs()
    const [row] = await context.db.select().from(tests).where(eq(tests.id, test.id))
    expect(row).toMatchObject({ status: 'FINISHED_EXPIRED', finish_at: end, correct: 4, blank: 2 })
    const paid = await context.db.select().from(ledger).where(eq(ledger.user_id, visitor.user.id))
    expect(paid).toMatchObject([{ reason: 'TEST', reference: String(test.id), created_at: end }])
  })

  it('goes on while the school’s clock has not come so far, and its job comes again', async () => {
    const { test } = await examine(context)
    await test.start()
    context.wait(10 * minute - 1)
    await comeJobs()
    expect(await waiting()).toBe(1)
    context.wait(1)
    await comeJobs()
    expect(await waiting()).toBe(0)
    expect((await test.info()).body.status).toBe('FINISHED_EXPIRED')
  })

  it('that was handed in stays as it was handed in', async () => {
    const { test } = await examine(context)
    await test.start()
    const { body } = await test.finish()
    context.wait(20 * minute)
    await comeJobs()
    expect((await test.info()).body).toMatchObject({ status: 'FINISHED', finish_at: body.finish_at })
  })

  it('is one of many that end in the same second, and all are closed', async () => {
    const started = await Promise.all(Array.from({ length: 45 }, () => addPerson(context.db)))
    const times = { start_at: context.clock(), end_at: new Date(context.clock().getTime() + minute) }
    await context.db.insert(tests).values(
      started.map(({ id: user_id }) => ({
        user_id,
        kind: 'TEST' as const,
        status: 'STARTED' as const,
        show_feedback: true,
        exercise_ids: [context.school.free.exercise('OPEN_ANSWER')],
        ...times,
      })),
    )
    // One job alone, as if all others were lost.
    const { test } = await examine(context, { minutes: 1 })
    await test.start()
    context.wait(minute)
    await comeJobs()
    expect(await waiting()).toBe(0)
  })

  it('waits while the disk is full, and is closed once there is room', async () => {
    const { test } = await examine(context)
    await test.start()
    context.wait(10 * minute)
    const full = { db: context.db, clock: context.clock, canWrite: async () => false }
    await expect(closeOverdue(full)).rejects.toThrow('unavailable')
    expect(await waiting()).toBe(1)
    await comeJobs()
    expect(await waiting()).toBe(0)
  })
})

/** One student with two pending tests: of ten minutes and of an hour. */
async function seed({ db }: { db: Db }) {
  const { free } = await addSchool(db)
  const { id: user_id } = await addPerson(db, { email: 'student@example.com' })
  const sheets = [
    [10, free.exercise('COMPLETE_WORD')],
    [60, free.exercise('OPEN_ANSWER')],
  ] as const
  for (const [minutes, exercise] of sheets) {
    const set = { name: 'The check', minutes, test_type: 'GENERAL' as const }
    const [made] = await db.insert(config_tests).values(set).returning()
    const sent = { user_id, kind: 'TEST', status: 'PENDING', show_feedback: true } as const
    await db.insert(tests).values({ ...sent, exercise_ids: [exercise], minutes, config_test_id: made?.id ?? null })
  }
}

describe('a server that stops in mid-test', () => {
  let directory: string | undefined
  let running: Awaited<ReturnType<typeof bootstrap>> | undefined
  afterEach(async () => {
    await running?.close()
    if (directory) rmSync(directory, { recursive: true })
  })

  it(
    'goes on with the same answers and the same end, and closes what ended meanwhile',
    { timeout: 180_000 },
    async () => {
      directory = mkdtempSync(join(tmpdir(), 'house-restart-'))
      const config = readConfig({ DATA_DIR: directory, PORT: '0', LOG_LEVEL: 'silent' })
      let now = new Date('2026-03-02T12:00:00Z')
      const open = () => bootstrap(config, { clock: () => now, seed, onLost: () => undefined })
      const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, token = '', body?: object) => {
        const headers = { authorization: token }
        const answer = await running?.app.inject({
          method,
          url: `/api/v1${path}`,
          headers,
          ...(body && { payload: body }),
        })
        return answer?.json()
      }
      running = await open()
      const { token } = await ask('POST', '/session', '', { email: 'student@example.com', password })
      for (const id of [1, 2]) await ask('POST', `/tests/${id}/start`, token)
      const before = await ask('GET', '/tests/2/exercises', token)
      const exercise_id = before.exercises[0].id
      await ask('PUT', '/tests/2/answer_open', token, { exercise_id, answer_text: 'Half a sent' })
      await running.close()

      now = new Date(now.getTime() + 20 * minute)
      running = await open()
      // Before any request reads it.
      expect(await statusesIn(running.app.context.db)).toEqual(['FINISHED_EXPIRED', 'STARTED'])
      const after = await ask('GET', '/tests/2/exercises', token)
      expect(after).toMatchObject({ start_at: before.start_at, end_at: before.end_at, has_answer: true })
      expect(after.exercises[0]).toMatchObject({ id: exercise_id, answer_text: 'Half a sent', answered: false })
      const finished = await ask('GET', '/tests/1/info', token)
      expect(finished).toMatchObject({ finish_at: finished.end_at })
    },
  )
})
