import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiBase, limits, managed } from '@the-house/domain'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { purgeUnused } from '../areas/media-library/purge-unused.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { administrator, readManaged } from '../testing/managed.ts'
import { beginning, formOf, pictureBytes, type Part } from '../testing/upload.ts'
import { entities } from './entities.ts'

const day = 24 * 3_600_000
const folder = mkdtempSync(join(tmpdir(), 'house-managed-'))
let context: TestServer
let admin: Awaited<ReturnType<typeof administrator>>
let address = ''
beforeAll(async () => {
  vi.stubEnv('TMPDIR', folder)
  context = await createTestServer()
  admin = await administrator(context)
  address = await context.server.listen({ port: 0 })
})
afterAll(async () => {
  await context.close()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const filesIn = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
/** Removes the files that nothing has named for a month, as it runs some time from now. */
const tidy = (ms: number) =>
  purgeUnused({ ...context, clock: () => new Date(context.clock().getTime() + ms) }, (error) =>
    expect.fail(error.message),
  )
/** The files in the storage, and leftovers of their upload there. */
const kept = () => filesIn(context.filesRoot).filter(({ parentPath }) => parentPath.includes('managed')).length
const onTheWay = () => readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('/file')).length

const bytesOnTheWay = () =>
  filesIn(folder)
    .filter(({ name }) => name === 'file')
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)

const send = async (path: string, part: Part, { token } = admin) => {
  const { headers, payload } = formOf(part)
  const { statusCode: status, body } = await context.server.inject({
    method: 'POST',
    url: `${apiBase}${path}`,
    headers: { ...headers, authorization: token },
    payload,
  })
  return { status, body: JSON.parse(body) }
}

/** A valid file of each kind, and one whose content does not match its type. */
const good = {
  image: ['gif', 'png', 'jpg', 'webp', 'avif'],
  audio: ['mp3', 'm4a', 'ogg', 'wav'],
  video: ['mp4', 'webm'],
  captions: ['vtt'],
  pdf: ['pdf'],
  any: ['zip'],
} as const

const places = entities.flatMap(({ name, definition }) =>
  Object.entries(definition.files).map(([place, kind]) => ({ name, place, kind, path: definition.path })),
)

describe.each(places)('the $place of $name', ({ name, place, kind, path }) => {
  it('is saved, shown, replaced and removed; each former file stays for a month, and then goes', async () => {
    const before = kept()
    const made = await admin.make(name)
    const at = `${path}/${made.id}/${place}`
    expect(made[place]).toBeNull()
    expect((await admin.get(at)).status).toBe(404)
    let version = 1
    let sent = 0
    for (const ending of good[kind]) {
      const bytes = beginning(ending)
      const { status, body } = await send(at, { name: `x.${ending}`, bytes })
      version += 1
      sent += 1
      expect([status, body.version, kept()]).toEqual([200, version, before + sent])
      const shown = await context.server.inject({ url: body[place].url })
      // A picture is written again.
      expect(kind === 'image' ? body[place].width : shown.rawPayload).toEqual(kind === 'image' ? 8 : bytes)
      expect(shown.headers['content-disposition']).toBe(kind === 'any' ? 'attachment' : undefined)
      expect(body[place].url).toContain(`.${kind === 'image' ? 'webp' : ending}?`)
      expect((await readManaged(admin, name, made.id)).body).toEqual(body)
    }
    expect(
      (await context.server.inject({ url: `${apiBase}${at}`, headers: { authorization: admin.token } })).statusCode,
    ).toBe(200)
    const { body } = await admin.remove(at)
    expect([body[place], body.version, kept()]).toEqual([null, version + 1, before + sent])
    await tidy(30 * day)
    expect(kept()).toBe(before)
  })

  it('is refused, and leaves nothing, where it is something else or for nothing', async () => {
    const before = kept()
    const made = await admin.make(name)
    const html = Buffer.from('<!doctype html><script>alert(1)</script>')
    const lie = await send(`${path}/${made.id}/${place}`, { name: 'x.png', bytes: html })
    // The kind `any` stores unknown content with the extension .bin, which no browser renders.
    const refused = { status: 412, body: { token: 'file.type', fields: { file: `validation.file.${kind}` } } }
    const taken = { status: 200, body: { [place]: { url: expect.stringContaining('.bin?') } } }
    expect(lie).toMatchObject(kind === 'any' ? taken : refused)
    expect((await send(`${path}/2000000000/${place}`, { bytes: html })).status).toBe(404)
    const student = await context.arrive()
    expect(
      (await send(`${path}/${made.id}/${place}`, { bytes: html }, { ...admin, token: student.token })).status,
    ).toBe(403)
    expect(kept()).toBe(before + (kind === 'any' ? 1 : 0))
    expect(onTheWay()).toBe(0)
  })
})

