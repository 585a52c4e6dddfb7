import { qtiVersions } from '@the-house/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { administrator } from '../../../testing/managed.ts'
import { zipOf } from '../../../testing/package-builder.ts'
import { createTestServer, type Json, type TestServer } from '../../../testing/test-server.ts'
import { formOf, pictureBytes } from '../../../testing/upload.ts'
import { budgets } from '../../../reading/budget.ts'
import { openPackage } from '../../../reading/open-package.ts'

let context: TestServer
let admin: Awaited<ReturnType<typeof administrator>>
let topic: Json
beforeAll(async () => {
  context = await createTestServer()
  admin = await administrator(context)
})
afterAll(() => context.close())
beforeEach(async () => {
  topic = await admin.make('topics', { type: 'EXERCISE' })
})

async function send(bytes: Buffer, query = '') {
  const { headers, payload } = formOf({ bytes })
  const { statusCode, body } = await context.server.inject({
    method: 'POST',
    url: `/api/v1/exercises/import?topic_id=${topic.id}&format=QTI${query}`,
    headers: { ...headers, authorization: admin.token },
    payload,
  })
  return { status: statusCode, body: JSON.parse(body) }
}
const load = async (version: string) => {
  const url = `/api/v1/exercises/export?format=QTI&qti_version=${version}&topic_id=${topic.id}`
  const { rawPayload, headers } = await context.server.inject({ url, headers: { authorization: admin.token } })
  return { bytes: rawPayload, headers }
}
const there = async () => (await admin.get(`/exercises?topic_id=${topic.id}`)).body.content
const only = async () => (await admin.get(`/exercises/${(await there())[0].id}`)).body

const countStored = async () => Array.from((await context.storage.listAll('', { recursive: true })).objects).length

const sound = Buffer.concat([Buffer.from('ID3'), Buffer.alloc(100)])
const item = (inner: string) =>
  `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="Cat" adaptive="false" timeDependent="false"><itemBody>${inner}<extendedTextInteraction responseIdentifier="RESPONSE"/></itemBody></assessmentItem>`
const manifest =
  '<manifest identifier="m"><resources><resource identifier="r" type="imsqti_item_xmlv2p1" href="items/one.xml"/></resources></manifest>'
const packageOf = (inner: string, files: Record<string, Buffer>) =>
  zipOf({ 'imsmanifest.xml': manifest, 'items/one.xml': item(inner), ...files })
const shown = '<p>Who is it? <img src="../media/cat.png" alt="A cat"/><audio src="../media/cat.mp3"/></p>'

describe('a package with a picture and a sound', () => {
  const files = { 'media/cat.png': pictureBytes('png'), 'media/cat.mp3': sound }

  it('comes in with both, stored as every upload is', async () => {
    expect((await send(await packageOf(shown, files))).body).toMatchObject({ imported: 1, rows: [{ problems: [] }] })
    const { image_extra, audio_extra, image_text, question } = await only()
    expect(image_extra.url).toMatch(/\.webp/)
    expect(audio_extra.url).toMatch(/\.mp3/)
    expect({ image_text, question }).toEqual({ image_text: 'A cat', question: '<p>Who is it? </p>' })
  })

  it.each(qtiVersions)('goes out with both, and comes in again: QTI %s', async (version) => {
    await send(await packageOf(shown, files))
    const { bytes, headers } = await load(version)
    expect(headers['content-disposition']).toContain(`exercises.qti-${version}.zip`)
    const { names } = await openPackage(bytes, budgets.package)
    expect(names).toEqual([
      'items/item-1.xml',
      'media/1-audio-extra.mp3',
      'media/1-image-extra.webp',
      'test.xml',
      'imsmanifest.xml',
    ])
    topic = await admin.make('topics', { type: 'EXERCISE' })
    expect((await send(bytes)).body).toMatchObject({ imported: 1, rows: [{ problems: [] }] })
    const { image_extra, audio_extra, image_text } = await only()
    expect([Boolean(image_extra.url), Boolean(audio_extra.url), image_text]).toEqual([true, true, 'A cat'])
  })

  it('stores nothing in a trial', async () => {
    const before = await countStored()
    expect((await send(await packageOf(shown, files), '&dry_run=true')).body).toMatchObject({ taken: 1, imported: 0 })
    expect(await countStored()).toBe(before)
  })
})

it('a picture that is none is left out, and told', async () => {
  const { body } = await send(
    await packageOf(shown, { 'media/cat.png': Buffer.from('<html>'), 'media/cat.mp3': sound }),
  )
  expect(body).toMatchObject({ imported: 1, rows: [{ problems: [{ token: 'files.lost' }] }] })
  expect((await only()).image_extra).toBeNull()
})

it('a picture that begins as one and cannot be decoded is told in the trial and in the import, and refuses nothing', async () => {
  const files = { 'media/cat.png': pictureBytes('png').subarray(0, 60), 'media/cat.mp3': sound }
  const told = { rows: [{ taken: true, problems: [{ token: 'files.lost', line: 1, what: 'cat.png' }] }], refused: 0 }
  expect((await send(await packageOf(shown, files), '&dry_run=true')).body).toMatchObject({ ...told, imported: 0 })
  expect((await send(await packageOf(shown, files))).body).toMatchObject({ ...told, imported: 1 })
  const { image_extra, audio_extra } = await only()
  expect([image_extra, Boolean(audio_extra.url)]).toEqual([null, true])
})

it('a file that the package does not hold, or that is outside of it, is told', async () => {
  const lost = ['media/no.png', '../../../etc/passwd.png'].map((src) => `<p><img src="../${src}" alt=""/></p>`)
  for (const one of lost)
    expect((await send(await packageOf(one, {}))).body).toMatchObject({
      imported: 1,
      rows: [{ problems: [{ token: 'files.lost' }] }],
    })
})

it('a package with a bomb, or of no zip, is refused whole with its cause', async () => {
  const bomb = await packageOf(shown, { 'media/cat.png': Buffer.alloc(3_000_000) })
  expect((await send(bomb)).body).toMatchObject({
    rows: [],
    problems: [{ token: 'package.bomb', what: 'media/cat.png' }],
  })
  expect((await send(Buffer.from('no'))).body).toMatchObject({ rows: [], problems: [{ token: 'package.damaged' }] })
})

it('the sample holds one exercise of each type, and comes in whole', async () => {
  const { rawPayload } = await context.server.inject({
    url: '/api/v1/exercises/export?format=QTI&sample=true',
    headers: { authorization: admin.token },
  })
  expect((await send(rawPayload)).body).toMatchObject({ refused: 0, problems: [] })
})
