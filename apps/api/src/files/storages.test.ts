import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { purgeUnused } from '../areas/media-library/purge-unused.ts'
import { purgeUploads } from '../areas/uploads/purge-uploads.ts'
import { purgeDeleted } from '../crud/purge.ts'
import { addCourse, studio } from '../testing/studio.ts'
import { administrator } from '../testing/managed.ts'
import { createServerWith, storages, type ServerWith } from '../testing/storages.ts'
import { beginning, formOf, pictureBytes } from '../testing/upload.ts'

const day = 24 * 3_600_000
const fail = (error: Error) => expect.fail(error.message)

describe.each(storages)('files in %s', (storage) => {
  let context: ServerWith
  let own: Awaited<ReturnType<typeof studio>>
  beforeAll(async () => {
    context = await createServerWith(storage)
    own = await studio(context)
  })
  afterAll(() => context.close())

  async function send(path: string, token: string, bytes: Buffer, name = 'kitchen.png') {
    const { headers, payload } = formOf({ name, bytes })
    const url = `/api/v1${path}`
    const answer = await context.server.inject({
      method: 'POST',
      url,
      headers: { ...headers, authorization: token },
      payload,
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const managed = async () => (await context.keys()).filter((key) => key.startsWith('managed/'))
  /** Runs what the maintenance runs in some hours. */
  async function tidy() {
    await purgeUploads(context)
    for (let time = 0; time < 4; time += 1) await purgeDeleted(context)
    await purgeUnused(context, fail)
  }
  const fileAt = async (url: string) => (await context.server.inject({ url })).rawPayload

  it('an upload is shown to its sender, and gone a month later where no row has claimed it', async () => {
    const bytes = Buffer.concat([beginning('pdf'), Buffer.alloc(300_000)])
    const { status, body } = await send('/uploads?entity=chapters&field=pdf', own.admin.token, bytes)
    expect(status).toBe(200)
    expect((await fileAt(body.url)).equals(bytes)).toBe(true)
    expect(await managed()).toHaveLength(1)
    context.wait(29 * day)
    await tidy()
    expect(await managed()).toHaveLength(1)
    context.wait(day)
    await tidy()
    expect(await managed()).toEqual([])
  })

  it('the file of a row is replaced, shared with a copy, loaded under its name, and purged with the last row', async () => {
    own = await studio(context)
    const admin = await administrator(context)
    const { book, chapters } = await addCourse(own, 1)
    const id = chapters[0]?.chapter.id
    const path = `/chapters/${id}/image`
    await send(path, admin.token, pictureBytes('png'))
    const { status, body } = await send(path, admin.token, pictureBytes('webp', 5000))
    expect(status).toBe(200)
    const bytes = await fileAt(body.image.url)
    // The former one, of one size, stays for a month.
    expect(await managed()).toHaveLength(2)
    const key = String(body.image.url).slice('/api/v1/files/'.length).split('?')[0]
    const copied = await own.press({ action: 'COPY', entity: 'chapters', id, parent_id: book.id })
    const copy = copied.made[0]?.id
    const loaded = await context.server.inject({ url: `/api/v1${path}`, headers: { authorization: admin.token } })
    expect(loaded.rawPayload.equals(bytes)).toBe(true)
    expect(loaded.headers).toMatchObject({ 'content-length': String(bytes.length), 'content-type': 'image/webp' })
    expect(loaded.headers['content-disposition']).toMatch(/^attachment; filename=".*\.webp"$/)
    await admin.remove(`/chapters/${id}`)
    context.wait(31 * day)
    await tidy()
    expect(await managed()).toEqual([key])
    await (await administrator(context)).remove(`/chapters/${copy}`)
    context.wait(31 * day)
    await tidy()
    expect(await managed()).toEqual([])
  })

  it('the former picture of a person goes with its replacement', async () => {
    const { token, get } = await context.arrive()
    for (const kind of ['png', 'jpg'] as const) await send('/me/avatar', token, pictureBytes(kind))
    const [key, ...more] = (await context.keys()).filter((one) => one.startsWith('avatars/'))
    expect(more).toEqual([])
    const { body } = await get('/me')
    expect(body.avatar.url).toContain(key)
  })

  it('a file of another kind is refused and not kept', async () => {
    const admin = await administrator(context)
    const { body } = await send('/uploads?entity=chapters&field=image', admin.token, beginning('pdf'))
    expect(body.token).toBe('file.type')
    expect(await managed()).toEqual([])
  })
})
