import { failureTasks } from '@the-house/domain'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { error_reports, mails } from '../../db/schema/index.ts'
import { jobNames } from '../../jobs/jobs.ts'
import { hasTerm } from '../../mail/compose.ts'
import { addCode } from '../../testing/enrolment.ts'
import { administrator } from '../../testing/managed.ts'
import { createTestServer, type Json, type TestServer, type Visitor } from '../../testing/test-server.ts'

const [hour, day] = [3_600_000, 86_400_000]
let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())

const workOf = async (visitor: Visitor): Promise<Json> => {
  const { status, body } = await visitor.get('/me/work')
  expect(status).toBe(200)
  return body
}
const itemOf = async (visitor: Visitor, kind: string): Promise<Json> =>
  (await workOf(visitor)).items.find((item: Json) => item.kind === kind)
/** How many the list has that a number leads to. */
const totalOf = async (visitor: Visitor, path: string): Promise<number> => (await visitor.get(path)).body.meta.total
const ago = (ms: number) => new Date(context.clock().getTime() - ms)

describe('what waits for an administrator', () => {
  it('is people who were invited a week ago and have not come', async () => {
    const admin = await administrator(context)
    await addCode(context.db, { created_at: ago(8 * day) })
    await addCode(context.db, { created_at: ago(6 * day) })
    expect(await itemOf(admin, 'INVITED')).toMatchObject({ count: 1, href: '/admin/people?state=INVITED&idle=true' })
    expect(await totalOf(admin, '/people?state=INVITED&idle=true')).toBe(1)
  })

  it('is mails that have not left and jobs that have failed, each in the list that it leads to', async () => {
    const admin = await administrator(context)
    await context.db.execute(sql`
      insert into pgboss.job (id, name, data, state, output, created_on, completed_on) values
        (gen_random_uuid(), 'mail', '{"kind": "forgotPassword", "email": "ana@example.com"}', 'failed', '{"message": "refused"}', now(), now()),
        (gen_random_uuid(), 'sending', '{"sending_id": 1}', 'failed', null, now() - interval '1 day', now() - interval '1 day')`)
    const lost = { kind: 'welcome', language: 'en', address: 'lost@example.com' }
    await context.db.insert(mails).values([
      { ...lost, id: crypto.randomUUID(), claimed_at: ago(hour) },
      { ...lost, id: crypto.randomUUID(), claimed_at: ago(60_000) },
      { ...lost, id: crypto.randomUUID(), claimed_at: ago(hour), sent_at: ago(hour) },
    ])
    expect(await itemOf(admin, 'FAILED_MAILS')).toMatchObject({ count: 2, href: '/admin/failures?of=MAILS' })
    expect(await itemOf(admin, 'FAILED_JOBS')).toMatchObject({ count: 1 })
    expect(await totalOf(admin, '/failures?of=MAILS')).toBe(2)
    expect(await totalOf(admin, '/failures?of=JOBS')).toBe(1)
    const { body } = await admin.get('/failures?size=2')
    expect(body.meta).toMatchObject({ total: 3, size: 2 })
    expect(body.content).toHaveLength(2)
    // Of a page beyond the last one, too: the screen then shows the last.
    expect((await admin.get('/failures?size=2&page=9')).body).toMatchObject({ content: [], meta: { total: 3 } })
    expect((await admin.get('/failures')).body.content).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'forgotPassword', address: 'ana@example.com', reason: 'refused' }),
        expect.objectContaining({ kind: 'welcome', address: 'lost@example.com', reason: '' }),
        expect.objectContaining({ kind: 'sending' }),
      ]),
    )
    await context.db.execute(sql`delete from pgboss.job where state = 'failed'`)
  })

  it('has a name for every kind of mail and of job that can fail', () => {
    const jobs = jobNames.filter((name) => name !== 'mail')
    expect(new Set<string>(failureTasks)).toEqual(new Set([...Object.keys(hasTerm), ...jobs]))
  })

  it('is the reports of the last week, and their list has no older ones', async () => {
    const admin = await administrator(context)
    const { user } = await context.arrive()
    const report = { user_id: user.id, unity_id: 1, subject: 'Others', description: 'x', url: '', details: '' } as const
    const reports = [2, 6, 8].map((days) => ({ ...report, created_at: ago(days * day) }))
    await context.db.insert(error_reports).values(reports)
    expect(await itemOf(admin, 'REPORTS')).toMatchObject({ count: 2, oldest_at: ago(6 * day).toISOString() })
    expect(await totalOf(admin, '/report_error?recent=true')).toBe(2)
    expect(await totalOf(admin, '/report_error')).toBe(3)
  })

  it('is content that students see and that does not pass its check', async () => {
    const admin = await administrator(context)
    const chapter = await admin.make('chapters', { published: true, avaliable: true })
    const topic = await admin.make('topics', { chapter_id: chapter.id, published: true })
    const { body } = await admin.get('/course/findings')
    expect(await itemOf(admin, 'CHECK_ERRORS')).toMatchObject({
      count: body.content.length,
      href: '/admin/course/findings',
    })
    expect(body.content.find(({ id }: Json) => id === chapter.id)).toMatchObject({
      name: chapter.name,
      findings: expect.arrayContaining([expect.objectContaining({ level: 'error', token: 'topic.noContent' })]),
    })
    await admin.make('contents', { topic_id: topic.id, published: true })
    const ids = (await admin.get('/course/findings')).body.content.map(({ id }: Json) => id)
    expect(ids).not.toContain(chapter.id)
  })

  it('knows how large the school is, and how much the disk still takes', async () => {
    const { storage } = await workOf(await administrator(context))
    expect(storage.database_bytes).toBeGreaterThan(1_000_000)
    expect(storage.free_bytes).toBe(5_000_000_000)
  })
})
