import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { fileSigner, filesSecret } from '../../files/signature.ts'

let context: TestServer
let url: (key: string) => string
beforeAll(async () => {
  context = await createTestServer()
  const sign = fileSigner(await filesSecret(context.db), context.clock)
  url = (key) => sign(key) ?? ''
})
afterAll(() => context.close())

const get = (address: string, headers = {}) => context.server.inject({ url: address, headers })

describe('a signed address', () => {
  it('serves the file with its type, for as long as it is good', async () => {
    const { statusCode, headers, rawPayload } = await get(url('fixtures/cat.mp3'))
    expect(statusCode).toBe(200)
    expect(rawPayload).toHaveLength(1000)
    expect(headers).toMatchObject({ 'content-type': 'audio/mpeg', 'x-content-type-options': 'nosniff' })
    expect(headers['cache-control']).toMatch(/^private, max-age=\d+, immutable$/)
  })

  it('serves a range, so that players can seek', async () => {
    const { statusCode, headers, rawPayload } = await get(url('fixtures/cat.mp3'), { range: 'bytes=100-199' })
    expect(statusCode).toBe(206)
    expect(headers['content-range']).toBe('bytes 100-199/1000')
    expect(rawPayload).toHaveLength(100)
  })

  it('stays the same within the hour and ends after two', async () => {
    const address = url('fixtures/cat.mp3')
    context.wait(59 * 60_000)
    expect(url('fixtures/cat.mp3')).toBe(address)
    expect((await get(address)).statusCode).toBe(200)
    context.wait(62 * 60_000)
    expect((await get(address)).statusCode).toBe(404)
  })

  it('is bound to its file and its time', async () => {
    const address = url('fixtures/cat.mp3')
    for (const forged of [
      address.replace('cat.mp3', 'room.svg'),
      address.replace(/expires=\d+/, 'expires=9999999999'),
      address.replace(/signature=.*/, 'signature=AAAA'),
    ]) {
      expect((await get(forged)).statusCode).toBe(404)
    }
    expect((await get('/api/v1/files/fixtures/cat.mp3')).statusCode).toBe(412)
  })

  it('lets no picture run a script, and shows no page in place', async () => {
    const picture = await get(url('fixtures/room.svg'))
    expect(picture.headers['content-type']).toContain('image/svg+xml')
    expect(picture.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
    expect((await get(url('fixtures/page.html'))).headers['content-disposition']).toBe('attachment')
  })

  it.each(['../lock', 'fixtures/../../x', 'absent.mp3', '.env', 'fixtures'])('finds nothing at %s', async (key) => {
    expect((await get(url(key))).statusCode).toBe(404)
  })
})
