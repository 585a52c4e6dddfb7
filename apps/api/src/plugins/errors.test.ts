import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

const lines: string[] = []
let context: TestServer
beforeAll(async () => {
  context = await createTestServer({ logLevel: 'error', logTo: { write: (line) => void lines.push(line) } })
})
afterAll(() => context.close())

it('a failure of the server tells its caller neither stack nor SQL, and the log no value of the query', async () => {
  const { post } = await context.arrive()
  await context.db.execute(sql`drop table error_reports`)
  const report = { subject: 'System Error', description: 'words of a student', url: '/dashboard', details: 'Firefox' }
  const { status, body } = await post('/report_error', report)
  expect([status, body]).toEqual([500, { token: 'internal' }])
  expect(lines.join('')).toContain('error_reports')
  expect(lines.join('')).not.toContain('words of a student')
})
