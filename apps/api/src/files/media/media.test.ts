import { readdirSync } from 'node:fs'
import { apiBase } from '@the-house/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { administrator } from '../../testing/managed.ts'
import { filmOf, pdfOf, silence } from '../../testing/media-files.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { formOf } from '../../testing/upload.ts'
import { factsOfKey, mediaKey } from './media-key.ts'

let context: TestServer
let admin: Awaited<ReturnType<typeof administrator>>
beforeAll(async () => {
  context = await createTestServer()
  admin = await administrator(context)
})
beforeEach(() => context.resetRateLimits())
afterAll(() => context.close())

const kept = () =>
  readdirSync(context.filesRoot, { recursive: true }).filter((name) => /managed\/.*\.\w+$/.test(String(name))).length

const send = async (path: string, name: string, bytes: Buffer) => {
  const { headers, payload } = formOf({ name, bytes })
  const answer = await context.server.inject({
    method: 'POST',
    url: `${apiBase}${path}`,
    headers: { ...headers, authorization: admin.token },
    payload,
  })
  return { status: answer.statusCode, body: answer.json() }
}
const place = (field: string, entity = 'contents') => `/uploads?entity=${entity}&field=${field}`
const text = (content: string) => Buffer.from(content, 'latin1')

it.each([
  ['a film', 'a.mp4', 'mp4'],
  ['a film without an ending', 'a', 'mp4'],
  ['a sound', 'a.m4a', 'm4a'],
])('%s is stored as such, where films and sounds begin alike', async (_, name, ending) => {
  const { body } = await send(place('media', 'exercises'), name, filmOf('avc1'))
  expect(body.url).toMatch(new RegExp(`\\.${ending}\\?`))
})

describe('what is known of a file', () => {
  it.each([
    ['a film', 'video', 'a.mp4', filmOf('avc1'), { seconds: 90.5 }],
    ['a recording', 'audio', 'a.wav', silence(2), { seconds: 2 }],
    ['a film of an iPhone', 'video', 'a.mp4', filmOf('hvc1'), { seconds: 90.5, unplayable: 'hevc' }],
    ['a film of a cutting room', 'video', 'a.mp4', filmOf('apch'), { seconds: 90.5, unplayable: 'prores' }],
    ['a sound of a DVD', 'audio', 'a.m4a', filmOf('ac-3', 'soun'), { seconds: 90.5, unplayable: 'ac3' }],
    ['an older sound of Windows', 'media', 'a.wma', text('0&\xb2u\x8ef\xcf\x11 and more'), { unplayable: 'windows' }],
    ['a message of a phone', 'media', 'a.AMR', text('#!AMR\n and more'), { unplayable: 'amr' }],
    ['a sound that is cut off', 'audio', 'a.mp3', text('ID3 and more'), { unplayable: 'unread' }],
    ['what is no medium', 'media', 'a.zip', text('PK\x03\x04 and more'), {}],
  ])('is said when it is sent: %s', async (_, field, name, bytes, facts) => {
    const { status, body } = await send(place(field), name, bytes)
    const { seconds, pages, unplayable } = body
    expect([status, { seconds, pages, unplayable }]).toEqual([
      200,
      { seconds: undefined, pages: undefined, unplayable: undefined, ...facts },
    ])
    expect(body.bytes).toBe(bytes.length)
  })

  it('is kept: managers and students read it with the file', async () => {
    const chapter = await admin.make('chapters', { media_type: 'PDF' })
    const sent = await send(`/chapters/${chapter.id}/pdf`, 'a.pdf', pdfOf(3))
    expect(sent.body.pdf).toMatchObject({ pages: 3, bytes: pdfOf(3).length })
    const { body } = await admin.get(`/chapters/${chapter.id}`)
    expect([body.pdf.pages, body.managed.pdf.pages]).toEqual([3, 3])
    expect((await context.server.inject({ url: body.pdf.url })).headers['content-type']).toBe('application/pdf')
  })
})

const refused = (token: string) => ({ status: 412, body: { token, fields: { file: `errors.${token}` } } })

describe('a PDF', () => {
  it.each([
    ['that asks for a password', pdfOf(2, true), 'file.locked'],
    ['that is cut off', pdfOf(2).subarray(0, 60), 'file.broken'],
    [
      'that is a page of the web behind its first bytes',
      text('%PDF-1.7\n<html><script>alert(1)</script>'),
      'file.broken',
    ],
    ['without pages', text('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>'), 'file.broken'],
  ])('%s is refused in words, and not kept', async (_, bytes, token) => {
    const before = kept()
    expect(await send(place('pdf', 'chapters'), 'a.pdf', bytes)).toMatchObject(refused(token))
    expect(await send(place('media'), 'a.pdf', bytes)).toMatchObject(refused(token))
    expect(kept()).toBe(before)
  })

  it.each(['a.pdf', 'a.mp3', 'a.mp4', 'a.vtt'])(
    'or any other kind is told by its content: a page as %s',
    async (name) => {
      const page = text('<!doctype html><script>alert(1)</script>')
      const { pdf, mp3, mp4, vtt } = { pdf: 'pdf', mp3: 'audio', mp4: 'video', vtt: 'captions' }
      const field = { 'a.pdf': pdf, 'a.mp3': mp3, 'a.mp4': mp4, 'a.vtt': vtt }[name] ?? ''
      const { status, body } = await send(place(field, field === 'pdf' ? 'chapters' : 'contents'), name, page)
      expect([status, body.token]).toEqual([412, 'file.type'])
    },
  )
})

describe('captions', () => {
  const words = 'WEBVTT\n\n00:00.000 --> 00:01.000\nVocê não vê?\n'

  it.each([
    ['in Windows-1252 are written in UTF-8', text(words)],
    ['in UTF-8 stay as they are', Buffer.from(words)],
  ])('%s', async (_, bytes) => {
    const { status, body } = await send(place('captions'), 'a.vtt', bytes)
    const stored = await context.server.inject({ url: body.url })
    expect([status, stored.body, body.bytes]).toEqual([200, words, Buffer.byteLength(words)])
  })

  it('in letters that nobody can read are refused in words', async () => {
    const ofDos = text('WEBVTT\n\nli\u0087\u00C6o')
    expect(await send(place('captions'), 'a.vtt', ofDos)).toMatchObject(refused('file.captions'))
  })
})

describe('the name of a stored file', () => {
  const id = '0b5c2f0e-6f0e-4d3a-9d53-2f3f1c7a9b10'

  it.each([
    { bytes: 1 },
    { bytes: 104_857_600, seconds: 0.25, unplayable: 'hevc' as const },
    { bytes: 12, pages: 300 },
  ])('carries what was found in it: %j', (facts) => {
    expect(factsOfKey(mediaKey('managed/contents', id, 'mp4', facts))).toEqual(facts)
  })

  it.each([
    `managed/contents/${id}.mp4`,
    'demo/a.t1.b2.mp3',
    `managed/books/${id}-800x600.webp`,
    'https://a.test/x.b1.mp4',
  ])('says nothing where none was found: %s', (key) => expect(factsOfKey(key)).toEqual({}))
})