const cover = (id: number) => `${apiBase}${managed.books.path}/${id}/cover`

const large = async (id: number, size: number) => {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(pictureBytes('png', size))]), 'me.png')
  const answer = await fetch(`${address}${cover(id)}`, {
    method: 'POST',
    headers: { authorization: admin.token },
    body: form,
  })
  return answer.status
}

describe('of 100 MB', () => {
  it('a file is taken; with one byte more it is not, and leaves nothing', async () => {
    const { id } = await admin.make('books')
    const before = kept()
    expect(await large(id, limits.uploadBytes + 1)).toBe(413)
    expect([kept(), onTheWay()]).toEqual([before, 0])
    expect(await large(id, limits.uploadBytes)).toBe(200)
    expect([kept(), onTheWay()]).toEqual([before + 1, 0])
    await admin.remove(`/books/${id}/cover`)
  })

  it('is on the disk as it comes, and never in memory as a whole', async () => {
    const { id } = await admin.make('books')
    const half = Buffer.alloc(limits.uploadBytes / 2)
    const { headers, payload } = formOf({ bytes: Buffer.concat([beginning('png'), half]) })
    const sent = request(`${address}${cover(id)}`, {
      method: 'POST',
      headers: { ...headers, authorization: admin.token, 'content-length': limits.uploadBytes },
    })
    sent.on('error', () => undefined)
    sent.write(payload.subarray(0, half.length))
    // All that has come but what a socket and a stream hold.
    await vi.waitFor(() => expect(bytesOnTheWay()).toBeGreaterThan(half.length - 1_000_000), { timeout: 60_000 })
    sent.destroy()
    await vi.waitFor(() => expect(onTheWay()).toBe(0), { timeout: 20_000 })
  })

  it('a file that is cut on its way leaves nothing, and can be sent again', async () => {
    const { id } = await admin.make('books')
    const before = kept()
    const { headers, payload } = formOf({ bytes: Buffer.concat([beginning('png'), Buffer.alloc(400_000)]) })
    const sent = request(`${address}${cover(id)}`, {
      method: 'POST',
      headers: { ...headers, authorization: admin.token, 'content-length': payload.length },
    })
    sent.on('error', () => undefined)
    sent.write(payload.subarray(0, 200_000))
    await vi.waitFor(() => expect(onTheWay()).toBe(1), { timeout: 20_000 })
    sent.destroy()
    await vi.waitFor(() => expect(onTheWay()).toBe(0), { timeout: 20_000 })
    expect(kept()).toBe(before)
    expect((await readManaged(admin, 'books', id)).body).toMatchObject({ cover: null, version: 1 })
    expect((await send(`/books/${id}/cover`, { bytes: beginning('png') })).status).toBe(200)
  })
})

it('students see an archive once it has its file, under the name that it has', async () => {
  const student = await context.arrive()
  const made = await admin.make('archives', { name: 'Verbs: a list' })
  const list = async () => (await student.get(`/books/${made.book_id}/archives`)).body.archives
  expect(await list()).toEqual([])
  expect((await student.get(`/archives/${made.id}/download`)).status).toBe(404)
  await send(`/archives/${made.id}/file`, { name: 'x.DOCX', bytes: Buffer.from('PK\u0003\u0004 and more') })
  expect(await list()).toMatchObject([{ id: made.id, size: 13 }])
  const { headers } = await context.server.inject({
    url: `${apiBase}/archives/${made.id}/download`,
    headers: { authorization: student.token },
  })
  expect(headers['content-disposition']).toBe('attachment; filename="Verbs a list.docx"')
})
