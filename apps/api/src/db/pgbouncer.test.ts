import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { practise } from '../testing/journey.ts'
import { findPgbouncer, startPgbouncer } from '../testing/pgbouncer.ts'
import { openPostgres } from '../testing/postgres.ts'
import { listening, openEvents, readEvents } from '../testing/read-events.ts'
import { password } from '../testing/school.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { openServer } from './client.ts'

const program = findPgbouncer()

describe.runIf(program)('behind PgBouncer in transaction mode', () => {
  let postgres: Awaited<ReturnType<typeof openPostgres>>
  let pooler: Awaited<ReturnType<typeof startPgbouncer>>
  let context: TestServer
  beforeAll(async () => {
    postgres = await openPostgres()
    pooler = await startPgbouncer(program ?? '', new URL(postgres.url))
    const { db, close } = openServer(pooler.url, () => undefined, { isPooled: true, max: 20 })
    context = await createTestServer({ connection: { ...postgres.connection, db, close } })
  })
  afterAll(async () => {
    await context.close()
    await pooler.stop()
    await postgres.connection.close()
    await postgres.stop()
  })

  it('students learn at once, twenty on three connections, and each answer is kept', async () => {
    const students = await Promise.all(Array.from({ length: 20 }, () => context.arrive()))
    const learn = async (student: (typeof students)[number]) => {
      const practice = practise(student, context.school.free)
      const { body } = await practice.read()
      const saved = await practice.save(body.id, 'OPEN_ANSWER')
      const again = await practice.read()
      return [saved.status, again.body.has_answer, (await student.get('/me/books')).status]
    }
    expect(await Promise.all(students.map(learn))).toEqual(students.map(() => [200, true, 200]))
  })

  it('what is saved on one device is told to another, past the pooler', async () => {
    const student = await context.arrive()
    const practice = practise(student, context.school.free)
    const { body } = await practice.read()
    await context.events.start(context.server.log)
    const address = await listening(context.server)
    const { body: session } = await context.call('POST', '/session', { body: { email: student.user.email, password } })
    const events = readEvents(await openEvents(address, session.token))
    await practice.save(body.id, 'OPEN_ANSWER')
    expect(await events.next()).toMatchObject({ kind: 'answerSaved', test_id: body.id })
    await events.close()
  })

  it('a server that takes it for PostgreSQL is refused, which the setting is for', async () => {
    const { db, close } = openServer(pooler.url, () => undefined)
    await expect(db.execute(sql`select 1`)).rejects.toMatchObject({ cause: { message: /startup parameter/ } })
    await close()
  })
})
