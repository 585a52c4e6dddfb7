import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServerWith, storages, type ServerWith } from '../../testing/storages.ts'
import { fileSigner, filesSecret } from '../../files/signature.ts'

describe.each(storages)('a signed address, with files in %s', (storage) => {
  let context: ServerWith
  let url: (key: string, name?: string) => string
  beforeAll(async () => {
    context = await createServerWith(storage)
    const sign = fileSigner(await filesSecret(context.db), context.clock)
    url = (key, name) => sign(key, name) ?? ''
  })
  afterAll(() => context.close())

  const get = (address: string, headers = {}) => context.server.inject({ url: address, headers })

  /** Gets a file from where a browser ends, which for some is the store. */
  const open = async (address: string, headers: Record<string, string> = {}) => {
    const first = await get(address, headers)
    if (!context.storeOrigin) return first
    const to = String(first.headers.location)
    expect([first.statusCode, to.startsWith(`${context.storeOrigin}/house/`)]).toEqual([302, true])
    const answer = await fetch(to, { headers })
    const rawPayload = Buffer.from(await answer.arrayBuffer())
    return { statusCode: answer.status, headers: Object.fromEntries(answer.headers), rawPayload }
  }

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
    const rest = await get(url('fixtures/cat.mp3'), { range: 'bytes=990-' })
    expect([rest.statusCode, rest.headers['content-range']]).toEqual([206, 'bytes 990-999/1000'])
    expect((await get(url('fixtures/cat.mp3'), { range: 'bytes=1000-' })).statusCode).toBe(412)
  })

  it('is answered without the file where only its headers are asked for', async () => {
    const { statusCode, headers, rawPayload } = await context.server.inject({
      method: 'HEAD',
      url: url('fixtures/cat.mp3'),
    })
    expect([statusCode, headers['content-length'], rawPayload.length]).toEqual([200, '1000', 0])
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
    expect((await open(url('fixtures/page.html'))).headers['content-disposition']).toBe('attachment')
  })

  it('downloads a file under its name, and gives a player its film in ranges', async () => {
    await context.storage.put('fixtures/walk.mp4', Buffer.alloc(1000, 'film'))
    const sheet = await open(url('fixtures/cat.mp3', 'Canção.mp3'))
    expect(sheet.headers['content-disposition']).toBe(
      `attachment; filename="Can??o.mp3"; filename*=UTF-8''Can%C3%A7%C3%A3o.mp3`,
    )
    expect(sheet.rawPayload).toHaveLength(1000)
    const film = await open(url('fixtures/walk.mp4'), { range: 'bytes=100-199', 'sec-fetch-dest': 'video' })
    expect([film.statusCode, film.headers['content-range']]).toEqual([206, 'bytes 100-199/1000'])
    expect(film.headers['content-type']).toBe('video/mp4')
    expect((await get(url('absent.mp4'), { 'sec-fetch-dest': 'video' })).statusCode).toBe(404)
  })

  it.each(['../lock', 'fixtures/../../x', 'fixtures/../../other/x', 'absent.mp3', '.env', 'fixtures'])(
    'finds nothing at %s',
    async (key) => {
      expect((await get(url(key))).statusCode).toBe(404)
    },
  )
})
