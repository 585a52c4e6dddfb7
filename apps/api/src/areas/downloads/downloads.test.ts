import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'content-disposition'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { archives } from '../../db/schema/index.ts'
import { countQueries } from '../../testing/count-queries.ts'
import { createTestServer, type Json, type TestServer } from '../../testing/test-server.ts'

let context: TestServer

/** File names as uploaded, and the sanitized names that a browser saves the files under. */
const names = [
  ['Plan.pdf', 'Plan.pdf'],
  ['Lição 1 – o começo.pdf', 'Lição 1 – o começo.pdf'],
  ['../../etc/passwd', 'etc passwd.pdf'],
  ['..\\..\\boot.ini.pdf', 'boot.ini.pdf'],
  ['a\r\nset-cookie: x=1.pdf', 'a set-cookie x=1.pdf'],
  ['"quoted"; filename="evil.exe', 'quoted ; filename= evil.exe.pdf'],
  ['report.html', 'report.html.pdf'],
  ['a\u0007b.PDF', 'a b.pdf'],
  ['....', 'file.pdf'],
  ['50%20off.pdf', '50%20off.pdf'],
  ['kept\u202Efdp.exe', 'kept fdp.exe.pdf'],
] as const

beforeAll(async () => {
  context = await createTestServer()
  writeFileSync(join(context.filesRoot, 'fixtures/plan.pdf'), Buffer.alloc(3000, '%PDF'))
  const plan = { file: 'fixtures/plan.pdf', size: 3000 }
  await context.db.insert(archives).values([
    ...names.map(([file_name], index) => ({
      ...plan,
      id: index + 1,
      book_id: 1,
      position: 50 - index,
      name: 'Plan',
      file_name,
    })),
    { ...plan, id: 90, book_id: 2, position: 1, name: 'Of a shut book', file_name: 'Shut.pdf' },
    { id: 91, book_id: 1, position: 99, name: 'Gone', file: 'fixtures/absent.pdf', file_name: 'Gone.pdf', size: 1 },
  ])
})
afterAll(() => context.close())

const fetchAs = (token: string, url: string, headers = {}) =>
  context.server.inject({ url, headers: { ...(token && { authorization: token }), ...headers } })
const nameOf = (header: unknown) => parse(String(header)).parameters['filename']

describe('the files of a book', () => {
  it('come in their order with name, size and a signed address', async () => {
    const { get } = await context.arrive()
    const { status, body } = await get('/books/1/archives')
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: 'Book one', cover: { url: expect.stringContaining('signature=') } })
    expect(body.archives.map(({ id }: Json) => id)).toEqual([...names.map((_, index) => names.length - index), 91])
    expect(body.archives.at(-2)).toEqual({
      id: 1,
      name: 'Plan',
      description: '',
      size: 3000,
      file: { url: expect.stringMatching(/name=Plan\.pdf&signature=/) },
    })
  })

  it('cost one query beside the session’s', async () => {
    const { get } = await context.arrive()
    expect(await countQueries(() => get('/books/1/archives'))).toBe(2)
  })

  it('of a book that is shut, or not there, are not found; who teaches gets them', async () => {
    const student = await context.arrive()
    for (const path of ['/books/2/archives', '/archives/90/download', '/books/99/archives', '/archives/99/download']) {
      expect(await student.get(path)).toMatchObject({ status: 404, body: { token: 'notFound' } })
    }
    const { get, token } = await context.arrive({ profile: 'TEACHER' })
    expect((await get('/books/2/archives')).body.archives).toHaveLength(1)
    expect((await fetchAs(token, '/api/v1/archives/90/download')).statusCode).toBe(200)
  })
})

describe('a file', () => {
  it('is downloaded whole, with its length and type', async () => {
    const { token } = await context.arrive({ profile: 'AUTODIDACT' })
    const { statusCode, headers, rawPayload } = await fetchAs(token, '/api/v1/archives/1/download')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '3000',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(rawPayload).toHaveLength(3000)
  })

  it.each(names.map(([given, kept], index) => ({ id: index + 1, given, kept })))(
    'named $given is saved as $kept, by the call and by its signed address',
    async ({ id, kept }) => {
      const { get, token } = await context.arrive()
      const { headers } = await fetchAs(token, `/api/v1/archives/${id}/download`)
      expect(String(headers['content-disposition'])).toMatch(/^attachment; filename=[\x20-\x7e]+$/)
      expect(nameOf(headers['content-disposition'])).toBe(kept)
      expect(headers['set-cookie']).toBeUndefined()
      const { body } = await get('/books/1/archives')
      const { url } = body.archives.find((row: Json) => row.id === id).file
      const signed = await fetchAs('', url)
      expect(signed.statusCode).toBe(200)
      expect(signed.headers['content-disposition']).toBe(headers['content-disposition'])
      expect(signed.rawPayload).toHaveLength(3000)
    },
  )

  it('whose name is not of ASCII has it in both forms', async () => {
    const { token } = await context.arrive()
    const { headers } = await fetchAs(token, '/api/v1/archives/2/download')
    expect(headers['content-disposition']).toMatch(/filename="[\x20-\x7e]+"; filename\*=UTF-8''Li%C3%A7%C3%A3o/)
  })

  it('can be gone on with from its middle, by its signed address', async () => {
    const { get } = await context.arrive()
    const { url } = (await get('/books/1/archives')).body.archives[0].file
    const { statusCode, headers } = await fetchAs('', url, { range: 'bytes=1000-' })
    expect(statusCode).toBe(206)
    expect(headers['content-range']).toBe('bytes 1000-2999/3000')
  })

  it('has no address with another name, or without one', async () => {
    const { get } = await context.arrive()
    const { url } = (await get('/books/1/archives')).body.archives.find((row: Json) => row.id === 1).file
    expect((await fetchAs('', url.replace('name=Plan.pdf', 'name=Evil.pdf'))).statusCode).toBe(404)
    expect((await fetchAs('', url.replace('name=Plan.pdf&', ''))).statusCode).toBe(404)
  })

  it('that is lost is not found', async () => {
    const { get } = await context.arrive()
    expect((await get('/archives/91/download')).status).toBe(404)
  })
})
