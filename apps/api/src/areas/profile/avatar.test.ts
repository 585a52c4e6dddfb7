import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiBase, limits } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { users } from '../../db/schema/index.ts'
import { createTestServer, type TestServer, type Visitor } from '../../testing/test-server.ts'
import { formOf, pictureBytes, type Part } from '../../testing/upload.ts'

const url = `${apiBase}/me/avatar`
const folder = mkdtempSync(join(tmpdir(), 'house-avatar-'))
let context: TestServer
let address = ''
beforeAll(async () => {
  // Uploads are spooled here and the storage lies below, so that leftover files are noticed.
  vi.stubEnv('TMPDIR', folder)
  context = await createTestServer()
  mkdirSync(join(context.filesRoot, 'avatars'))
  address = await context.server.listen({ port: 0 })
})
afterAll(async () => {
  await context.close()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const filesIn = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
const onTheWay = () => readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('/file'))
/** The pictures in the storage, and leftovers of their upload there. */
const kept = () =>
  filesIn(context.filesRoot).filter(({ parentPath }) => parentPath.endsWith('avatars')).length + onTheWay().length
const upload = async ({ token }: Pick<Visitor, 'token'>, part: Part) => {
  const { headers, payload } = formOf(part)
  const { statusCode: status, body } = await context.server.inject({
    method: 'POST',
    url,
    headers: { ...headers, authorization: token },
    payload,
  })
  return { status, body: JSON.parse(body) }
}
const keyOf = async (id: number) => (await context.db.select().from(users).where(eq(users.id, id)))[0]?.avatar
const refusal = { status: 412, body: { token: 'file.picture', fields: { file: 'errors.file.picture' } } }

let before = 0
beforeEach(() => {
  before = kept()
})

describe('a picture of oneself', () => {
  it.each(['jpg', 'png', 'webp', 'gif', 'avif'] as const)('is a %s, whatever it is called', async (kind) => {
    const visitor = await context.arrive()
    const { status, body } = await upload(visitor, { name: 'me.html', type: 'text/html', bytes: pictureBytes(kind) })
    expect([status, body.avatar.width, body.avatar.height]).toEqual([200, 8, 6])
    const shown = await context.server.inject({ url: body.avatar.url })
    expect(shown.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
    const session = await context.call('POST', '/session', {
      body: { email: visitor.user.email, password: 'correct horse' },
    })
    expect((await visitor.get('/me')).body.avatar).toEqual(body.avatar)
    expect(session.body.user.avatar).toEqual(body.avatar)
  })

  it('takes the place of the former one, whose file goes; removed, nothing is left of it', async () => {
    const visitor = await context.arrive()
    await upload(visitor, { bytes: pictureBytes('png') })
    const former = await keyOf(visitor.user.id)
    await upload(visitor, { bytes: pictureBytes('webp') })
    expect(await keyOf(visitor.user.id)).not.toBe(former)
    expect(kept()).toBe(before + 1)
    expect((await visitor.remove('/me/avatar')).status).toBe(204)
    expect((await visitor.get('/me')).body.avatar).toBeNull()
    expect(kept()).toBe(before)
    expect((await visitor.remove('/me/avatar')).status).toBe(204)
  })

  it('sent twice at once is saved once', async () => {
    const visitor = await context.arrive()
    const both = await Promise.all([1, 2].map(() => upload(visitor, { bytes: pictureBytes('jpg') })))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(kept()).toBe(before + 1)
  })

  it('is neither shown to another user nor removed by one', async () => {
    const [one, other] = [await context.arrive(), await context.arrive()]
    await upload(one, { bytes: pictureBytes('png') })
    expect((await other.get('/me')).body.avatar).toBeNull()
    await other.remove('/me/avatar')
    expect((await one.get('/me')).body.avatar).not.toBeNull()
  })

  it('may be sent five times a minute; the sixth is not even read', async () => {
    const visitor = await context.arrive()
    for (let count = 0; count < 5; count += 1) await upload(visitor, { bytes: pictureBytes('png') })
    expect((await upload(visitor, { bytes: pictureBytes('png') })).status).toBe(429)
    expect(kept()).toBe(before + 1)
  })
})

describe('what is no picture', () => {
  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['html', '<!doctype html><script>alert(1)</script>'],
    ['a sound in the same wrapping as WebP', 'RIFF\0\0\0\0WAVEfmt '],
    ['half a signature', '\x89PNG'],
    ['a head of HEIC that ends too soon', '\0\0'],
    ['nothing at all', ''],
  ])('is refused, and not saved: %s', async (_, text) => {
    const visitor = await context.arrive()
    expect(await upload(visitor, { bytes: Buffer.from(text, 'latin1') })).toEqual(refusal)
    expect(await keyOf(visitor.user.id)).toBeNull()
    expect(kept()).toBe(before)
  })

  it.each([{}, { file: 'me.png' }])('is refused as a missing field where it is no form: %o', async (body) => {
    const { post } = await context.arrive()
    expect(await post('/me/avatar', body)).toMatchObject({
      status: 412,
      body: { fields: { file: 'validation.required' } },
    })
  })

  it('is refused as a missing field where the form calls it something else', async () => {
    const answer = await upload(await context.arrive(), { field: 'picture', bytes: pictureBytes('png') })
    expect(answer).toEqual({ status: 412, body: { token: 'validation', fields: { file: 'validation.required' } } })
  })

  it('is refused where the form is broken', async () => {
    const { token } = await context.arrive()
    const { headers, payload } = formOf({ bytes: pictureBytes('png', 1000) })
    const broken = { ...headers, authorization: token }
    const { statusCode } = await context.server.inject({
      method: 'POST',
      url,
      headers: broken,
      payload: payload.subarray(0, 300),
    })
    expect(statusCode).toBe(412)
    expect(kept()).toBe(before)
  })
})

