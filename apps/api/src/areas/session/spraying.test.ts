import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { user_unities, users } from '../../db/schema/index.ts'
import { addPerson, password } from '../../testing/school.ts'
import { stopDate } from '../../testing/still-date.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { hashPassword } from './password.ts'

let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())
const wait = stopDate()
beforeEach(() => context.resetRateLimits())

const signIn = async (email: string, typed: string, remoteAddress: string) =>
  (
    await context.server.inject({
      method: 'POST',
      url: '/api/v1/session',
      remoteAddress,
      payload: { email, password: typed },
    })
  ).statusCode

const tally = (statuses: number[]) =>
  Object.fromEntries([...new Set(statuses)].map((status) => [status, statuses.filter((one) => one === status).length]))

const strangers = (count: number) => Array.from({ length: count }, (_, index) => `${index}-${randomUUID()}@example.com`)

/** Tries one password on 40 accounts, from addresses of one network. */
async function spray(ipOf: (index: number) => string, typed = 'one password for all') {
  const known = await Promise.all(Array.from({ length: 3 }, () => addPerson(context.db)))
  const statuses: number[] = []
  for (const [index, email] of [...known.map((person) => person.email), ...strangers(37)].entries()) {
    statuses.push(await signIn(email, typed, ipOf(index)))
  }
  return tally(statuses)
}

it.each<[string, (index: number) => string]>([
  ['an IPv4 /24', (index) => `198.51.100.${index}`],
  ['an IPv6 /48', (index) => `2001:db8:7:${index}::1`],
])('one password meets a limit after ten accounts from %s', async (_, ipOf) => {
  expect(await spray(ipOf)).toEqual({ 412: 10, 429: 30 })
  const { email } = await addPerson(context.db)
  expect(await signIn(email, 'one password for all', ipOf(60))).toBe(429)
  expect(await signIn(email, password, ipOf(60))).toBe(200)
  expect(await signIn((await addPerson(context.db)).email, 'one password for all', '192.0.2.9')).toBe(412)
  wait(3_601_000)
  expect(await signIn(email, 'one password for all', ipOf(60))).toBe(412)
})

it('a password counts once for each account: who is wrong again and again sprays nothing', async () => {
  const emails = strangers(3)
  for (const email of emails) {
    for (let count = 0; count < 5; count += 1) expect(await signIn(email, 'my old password', '203.0.113.5')).toBe(412)
  }
  expect(await signIn((await addPerson(context.db)).email, 'my old password', '203.0.113.6')).toBe(412)
})

it('500 failures in ten minutes from one network wait, until these are over', async () => {
  const statuses = await Promise.all(
    strangers(510).map((email, index) => signIn(email, `wrong ${email}`, `198.51.100.${index % 250}`)),
  )
  expect(statuses.filter((status) => status === 412).length).toBeLessThanOrEqual(500)
  const { email } = await addPerson(context.db)
  expect(await signIn(email, password, '198.51.100.3')).toBe(429)
  expect(await signIn(email, password, '198.51.101.3')).toBe(200)
  wait(601_000)
  expect(await signIn(email, password, '198.51.100.3')).toBe(200)
})

it(
  '500 students of one lab sign in within one window of the limits, of whom a fifth mistype twice',
  { timeout: 120_000 },
  async () => {
    const password_hash = await hashPassword(password)
    const students = await context.db
      .insert(users)
      .values(strangers(500).map((email) => ({ name: 'Student', email, password_hash, unity_id: 1, tribe_id: 1 })))
      .returning({ id: users.id, email: users.email })
    await context.db.insert(user_unities).values(students.map(({ id }) => ({ user_id: id, unity_id: 1 })))
    const lab = '203.0.113.200'
    const signedIn = await Promise.all(
      students.map(async ({ email }, index) => {
        const typed = [...(index % 5 === 0 ? [`${password}${index}`, `${index}${password}`] : []), password]
        const statuses: number[] = []
        for (const attempt of typed) statuses.push(await signIn(email, attempt, lab))
        return statuses
      }),
    )
    expect(tally(signedIn.flat())).toEqual({ 200: 500, 412: 200 })
  },
)
