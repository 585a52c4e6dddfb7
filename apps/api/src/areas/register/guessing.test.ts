import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addCode, newEmail } from '../../testing/enrolment.ts'
import { stopDate } from '../../testing/still-date.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())
const wait = stopDate()
beforeEach(() => context.resetRateLimits())

const validate = async (code: string, remoteAddress: string, email = newEmail()) =>
  (
    await context.server.inject({
      method: 'POST',
      url: '/api/v1/register/valide',
      remoteAddress,
      payload: { code, email, profile: 'STUDENT' },
    })
  ).statusCode

const guess = async (count: number, ipOf: (index: number) => string) => {
  const statuses: number[] = []
  for (let index = 0; index < count; index += 1) statuses.push(await validate(randomUUID(), ipOf(index)))
  return statuses.filter((status) => status === 412).length
}

it('of 150 codes from one address ten are tried, and ten more in each minute', async () => {
  expect(await guess(150, () => '203.0.113.9')).toBe(10)
  expect(await validate(await addCode(context.db), '203.0.113.9')).toBe(429)
  expect(await validate(await addCode(context.db), '203.0.113.10')).toBe(200)
  wait(61_000)
  expect(await guess(150, () => '203.0.113.9')).toBe(10)
})

it('of 300 codes from the addresses of one network 200 are tried in an hour', async () => {
  expect(await guess(300, (index) => `198.51.100.${index % 250}`)).toBe(200)
  expect(await validate(await addCode(context.db), '198.51.100.251')).toBe(429)
  expect(await validate(await addCode(context.db), '198.51.101.1')).toBe(200)
  wait(3_601_000)
  expect(await validate(await addCode(context.db), '198.51.100.251')).toBe(200)
})

it('what belongs to one code is tried 20 times a day, from whatever addresses', async () => {
  const code = await addCode(context.db, { code: '7K2M-Q0XD-41TWA', email: newEmail() })
  const statuses: number[] = []
  for (let index = 0; index < 30; index += 1) {
    // However it is written, it is one code.
    statuses.push(await validate(index % 2 ? code : '7k2mqoxd4itwa', `10.${index}.0.1`))
    wait(20_000)
  }
  expect(statuses.filter((status) => status === 412)).toHaveLength(20)
  expect(statuses.slice(20).every((status) => status === 429)).toBe(true)
  wait(86_400_000)
  expect(await validate(code, '10.99.0.1')).toBe(412)
})

it('40 students of one room register their codes from one address at once, of whom eight mistype', async () => {
  const codes = await Promise.all(Array.from({ length: 40 }, () => addCode(context.db)))
  const room = '203.0.113.200'
  const mistyped = await Promise.all(codes.slice(0, 8).map((code) => validate(`${code}x`, room)))
  expect(new Set(mistyped)).toEqual(new Set([412]))
  const statuses = await Promise.all(codes.map((code) => validate(code, room)))
  expect(new Set(statuses)).toEqual(new Set([200]))
})
