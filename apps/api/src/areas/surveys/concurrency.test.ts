import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openServer } from '../../db/client.ts'
import { answers, ledger, tests } from '../../db/schema/index.ts'
import { databases } from '../../testing/databases.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { openInMemory } from '../../testing/embedded.ts'
import { practise } from '../../testing/journey.ts'
import { wrong } from '../../testing/question-types.ts'
import { openPostgres } from '../../testing/postgres.ts'
import { runConcurrently } from '../../testing/run-concurrently.ts'

describe.each(databases)('at once, on %s', (database) => {
  let context: TestServer
  let postgres: Awaited<ReturnType<typeof openPostgres>> | undefined
  beforeAll(async () => {
    if (database === 'PostgreSQL') {
      postgres = await openPostgres()
      // Two servers that start together migrate one database.
      const second = openServer(postgres.url, () => undefined)
      await Promise.all([postgres.connection.migrate(), second.migrate()])
      await second.close()
    }
    context = await createTestServer({ connection: postgres?.connection ?? (await openInMemory()) })
  })
  afterAll(async () => {
    await context.close()
    await postgres?.stop()
  })

  const start = async () => {
    const visitor = await context.arrive()
    const practice = practise(visitor, context.school.free)
    return {
      visitor,
      practice,
      attempts: () => context.db.select().from(tests).where(eq(tests.user_id, visitor.user.id)),
    }
  }

  it('ten first reads make one attempt', async () => {
    const { practice, attempts } = await start()
    const read = await runConcurrently(10, practice.read)
    expect(new Set(read.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect(await attempts()).toHaveLength(1)
  })

  it('ten retries make one more attempt', async () => {
    const { practice, attempts } = await start()
    await practice.read()
    await practice.finish()
    const retried = await runConcurrently(10, () => practice.retry())
    expect(new Set(retried.map(({ status, body }) => `${status} ${body.id} ${body.status}`)).size).toBe(1)
    expect(await attempts()).toHaveLength(2)
  })

  it('the same answer twenty times is one row', async () => {
    const { practice } = await start()
    const { body } = await practice.read()
    const saved = await runConcurrently(20, () => practice.save(body.id, 'OPEN_ANSWER'))
    expect(new Set(saved.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await context.db.select().from(answers).where(eq(answers.test_id, body.id))).toHaveLength(1)
  })

  it('handing in ten times is one mark', async () => {
    const { practice } = await start()
    const { body } = await practice.read()
    await practice.save(body.id, 'COMPLETE_WORD')
    const verified = await runConcurrently(10, () => practice.verify('COMPLETE_WORD'))
    expect(new Set(verified.map(({ status, body }) => `${status} ${body.correct}`))).toEqual(new Set(['200 true']))
  })

  it('finishing ten times is one result and one payment', async () => {
    const { practice, visitor } = await start()
    const { body } = await practice.read()
    await practice.save(body.id, 'COMPLETE_WORD')
    const finished = await runConcurrently(10, () => practice.finish())
    const results = finished.map(({ status, body }) => JSON.stringify([status, body.finish_at, body.feedback]))
    expect(new Set(results).size).toBe(1)
    const earned = finished.map(({ body }) => Number(body.earned)).toSorted((one, other) => one - other)
    expect(earned.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => 0))
    expect(earned.at(-1)).toBeGreaterThan(0)
    const paid = await context.db
      .select()
      .from(ledger)
      .where(and(eq(ledger.user_id, visitor.user.id), eq(ledger.reason, 'TOPIC')))
    expect(paid.map(({ amount }) => amount)).toEqual([earned.at(-1)])
  })

  it('answers that race with finishing are either counted or refused, never lost', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { practice } = await start()
      const { body } = await practice.read()
      const save = (type: keyof typeof wrong) => practice.save(body.id, type, wrong[type])
      const racing = [
        save('UNIQUE_ALTERNATIVE'),
        save('COMPLETE_WORD'),
        practice.finish(),
        save('COMPLETE_LETTERS'),
        save('MULTIPLE_OPTIONS'),
      ]
      const statuses = (await Promise.all(racing)).map(({ status }) => status)
      expect(statuses.every((status) => status === 200 || status === 412)).toBe(true)
      const kept = statuses.filter((status) => status === 200).length - 1
      expect((await practice.finish()).body.feedback).toMatchObject({ wrong: kept, blank: 6 - kept })
    }
  })
})
