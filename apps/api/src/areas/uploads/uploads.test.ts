import { mkdirSync, readdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiBase, limits, type CourseStep } from '@the-house/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noteFile } from '../../files/library.ts'
import { createServerOn, databases } from '../../testing/databases.ts'
import { addCourse, expectUndone, readContent, studio, type Studio } from '../../testing/studio.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { beginning, formOf, type Part } from '../../testing/upload.ts'
import { runMaintenance } from '../../maintenance.ts'
import { uploads } from '../../db/schema/index.ts'
import { purgeUnused } from '../media-library/purge-unused.ts'
import { purgeUploads } from './purge-uploads.ts'
import { pendingMs, sweepPending } from './sweep-pending.ts'

const day = 24 * 3_600_000
let context: TestServer
let own: Studio
beforeAll(async () => {
  context = await createTestServer()
  own = await studio(context)
})
afterAll(() => context.close())

const send = async ({ admin }: Studio, query: string, part: Part, { server }: TestServer = context) => {
  const { headers, payload } = formOf(part)
  const { statusCode: status, body } = await server.inject({
    method: 'POST',
    url: `${apiBase}/uploads?${query}`,
    headers: { ...headers, authorization: admin.token },
    payload,
  })
  return { status, body: JSON.parse(body) }
}
const picture: Part = { name: 'kitchen.png', bytes: beginning('png') }
const place = 'entity=chapters&field=image'
const sendPicture = async (): Promise<string> => (await send(own, place, picture)).body.upload_id
const kept = () =>
  readdirSync(context.filesRoot, { recursive: true }).filter((name) => String(name).endsWith('.webp')).length
/** Runs the purge as it runs some time from now. */
async function tidy(ms: number, onFailed: (error: Error) => void = ({ message }) => expect.fail(message)) {
  const later = { ...context, clock: () => new Date(context.clock().getTime() + ms) }
  await purgeUploads(later)
  await purgeUnused(later, onFailed)
}
const month = 30 * day
/** Notes an upload without its file. */
const note = (id: string, more: Partial<typeof uploads.$inferInsert> = {}) =>
  context.db.insert(uploads).values({
    id, user_id: own.admin.user.id, entity: 'chapters', field: 'image', key: `managed/chapters/${id}`,
    at: context.clock(), until: new Date(context.clock().getTime() + day), ...more,
  }) // oxfmt-ignore
const imageOf = async (id: number | undefined): Promise<string | undefined> =>
  (await own.admin.get(`/chapters/${id}`)).body.managed.image?.url
/** The path of a file, whose address is signed anew with time. */
const pathOf = (url: string | undefined) => url?.split('?')[0]

async function addChapter(): Promise<number> {
  const { chapters } = await addCourse(own, 1)
  return chapters[0]?.chapter.id
}
const change = (id: number, version: number, files: CourseStep['files']): CourseStep => ({
  action: 'CHANGE', entity: 'chapters', id, version, files,
}) // oxfmt-ignore

describe('a file that is sent before its row is saved', () => {
  it('is shown to its sender, and belongs to the row that a step makes with it', async () => {
    const { status, body } = await send(own, place, picture)
    expect([status, body.name]).toEqual([200, 'kitchen.png'])
    const shown = await context.server.inject({ url: body.url })
    expect([shown.headers['content-type'], body.width, body.height]).toEqual(['image/webp', 8, 6])
    const { book } = await addCourse(own, 0)
    const before = await readContent(context)
    const { made, inverse } = await own.press({
      action: 'CREATE', entity: 'chapters', parent_id: book.id, fields: { name: 'New' }, files: { image: body.upload_id },
    }) // oxfmt-ignore
    expect(pathOf(await imageOf(made[0]?.id))).toBe(pathOf(body.url))
    const { inverse: redo } = await expectUndone(context, own, before, inverse)
    await own.press(...redo)
    expect(pathOf(await imageOf(made[0]?.id))).toBe(pathOf(body.url))
    const { body: changes } = await own.admin.get(`/chapters/${made[0]?.id}/changes`)
    expect(changes.content.at(-1).after.image).toContain('.webp')
  })

  it('replaces the former one, which undo puts back, as often as wanted; null takes it out', async () => {
    const id = await addChapter()
    const [one, two] = [await sendPicture(), await sendPicture()]
    await own.press(change(id, 1, { image: one }))
    const first = pathOf(await imageOf(id))
    const before = await readContent(context)
    const { inverse } = await own.press(change(id, 2, { image: two }))
    const second = pathOf(await imageOf(id))
    expect(second).not.toBe(first)
    const after = await readContent(context)
    const { inverse: redo } = await expectUndone(context, own, before, inverse)
    const { inverse: again } = await expectUndone(context, own, after, redo)
    const [step] = again
    await own.press(...again)
    expect(pathOf(await imageOf(id))).toBe(first)
    const cleared = await own.press(change(id, (step?.version ?? 0) + 1, { image: null }))
    expect(await imageOf(id)).toBeUndefined()
    await own.press(...cleared.inverse)
    expect(pathOf(await imageOf(id))).toBe(first)
  })

  it('makes an exercise whole that is published in the same step', async () => {
    const { chapters } = await addCourse(own, 1)
    const [exercise] = chapters[0]?.exercises ?? []
    const fields = { media_type: 'AUDIO' }
    const steps = (files: CourseStep['files']): CourseStep[] => [
      { action: 'CHANGE', entity: 'exercises', id: exercise?.id, version: 1, fields, files },
    ]
    expect((await own.send(steps(undefined))).body.fields).toEqual({
      'steps[0].fields.published': 'validation.unfinished',
    })
    const sound = await send(own, 'entity=exercises&field=media', { name: 'x.mp3', bytes: beginning('mp3') })
    expect((await own.send(steps({ media: sound.body.upload_id }))).status).toBe(200)
  })

  it('is refused to another user, for another place, a second time, and a day later', async () => {
    const id = await addChapter()
    const [upload, late] = [await sendPicture(), await sendPicture()]
    const refused = { 'steps[0].files.image': 'validation.upload' }
    const other = await studio(context)
    expect((await other.send([change(id, 1, { image: upload })])).body.fields).toEqual(refused)
    expect((await own.send([change(id, 1, { video: upload })])).body.fields).toEqual({
      'steps[0].files.video': 'validation.upload',
    })
    expect((await own.send([change(id, 1, { constructor: upload })])).body.fields).toEqual({
      'steps[0].files.constructor': 'validation.type',
    })
    // What only measures the impact claims nothing.
    expect((await own.admin.post('/course/impact', { steps: [change(id, 1, { image: upload })] })).status).toBe(200)
    await own.press(change(id, 1, { image: upload }))
    expect((await own.send([change(id, 2, { image: upload })])).body.fields).toEqual(refused)
    context.wait(day)
    expect((await own.send([change(id, 2, { image: late })])).body.fields).toEqual(refused)
  })

  it('is refused, and not kept, where it is not of its kind or has no place', async () => {
    const before = kept()
    expect(await send(own, place, { name: 'x.png', bytes: beginning('pdf') })).toMatchObject({
      status: 412, body: { token: 'file.type', fields: { file: 'validation.file.image' } },
    }) // oxfmt-ignore
    for (const query of ['entity=chapters&field=toString', 'entity=topics&field=image'])
      expect((await send(own, query, picture)).body.fields).toEqual({ field: 'validation.type' })
    expect((await send(own, 'entity=users&field=avatar', picture)).status).toBe(412)
    expect(kept()).toBe(before)
  })
})

