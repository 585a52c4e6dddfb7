import { anything, assert, asyncProperty, constantFrom, json, oneof, string } from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

const lines: string[] = []
let context: TestServer
beforeAll(async () => {
  context = await createTestServer({ logLevel: 'warn', logTo: { write: (line) => void lines.push(line) } })
})
afterAll(() => context.close())
beforeEach(() => {
  // Another minute, in which nothing was logged and no address has sent anything.
  context.wait(120_000)
  lines.length = 0
})

let sent = 0
/** An address of its own for each, so that none meets its limit. */
const nextAddress = () => {
  sent += 1
  return `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`
}
const send = (payload: string, type = 'application/reports+json', remoteAddress = nextAddress()) =>
  context.server.inject({
    method: 'POST',
    url: '/csp-reports',
    payload,
    headers: { 'content-type': type },
    remoteAddress,
  })
const report = (body: object) => JSON.stringify([{ type: 'csp-violation', body }])

const refused = {
  documentURL: 'https://house.example.com/change-password/token-of-a-link?next=1',
  effectiveDirective: 'require-trusted-types-for',
  blockedURL: 'trusted-types-sink',
  sourceFile: 'https://house.example.com/assets/start-a1b2.js',
  lineNumber: 7,
  sample: 'Element innerHTML|<p>private words',
}

it('writes what was refused into the log, without addresses that hold secrets and without the words of the page', async () => {
  expect((await send(report(refused))).statusCode).toBe(204)
  const old = {
    'document-uri': 'https://x.test/login',
    'violated-directive': 'img-src',
    'blocked-uri': 'https://evil.test/a?b',
  }
  expect((await send(JSON.stringify({ 'csp-report': old }), 'application/csp-report')).statusCode).toBe(204)
  expect(lines.map((line) => JSON.parse(line).violation)).toEqual([
    {
      directive: 'require-trusted-types-for',
      blocked: 'trusted-types-sink',
      source: 'start-a1b2.js:7',
      page: '/change-password',
      sink: 'Element innerHTML',
    },
    { directive: 'img-src', blocked: 'https://evil.test', source: '', page: '/login', sink: '' },
  ])
  expect(lines.join('')).not.toMatch(/token-of-a-link|private words/)
})

it('logs twenty violations a minute, and how many more there were', async () => {
  const many = JSON.stringify(Array.from({ length: 15 }, () => ({ body: refused })))
  for (let times = 0; times < 3; times += 1) await send(many)
  expect(lines).toHaveLength(20)
  context.wait(60_000)
  await send(report(refused))
  expect(lines).toHaveLength(22)
  expect(JSON.parse(lines[20] ?? '')).toMatchObject({ unlogged: 25 })
})

it('refuses an address that sends more than a page could, and what no browser sends', async () => {
  const statuses: number[] = []
  for (let times = 0; times < 121; times += 1)
    statuses.push((await send('[]', 'application/reports+json', '192.0.2.1')).statusCode)
  expect(new Set(statuses.slice(0, 120))).toEqual(new Set([204]))
  expect(statuses.at(-1)).toBe(429)
  expect((await send(`[${' '.repeat(20_000)}]`)).statusCode).toBe(413)
  expect((await send('a=b', 'application/x-www-form-urlencoded')).statusCode).toBe(412)
  expect(lines.filter((line) => line.includes('violation'))).toEqual([])
})

it('answers no odd body with an error of the server, and keeps each line of the log one line', async () => {
  const odd = oneof(
    string({ unit: 'binary' }),
    constantFrom('\u0000', '\r\n{"level":60}', '\u202Egnp', '\u2028', '\uD800'),
  )
  const body = oneof(
    json(),
    odd,
    anything().map((value) => JSON.stringify([{ body: value }]) ?? ''),
    odd.map((text) =>
      report({
        effectiveDirective: text,
        blockedURL: text,
        sourceFile: text,
        documentURL: `https://x.test/${text}`,
        sample: `${text}|`,
      }),
    ),
  )
  await assert(
    asyncProperty(
      body,
      constantFrom('application/csp-report', 'application/reports+json', 'application/json'),
      async (text, type) => {
        lines.length = 0
        const { statusCode } = await send(text, type)
        expect(statusCode).toBeLessThan(500)
        for (const line of lines) {
          // oxlint-disable-next-line no-control-regex -- what must not be there
          expect(line.trimEnd()).not.toMatch(/[\u0000-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]/)
          expect(line.length).toBeLessThan(1000)
        }
        context.wait(60_000)
      },
    ),
  )
})
