import { apiBase, calls } from '@the-house/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer, type Visitor } from './testing/test-server.ts'

let context: TestServer
let admin: Visitor
beforeAll(async () => {
  context = await createTestServer()
  admin = await context.arrive({ admin: true })
})
afterAll(() => context.close())

const reads = Object.values(calls).filter(({ method, path }) => method === 'GET' && /:\w*id\b/.test(path))

it('there are many reads by an id', () => expect(reads.length).toBeGreaterThan(30))

it.each(['0x1', '1e0', '+1', '%201', '1%20', '1.0', '-1', '%EF%BC%91', '1%00', '1;2'])(
  'no read of the API takes %s for an id',
  async (id) => {
    const taken: string[] = []
    for (const { path } of reads) {
      const url = apiBase + path.replaceAll(/:\w+/g, id)
      const { statusCode } = await context.server.inject({ url, headers: { authorization: admin.token } })
      if (statusCode !== 404 && statusCode !== 412) taken.push(`${path}: ${statusCode}`)
    }
    expect(taken).toEqual([])
  },
)
