import { apiBase, limits } from '@the-house/domain'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { purgeUnused } from '../../areas/media-library/purge-unused.ts'
import { administrator } from '../../testing/managed.ts'
import { manyFrames, photograph, pictureBomb, pngOf } from '../../testing/hostile-pictures.ts'
import { createServerWith, storages, type ServerWith } from '../../testing/storages.ts'
import { formOf, pictureBytes } from '../../testing/upload.ts'

const refused = (body: object) => ({ status: 412, body, stored: [] })
const damaged = refused({ token: 'file.damaged', fields: { file: 'errors.file.damaged' } })

describe.each(storages)('a picture with files in %s', (storage) => {
  let context: ServerWith
  let admin: Awaited<ReturnType<typeof administrator>>
  let partner = 0
  let before: string[] = []
  beforeAll(async () => {
    context = await createServerWith(storage)
    admin = await administrator(context)
  })
  beforeEach(async () => {
    await context.resetRateLimits()
    partner = (await admin.make('partners')).id
    before = await context.keys()
  })
  afterAll(() => context.close())

  /** Sends the picture of a partner. */
  async function send(bytes: Buffer, url = `/partners/${partner}/image`) {
    const { headers, payload } = formOf({ bytes })
    const answer = await context.server.inject({
      method: 'POST',
      url: `${apiBase}${url}`,
      headers: { ...headers, authorization: admin.token },
      payload,
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const load = async (url: string) => (await context.server.inject({ url })).rawPayload
  const stored = async () => (await context.keys()).filter((key) => !before.includes(key))
  /** What becomes of a picture, and of the storage. */
  const sent = async (bytes: Buffer, url?: string) => ({ ...(await send(bytes, url)), stored: await stored() })

  it('is stored upright, without EXIF and its place, in the sizes that are shown, which its address names', async () => {
    const photo = await photograph()
    expect(await sharp(photo).metadata()).toMatchObject({ width: 900, orientation: 6, exif: expect.any(Buffer) })
    const { body } = await send(photo)
    const { url, width, height, srcset } = body.image
    expect([width, height]).toEqual([600, 900])
    const addresses = String(srcset).split(', ').map((one) => one.split(' ')) // oxfmt-ignore
    expect(addresses.map(([, size]) => size)).toEqual(['320w', '600w'])
    expect(addresses.at(-1)?.[0]).toBe(url)
    for (const [address = '', size] of addresses) {
      const bytes = await load(address)
      const found = await sharp(bytes).metadata()
      expect([found.format, `${found.width}w`, found.exif, found.icc, found.orientation]).toEqual([
        'webp',
        size,
        undefined,
        undefined,
        undefined,
      ])
      const { channels } = await sharp(bytes).extract({ left: 100, top: 10, width: 9, height: 9 }).stats()
      expect(channels.map(({ mean }) => Math.round(mean / 255))).toEqual([1, 0, 0])
    }
  })

  it('goes in all of its sizes a month after it was replaced or removed', async () => {
    await send(await pngOf(2000, 1000))
    expect(await stored()).toHaveLength(4)
    await send(await pngOf(700, 500))
    expect(await stored()).toHaveLength(7)
    expect((await admin.remove('/media/unused')).body.removed).toBe(1)
    expect((await stored()).map((key) => key.replace(/.*-/, ''))).toEqual(['700x500.w320.webp', '700x500.w640.webp', '700x500.webp']) // oxfmt-ignore
    await admin.remove(`/partners/${partner}/image`)
    expect(await stored()).toHaveLength(3)
    const inAMonth = { ...context, clock: () => new Date(context.clock().getTime() + 30 * 24 * 3_600_000) }
    await purgeUnused(inAMonth, (error) => expect.fail(error.message))
    expect(await stored()).toEqual([])
  })

  it('of which one size cannot be stored is not stored at all', async () => {
    const copy = context.storage.copyFromFs.bind(context.storage)
    const spy = vi.spyOn(context.storage, 'copyFromFs').mockImplementation(async (path, key, options) => {
      if (key.endsWith('.w640.webp')) throw new Error('The disk is full.')
      return copy(path, key, options)
    })
    const { status } = await send(await pngOf(2000, 1000))
    spy.mockRestore()
    expect([status, await stored()]).toEqual([500, []])
    expect((await send(await pngOf(2000, 1000))).status).toBe(200)
  })

  it('is made smaller where it is larger than shown, and never enlarged', async () => {
    expect((await send(await pngOf(6000, 3000))).body.image).toMatchObject({ width: 2560, height: 1280 })
    expect((await send(await pngOf(20, 10))).body.image).toEqual({ url: expect.any(String), width: 20, height: 10 })
    expect((await send(await pngOf(900, 900), '/me/avatar')).body.avatar).toMatchObject({ width: 384, height: 384 })
  })

  it('of too many pixels is refused in words that name the limit', async () => {
    const bomb = pictureBomb()
    expect(bomb.length).toBeLessThan(60_000)
    const most = String(limits.picturePixels / 1_000_000)
    for (const url of [undefined, '/me/avatar', '/uploads?entity=chapters&field=image'])
      expect(await sent(bomb, url)).toEqual(refused({ token: 'file.pixels', values: { pixels: '400', most } }))
  })

  it.each([
    ['half a photograph', async () => (await photograph()).subarray(0, 2000)],
    ['half a PNG', async () => (await pngOf(500, 500)).subarray(0, 900)],
    ['an SVG behind the head of a PNG', () => Buffer.from('\x89PNG\r\n\x1a\n<svg onload="alert(1)"/>', 'latin1')],
    ['a web page behind the head of a GIF', () => Buffer.from('GIF89a/*<script>alert(1)</script>*/')],
  ])('that cannot be decoded is refused: %s', async (_, make) => {
    expect(await sent(await make())).toEqual(damaged)
  })

  it.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', '<!doctype html><script>alert(1)</script>'])(
    'is told by its content, not by its name: %s',
    async (text) => {
      const fields = { file: 'validation.file.image' }
      expect(await sent(Buffer.from(text))).toEqual(refused({ token: 'file.type', fields }))
    },
  )

  it('with a web page behind it is served without the page', async () => {
    const page = Buffer.from('<script>alert(1)</script>')
    const { body } = await send(Buffer.concat([pictureBytes('gif'), page]))
    expect((await load(body.image.url)).includes(page)).toBe(false)
  })

  it('of a hundred thousand frames is stored as its first one', async () => {
    expect((await send(manyFrames(100_000))).body.image).toMatchObject({ width: 1, height: 1 })
  })

  it('in the coding of iPhones is refused with what to do', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0mif1heic and more', 'latin1')
    expect(await sent(heic)).toEqual(refused({ token: 'file.heic', fields: { file: 'errors.file.heic' } }))
  })

  it('of a file of any kind is written again, too', async () => {
    const { id } = await admin.make('exercises')
    const { body } = await send(await photograph(), `/exercises/${id}/media`)
    expect(body.media).toMatchObject({ width: 600, height: 900 })
  })
})
