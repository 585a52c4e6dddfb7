import { apiBase } from '@the-house/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { administrator } from '../../testing/managed.ts'
import { filmOf, silence } from '../../testing/media-files.ts'
import { protectedPdf } from '../../testing/protected-pdf.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { formOf } from '../../testing/upload.ts'

let context: TestServer
let admin: Awaited<ReturnType<typeof administrator>>
beforeAll(async () => {
  context = await createTestServer()
  admin = await administrator(context)
})
beforeEach(() => context.resetRateLimits())
afterAll(() => context.close())

async function send(field: string, name: string, bytes: Buffer) {
  const { headers, payload } = formOf({ name, bytes })
  const entity = field === 'pdf' ? 'chapters' : 'contents'
  const { statusCode, body } = await context.server.inject({
    method: 'POST',
    url: `${apiBase}/uploads?entity=${entity}&field=${field}`,
    headers: { ...headers, authorization: admin.token },
    payload,
  })
  const { token, seconds, pages, unplayable } = JSON.parse(body)
  return { status: statusCode, token, seconds, pages, unplayable }
}

describe('a PDF', () => {
  it('that is protected against changes alone is taken: its readers are asked nothing', async () => {
    const bytes = protectedPdf({ user: '', owner: 'the school' })
    expect(await send('pdf', 'rules.pdf', bytes)).toMatchObject({ status: 200, pages: 1 })
  })

  it('that asks its readers for a password is refused as such', async () => {
    const bytes = protectedPdf({ user: 'the student', owner: 'the school' })
    expect(await send('pdf', 'rules.pdf', bytes)).toMatchObject({ status: 412, token: 'file.locked' })
  })
})

describe('a file that is damaged', () => {
  it.each([
    ['a film', 'video', 'a.mp4'],
    ['a sound', 'audio', 'a.mp3'],
    ['a PDF', 'pdf', 'a.pdf'],
    ['captions', 'captions', 'a.vtt'],
    ['any file', 'media', 'a.mp4'],
  ])('is refused where it is empty: %s', async (_, field, name) => {
    expect(await send(field, name, Buffer.alloc(0))).toMatchObject({ status: 412, token: 'file.empty' })
  })

  const film = filmOf('avc1')
  /** A film that says of itself how long it is, in units of which it says how many are a second. */
  const lasting = (units: number, perSecond: number) => {
    const bytes = Buffer.from(film)
    for (const head of ['mvhd', 'mdhd']) {
      bytes.writeUInt32BE(perSecond, bytes.indexOf(head) + 16)
      bytes.writeUInt32BE(units, bytes.indexOf(head) + 20)
    }
    return bytes
  }
  const sound = silence(2)
  it.each([
    ['a film that ends in its head', 'video', 'a.mp4', film.subarray(0, 100)],
    ['a film that ends in its tracks', 'video', 'a.mp4', film.subarray(0, 320)],
    ['a film of its first bytes', 'video', 'a.mp4', film.subarray(0, 28)],
    ['a film that says it lasts for 68 years', 'video', 'a.mp4', lasting(2 ** 31, 1)],
    ['a film that says it lasts for no time', 'video', 'a.mp4', lasting(1, 2 ** 31)],
    ['a sound of its first bytes', 'audio', 'a.wav', sound.subarray(0, 12)],
    ['a sound that ends in its head', 'audio', 'a.wav', sound.subarray(0, 30)],
    ['a film of noise', 'video', 'a.webm', Buffer.from('\u001AE\u00DF\u00A3 webm and more', 'latin1')],
    ['a sound of noise', 'audio', 'a.ogg', Buffer.concat([Buffer.from('OggS'), Buffer.alloc(5000, 0xfe)])],
  ])('is told to its author: %s', async (_, field, name, bytes) => {
    expect(await send(field, name, bytes)).toMatchObject({ status: 200, unplayable: 'unread' })
  })
})
