import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cleanHtml } from '../../contract/clean-html.ts'
import { createTestServer, type TestServer, type Visitor } from '../../testing/test-server.ts'
import { formOf, pictureBytes } from '../../testing/upload.ts'

let context: TestServer
let teacher: Visitor
beforeAll(async () => {
  context = await createTestServer()
  teacher = await context.arrive({ profile: 'TEACHER' })
})
afterAll(() => context.close())

const send = async (bytes: Buffer, { token }: Visitor = teacher) => {
  const { payload, headers } = formOf({ bytes })
  const url = '/api/v1/text_pictures'
  const answer = await context.server.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...headers, authorization: token },
  })
  return { status: answer.statusCode, body: answer.json() }
}
const open = (url: string) => context.server.inject({ url })

describe('a picture of a text', () => {
  it('is stored as WebP and shown at an address that outlives every signed one', async () => {
    const { status, body } = await send(pictureBytes('png'))
    expect(status).toBe(200)
    expect(body.src).toMatch(/^\/api\/v1\/text_pictures\/[\da-f-]{36}-\d+x\d+\.webp$/)
    for (const hours of [0, 24 * 365]) {
      context.wait(hours * 3_600_000)
      const { statusCode, headers } = await open(body.src)
      expect([statusCode, headers['cache-control']]).toEqual([302, 'private, max-age=1800'])
      const file = await open(String(headers.location))
      expect(file.statusCode).toBe(200)
      expect((await sharp(file.rawPayload).metadata()).format).toBe('webp')
    }
  })

  it('stays in the html that is saved', async () => {
    const { body } = await send(pictureBytes('png'))
    expect(cleanHtml(`<p><img src="${body.src}" alt=""></p>`)).toContain(`src="${body.src}"`)
  })

  it('is a picture, of staff, and small enough', async () => {
    const other = await context.arrive({ profile: 'TEACHER' })
    expect(await send(Buffer.from('<html>'), other)).toMatchObject({ status: 412, body: { token: 'file.picture' } })
    expect((await send(pictureBytes('png'), await context.arrive())).status).toBe(403)
  })

  it.each(['x.webp', '..%2F..%2Fbooks%2Fx.webp', '00000000-0000-4000-8000-000000000000-1x1.png'])(
    'is nothing else that the school stores: %s',
    async (name) => {
      expect((await open(`/api/v1/text_pictures/${name}`)).statusCode).toBe(404)
    },
  )
})