it.each(['../../escape.png', '..\\escape.png', '/etc/passwd', 'a\0.png', 'x\u0000../b', 'CON', '', 'é'.repeat(500)])(
  'the name %j does no harm',
  async (name) => {
    const visitor = await context.arrive()
    expect((await upload(visitor, { name, bytes: pictureBytes('png') })).status).toBe(200)
    expect(await keyOf(visitor.user.id)).toMatch(/^avatars\/[\da-f-]{36}-8x6\.webp$/)
    expect(kept()).toBe(before + 1)
  },
)

describe('of 5 MB', () => {
  it('a picture is taken, with one byte more it is not, nor far more', async () => {
    const visitor = await context.arrive()
    const tooLarge = { status: 413, body: { token: 'tooLarge' } }
    expect((await upload(visitor, { bytes: pictureBytes('jpg', limits.avatarBytes) })).status).toBe(200)
    const key = await keyOf(visitor.user.id)
    expect(await upload(visitor, { bytes: pictureBytes('jpg', limits.avatarBytes + 1) })).toEqual(tooLarge)
    expect(await upload(visitor, { bytes: pictureBytes('jpg', limits.avatarBytes + 100_000) })).toEqual(tooLarge)
    expect(await keyOf(visitor.user.id)).toBe(key)
    expect(kept()).toBe(before + 1)
  })

  it('one byte more is refused over a real connection that hides its length, and can be tried again', async () => {
    const visitor = await context.arrive()
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(pictureBytes('jpg', limits.avatarBytes + 1))]), 'me.jpg')
    const sealed = new Response(form)
    const headers = { authorization: visitor.token, 'content-type': sealed.headers.get('content-type') ?? '' }
    const stream: RequestInit = { method: 'POST', headers, body: sealed.body, duplex: 'half' }
    expect((await fetch(`${address}${url}`, stream)).status).toBe(413)
    expect((await upload(visitor, { bytes: pictureBytes('jpg') })).status).toBe(200)
  })
})

it('an upload that is cut leaves no file and no row, and can be tried again', async () => {
  const visitor = await context.arrive()
  const { headers, payload } = formOf({ bytes: pictureBytes('png', 400_000) })
  const half = payload.subarray(0, 200_000)
  const sent = request(`${address}${url}`, {
    method: 'POST',
    headers: { ...headers, authorization: visitor.token, 'content-length': payload.length },
  })
  sent.on('error', () => undefined)
  sent.write(half)
  await vi.waitFor(
    () => expect(filesIn(folder).some(({ parentPath }) => parentPath.includes('house-uploads-'))).toBe(true),
    { timeout: 20_000 },
  )
  sent.destroy()
  await vi.waitFor(() => expect(onTheWay()).toEqual([]), { timeout: 20_000 })
  expect(await keyOf(visitor.user.id)).toBeNull()
  expect(kept()).toBe(before)
  expect((await upload(visitor, { bytes: pictureBytes('png', 400_000) })).status).toBe(200)
})

it('where the picture cannot be written down, no file stays', async () => {
  const visitor = await context.arrive()
  await context.db.execute(
    `alter table users add constraint no_pictures check (avatar is null or id <> ${visitor.user.id})`,
  )
  expect((await upload(visitor, { bytes: pictureBytes('png') })).status).toBe(500)
  expect(kept()).toBe(before)
})

it('a full disk takes no picture', async () => {
  const visitor = await context.arrive()
  context.fillDisk(true)
  expect((await upload(visitor, { bytes: pictureBytes('png') })).status).toBe(503)
  context.fillDisk(false)
})
