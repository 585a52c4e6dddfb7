import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { error_reports } from '../../db/schema/index.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { stopDate } from '../../testing/still-date.ts'

let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())
const wait = stopDate()

const report = { subject: 'System Error', description: 'The cat does not meow.', url: '/dashboard', details: 'Firefox' }
const kept = (user_id: number) => context.db.select().from(error_reports).where(eq(error_reports.user_id, user_id))

it('a report is saved with who sent it, from which unit and when, whatever the request claims', async () => {
  const { user, post } = await context.arrive()
  const claims = { user_id: 99, unity_id: 99, created_at: '2001-01-01', id: 7 }
  expect(await post('/report_error', { ...report, ...claims })).toMatchObject({ status: 204, body: undefined })
  const row = { ...report, id: expect.any(Number), user_id: user.id, unity_id: 1, created_at: context.clock() }
  expect(await kept(user.id)).toEqual([row])
})

it.each([
  ['no subject', { subject: undefined }, { subject: 'validation.required' }],
  ['a subject of its own', { subject: 'Spam' }, { subject: 'validation.type' }],
  ['spaces for a description', { description: '   ' }, { description: 'validation.required' }],
  ['151 characters', { description: 'x'.repeat(151) }, { description: 'validation.reportMax' }],
])('a report with %s is refused by its field', async (_, fault, fields) => {
  const { user, post } = await context.arrive()
  expect(await post('/report_error', { ...report, ...fault })).toMatchObject({ status: 412, body: { fields } })
  expect(await kept(user.id)).toEqual([])
})

it('150 characters are taken', async () => {
  const { post } = await context.arrive()
  expect((await post('/report_error', { ...report, description: 'x'.repeat(150) })).status).toBe(204)
})

it('the sixth report in a minute waits until the minute is over; those of others do not', async () => {
  const { user, post } = await context.arrive()
  const other = await context.arrive()
  for (let count = 0; count < 5; count += 1) expect((await post('/report_error', report)).status).toBe(204)
  expect(await post('/report_error', report)).toMatchObject({
    status: 429,
    body: { token: 'tooMany' },
    headers: { 'retry-after': '60' },
  })
  expect((await other.post('/report_error', report)).status).toBe(204)
  expect(await kept(user.id)).toHaveLength(5)
  wait(60_000)
  expect((await post('/report_error', report)).status).toBe(204)
})

describe('the list of reports', () => {
  it('shows administrators what was reported, by whom and where, the newest first, in pages', async () => {
    const { user, post } = await context.arrive({ name: 'Rui Melo' })
    for (const description of ['first', 'second', 'third']) await post('/report_error', { ...report, description })
    const admin = await context.arrive({ profile: 'TEACHER', admin: true })
    const { status, body } = await admin.get('/report_error?size=2')
    expect(status).toBe(200)
    const who = {
      user: { id: user.id, name: 'Rui Melo', email: user.email, profile: 'STUDENT' },
      unity: { name: 'Centre' },
    }
    const created_at = context.clock().toISOString()
    const id: unknown = expect.any(Number)
    expect(body.content).toEqual([
      { ...report, id, description: 'third', ...who, created_at },
      { ...report, id, description: 'second', ...who, created_at },
    ])
    expect(body.meta).toEqual({ page: 1, size: 2, total: await context.db.$count(error_reports) })
    const next = await admin.get('/report_error?size=2&page=2')
    expect(next.body.content[0].description).toBe('first')
  })

  it('is refused to other callers, also to one who has reported something', async () => {
    const { post, get } = await context.arrive({ profile: 'TEACHER' })
    await post('/report_error', report)
    expect(await get('/report_error')).toMatchObject({ status: 403, body: { token: 'access.denied' } })
  })
})
