import { Readable } from 'node:stream'
import { apiBase, type Call } from '@the-house/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { downloadRoute, type Download } from './download-route.ts'

const call = {
  method: 'GET',
  path: '/a-file',
  permission: 'signedIn',
  summary: 'A file',
  download: true,
} as const satisfies Call
let file: Download
let context: TestServer
let token: string
beforeAll(async () => {
  context = await createTestServer({
    onRoute({ method, url }) {
      if (method === 'GET' && url === '/healthz') downloadRoute(this, call, async () => file)
    },
  })
  ;({ token } = await context.arrive())
})
afterAll(() => context.close())

const load = (authorization = token) =>
  context.server.inject({ url: `${apiBase}/a-file`, headers: { authorization, 'accept-encoding': 'br' } })

describe('a file that a call answers', () => {
  it('is a download with its name, type and length, which no cache stores', async () => {
    file = { name: 'áudio "1" – chapter.mp3', type: 'audio/mpeg', content: Readable.from([Buffer.alloc(9)]), bytes: 9 }
    const { statusCode, headers, rawPayload } = await load()
    expect(statusCode).toBe(200)
    expect(rawPayload).toHaveLength(9)
    expect(headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': '9',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition':
        'attachment; filename="?udio \\"1\\" ? chapter.mp3"; filename*=UTF-8\'\'%C3%A1udio%20%221%22%20%E2%80%93%20chapter.mp3',
    })
  })

  it('leaves as it is where it is text', async () => {
    file = { name: 'words.txt', type: 'text/plain; charset=utf-8', content: 'São Paulo\r\n'.repeat(999) }
    const { headers, payload } = await load()
    expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8' })
    expect(payload).toBe(file.content)
  })

  it('whose name would break the header is harmless', async () => {
    file = { name: '../x\r\nset-cookie: a=b\0.html', type: 'text/plain', content: 'x' }
    const { headers } = await load()
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[^\r\n\0]*"; filename\*=[^\r\n\0]*$/)
  })

  it('is refused as every call is', async () => {
    const { statusCode, body, headers } = await load('')
    expect([statusCode, JSON.parse(body)]).toEqual([401, { token: 'session.required' }])
    expect(headers['content-disposition']).toBeUndefined()
  })

  it('is described as a file', async () => {
    const { body } = await context.call('GET', '/openapi.json')
    const { content } = body.paths[`${apiBase}/a-file`].get.responses['200']
    expect(content).toEqual({ 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } })
  })
})