it('as many files of a user wait as may, besides those that were replaced', async () => {
  await tidy(8 * day)
  const ids = Array.from({ length: limits.uploadsMax - 1 }, (_, index) => `wait ${index}`)
  for (const id of ids) await note(id)
  await note('former', { until: new Date(context.clock().getTime() + 7 * day) })
  await note('of nobody', { user_id: null })
  const before = kept()
  const sent = await Promise.all([1, 2].map(() => send(own, place, picture)))
  const refused = sent.filter(({ status }) => status !== 200)
  expect(refused).toEqual([{ status: 412, body: { token: 'validation', fields: { file: 'validation.list' } } }])
  expect(kept()).toBe(before + 1)
  expect((await send(await studio(context), place, picture)).status).toBe(200)
  context.wait(day)
  expect((await send(own, place, picture)).status).toBe(200)
})

describe('the purge', () => {
  it('deletes a file that nobody has claimed for a month, and none that a row has', async () => {
    await tidy(31 * day)
    const id = await addChapter()
    const before = kept()
    const [upload] = [await sendPicture(), await sendPicture()]
    await own.press(change(id, 1, { image: upload }))
    await tidy(month - 2000)
    expect(kept()).toBe(before + 2)
    await tidy(month)
    expect(kept()).toBe(before + 1)
    expect((await context.server.inject({ url: (await imageOf(id)) ?? '' })).statusCode).toBe(200)
  })

  it('goes on past a file that cannot be deleted, and tries it again', async () => {
    await tidy(31 * day)
    const [stuck, failed] = ['0 stuck', new Array<string>()]
    const path = join(context.filesRoot, 'managed/chapters', stuck)
    mkdirSync(path)
    await noteFile(
      context.db,
      { key: `managed/chapters/${stuck}`, name: stuck, bytes: 0, sent_by: null },
      context.clock(),
    )
    const before = kept()
    await sendPicture()
    await tidy(month, (error) => failed.push(error.message))
    expect([kept(), failed]).toEqual([before, [expect.stringContaining(stuck)]])
    rmdirSync(path)
    writeFileSync(path, '')
    await sweepPending(
      { ...context, clock: () => new Date(context.clock().getTime() + month + pendingMs) },
      pendingMs,
      (error) => expect.fail(error.message),
    )
    expect(readdirSync(join(context.filesRoot, 'managed/chapters'))).not.toContain(stuck)
  })

  it('makes room on a disk that is full', async () => {
    const before = kept()
    await sendPicture()
    context.wait(month)
    context.fillDisk(true)
    await runMaintenance(context.server.context, (error) => expect.fail(error.message))
    context.fillDisk(false)
    expect(kept()).toBe(before)
  })

  it('keeps a file that was replaced for a month, so that it can be put back for a week', async () => {
    await tidy(31 * day)
    // The month before has ended every session.
    own = await studio(context)
    const id = await addChapter()
    const before = kept()
    await own.press(change(id, 1, { image: await sendPicture() }))
    const { inverse } = await own.press(change(id, 2, { image: await sendPicture() }))
    await tidy(7 * day - 1000)
    expect(kept()).toBe(before + 2)
    const { inverse: redo } = await own.press(...inverse)
    await tidy(month - 1000)
    expect(kept()).toBe(before + 2)
    await tidy(month)
    expect(kept()).toBe(before + 1)
    expect((await own.send(redo)).body.fields).toEqual({ 'steps[0].files.image': 'validation.upload' })
  })
})

describe.each(databases)('at once, on %s', (database) => {
  it('of two steps that claim a file one gets it', async () => {
    const on = await createServerOn(database)
    const user = await studio(on)
    const { chapters } = await addCourse(user, 2)
    const { body } = await send(user, place, picture, on)
    const sent = await Promise.all(
      chapters.map(({ chapter }) => user.send([change(chapter.id, 1, { image: body.upload_id })])),
    )
    await on.close()
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
  })
})
