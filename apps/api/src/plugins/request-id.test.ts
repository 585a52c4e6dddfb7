import { requestIdHeader } from '@the-house/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

const lines: string[] = []
let context: TestServer
beforeAll(async () => {
  context = await createTestServer({ logLevel: 'info', logTo: { write: (line) => void lines.push(line) } })
})
afterAll(() => context.close())

const logged = (id: unknown) => lines.map((line) => JSON.parse(line)).filter(({ request_id }) => request_id === id)

it.each([
  ['an answer', '/api/v1/openapi.json', 200],
  ['a refusal', '/api/v1/me', 401],
])('%s names its request as the log does, whatever id the client sends', async (_, url, status) => {
  const { headers, statusCode } = await context.server.inject({ url, headers: { [requestIdHeader]: 'mine\n{}' } })
  expect(statusCode).toBe(status)
  expect(headers[requestIdHeader]).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
  await expect.poll(() => logged(headers[requestIdHeader])).toMatchObject([{ status }])
})

it('an address that is none has an id too', async () => {
  const { headers, statusCode } = await context.server.inject('/api/v1/%')
  expect([statusCode, headers[requestIdHeader]]).toEqual([404, expect.stringMatching(/^\w{8}$/)])
})

it('two requests have different ids', async () => {
  const [one, other] = await Promise.all([1, 2].map(() => context.server.inject('/healthz')))
  expect(one?.headers[requestIdHeader]).not.toBe(other?.headers[requestIdHeader])
})
