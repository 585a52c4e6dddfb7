import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { bootstrap } from '../../bootstrap.ts'
import { markDemo } from '../../demo/mark.ts'
import { capturesMails } from '../../mail/mail-worker.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { openPostgres } from '../../testing/postgres.ts'
import { addPerson } from '../../testing/school.ts'
import { addClass } from '../../testing/unit.ts'
import { announceClassChange } from '../timetable/announce.ts'

const lines: string[] = []
let context: TestServer
beforeAll(async () => {
  context = await createTestServer({ logLevel: 'trace', logTo: { write: (line) => void lines.push(line) } })
})
afterAll(() => context.close())

const open = (headers: Record<string, string> = {}) => context.server.inject({ url: '/outbox', headers })

it('the outbox shows each mail with its address, its text and its links, the newest first', async () => {
  const first = await addPerson(context.db, { name: 'Ana <script>' })
  const second = await addPerson(context.db)
  await context.jobs.send('mail', { kind: 'welcome', language: 'en', user_id: first.id })
  await context.mails()
  context.wait(1000)
  await context.jobs.send('mail', { kind: 'forgotPassword', language: 'pt', email: second.email })
  const [, mail] = await context.mails()
  const { body, headers } = await open()
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  const articles = body.split('<article').slice(1)
  expect(articles).toHaveLength(2)
  expect(articles[0]).toContain(`>${second.email} · <time datetime="${context.clock().toISOString()}">`)
  expect(articles[0]).toContain('lang="pt-BR"')
  expect(articles[0]).toContain(`<a href="${mail?.links[0]}">`)
  expect(articles[1]).toContain(first.email)
  expect(body).not.toContain('<script')
})

it('the outbox shows what a mail brings to a calendar, and nothing where it brings nothing', async () => {
  const student = await addPerson(context.db)
  const start = '2026-03-20T22:30:00Z'
  const id = await addClass(context.db, { unity_id: 1, start, name: '<b>Talk', students: [student.id] })
  const before = { start_date: new Date(start), end_date: new Date('2026-03-20T23:30:00Z') }
  const users = [{ user_id: student.id, language: 'en' as const }]
  const { db, clock, jobs } = context
  await db.transaction((tx) =>
    announceClassChange(tx, { class: { id }, before, users, change: 'PLACE', now: clock(), jobs }),
  )
  await context.mails()
  const articles = (await open()).body.split('<article').slice(1)
  const carriers = articles.filter((one) => one.includes('<summary>For the calendar of the reader</summary>'))
  expect(carriers).toHaveLength(1)
  expect(carriers[0]).toContain(student.email)
  expect(carriers[0]).toContain('METHOD:REQUEST')
  expect(carriers[0]).toContain('SUMMARY:&lt;b&gt;Talk')
})

it('the page of the outbox may run nothing, and style itself alone', async () => {
  const [one, two] = [await open(), await open()]
  const nonce = /<style nonce="([^"]+)">/.exec(one.body)?.[1]
  expect(one.headers['content-security-policy']).toBe(
    `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  )
  expect(two.body).not.toContain(nonce)
  expect(one.body).not.toMatch(/ style=/)
})

it('the outbox speaks the language of who reads it', async () => {
  expect((await open({ 'accept-language': 'pt-BR,pt;q=0.9' })).body).toContain('<h1>Caixa de saída</h1>')
  expect((await open()).body).toContain('<html lang="en">')
})

it('a forged Host does not reach the link of a mail, and no log names a link', async () => {
  const { email } = await addPerson(context.db)
  await context.server.inject({
    method: 'POST',
    url: '/api/v1/session/forgot_password',
    headers: { host: 'evil.example.com', 'x-forwarded-host': 'evil.example.com' },
    payload: { email },
  })
  const mail = (await context.mails()).find(({ address }) => address === email)
  expect(mail?.links).toEqual([expect.stringMatching(/^http:\/\/localhost:3000\/change-password\//)])
  expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example')
  const token = mail?.links[0]?.split('/').at(-1) ?? ''
  await context.server.inject(`/change-password/${token}`)
  expect(token).toHaveLength(43)
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.join('')).not.toContain(token)
})

it.each([
  ['a mail server', { isDemo: true, SMTP_URL: 'smtp://127.0.0.1:1' }, false],
  ['no demonstration', { isDemo: false, SMTP_URL: undefined }, false],
  ['a demonstration without a mail server', { isDemo: true, SMTP_URL: undefined }, true],
])('mails are kept for the outbox, or not: with %s', (_, settings, kept) => {
  expect(capturesMails(settings)).toBe(kept)
})

it('there is no outbox on a database server, even if its school was a demonstration', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'house-outbox-'))
  const postgres = await openPostgres()
  await postgres.connection.migrate()
  await markDemo(postgres.connection.db)
  await postgres.connection.close()
  const config = readConfig({ DATA_DIR: directory, LOG_LEVEL: 'silent', DATABASE_URL: postgres.url })
  const { app, close } = await bootstrap(config, { clock: () => new Date(), onLost: () => undefined })
  const { statusCode, body } = await app.inject('/outbox')
  await close()
  expect([statusCode, body]).toEqual([404, '{"token":"notFound"}'])
  await postgres.stop()
  rmSync(directory, { recursive: true })
})
