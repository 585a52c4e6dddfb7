import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { literalHtml } from '@the-house/domain'
import { speaking_books, speaking_chapters, users } from '../../db/schema/index.ts'
import { countQueries } from '../../testing/count-queries.ts'
import { createTestServer, type Json, type TestServer, type Visitor } from '../../testing/test-server.ts'

let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
  writeFileSync(join(context.filesRoot, 'fixtures/talk.png'), Buffer.alloc(500, 'x'))
  await context.db.insert(speaking_books).values([
    { id: 1, position: 2, name: 'Second', cover: 'fixtures/room.svg' },
    { id: 2, position: 1, name: 'First' },
    { id: 3, position: 3, name: 'Shut', available: false },
  ])
  const made = [11, 12, 21, 22, 31].map((id, index) => ({
    id,
    book_id: [2, 2, 1, 1, 3][index] ?? 0,
    number: index + 1,
    name: `Talk ${index + 1}`,
    image: id === 22 ? null : 'fixtures/talk.png',
    image_text: 'Two people talk.',
    audio: 'fixtures/cat.mp3',
    transcript: literalHtml('<p>Hello!</p>'),
  }))
  await context.db.insert(speaking_chapters).values(made)
})
afterAll(() => context.close())

const actual = async ({ get }: Visitor, book: number) =>
  (await get(`/speaking_books/${book}`)).body.speaking_chapters
    .filter((row: Json) => row.actual)
    .map((row: Json) => row.id)

describe('speaking books', () => {
  it('come in their order, those that are shut too', async () => {
    const { get } = await context.arrive({ profile: 'AUTODIDACT' })
    const { status, body } = await get('/me/speakings')
    expect(status).toBe(200)
    expect(body.content).toEqual([
      { id: 2, name: 'First', cover: null, avaliable: true },
      { id: 1, name: 'Second', cover: { url: expect.stringContaining('signature=') }, avaliable: true },
      { id: 3, name: 'Shut', cover: null, avaliable: false },
    ])
  })

  it('show their chapters in order, and the user’s current one', async () => {
    const { get } = await context.arrive()
    const { status, body } = await get('/speaking_books/2')
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: 2, name: 'First', avaliable: true })
    expect(body.speaking_chapters).toEqual([
      { id: 11, name: 'Talk 1', number: 1, actual: true },
      { id: 12, name: 'Talk 2', number: 2, actual: false },
    ])
    expect((await get('/speaking_books/1')).body.speaking_chapters.some((row: Json) => row.actual)).toBe(false)
  })

  it('that are shut, and all in them, are not found by learners; who teaches looks in', async () => {
    const learners = [await context.arrive(), await context.arrive({ profile: 'AUTODIDACT' })]
    const paths = ['/speaking_books/3', '/speaking_chapters/31/content', '/speaking_chapters/31/image']
    for (const { get, user } of learners) {
      for (const path of paths) expect(await get(path)).toMatchObject({ status: 404, body: { token: 'notFound' } })
      const [row] = await context.db.select().from(users).where(eq(users.id, user.id))
      expect(row?.speaking).toBe(1)
    }
    const { get } = await context.arrive({ profile: 'TEACHER' })
    expect((await get('/speaking_books/3')).status).toBe(200)
  })

  it.each(['/speaking_books/99', '/speaking_chapters/99/content', '/speaking_chapters/99/image'])(
    'that are not there are not found: %s',
    async (path) => {
      expect((await (await context.arrive()).get(path)).status).toBe(404)
    },
  )
})

describe('a speaking chapter', () => {
  it('that is opened becomes the current one of its user alone', async () => {
    const [one, other] = [await context.arrive(), await context.arrive()]
    const { status, body } = await one.get('/speaking_chapters/21/content')
    expect(status).toBe(200)
    expect(body).toEqual({
      id: 21,
      name: 'Talk 3',
      number: 3,
      book: { id: 1, name: 'Second' },
      image: { url: expect.stringContaining('signature=') },
      image_text: 'Two people talk.',
      audio: { url: expect.stringContaining('signature=') },
      transcript: '<p>Hello!</p>',
    })
    expect(await actual(one, 1)).toEqual([21])
    expect(await actual(one, 2)).toEqual([])
    expect(await actual(other, 2)).toEqual([11])
  })

  it('that is heard again does not take its user back, also where both are opened at once', async () => {
    const [one, other] = [await context.arrive(), await context.arrive()]
    await one.get('/speaking_chapters/21/content')
    expect((await one.get('/speaking_chapters/11/content')).status).toBe(200)
    expect((await one.get('/me')).body.speaking).toBe(3)
    await Promise.all([22, 11, 21, 12].map((id) => other.get(`/speaking_chapters/${id}/content`)))
    expect(await actual(other, 1)).toEqual([22])
  })

  it('in progress stands with the signed-in user, as long as its book is open', async () => {
    const visitor = await context.arrive()
    await visitor.get('/speaking_chapters/12/content')
    const { body } = await visitor.get('/me')
    expect(body.speaking).toBe(2)
    expect(body.speaking_in_progress).toEqual({
      book: { id: 2, name: 'First' },
      speaking_chapter: { id: 12, name: 'Talk 2', number: 2 },
    })
    for (const speaking of [5, 99]) {
      await context.db.update(users).set({ speaking }).where(eq(users.id, visitor.user.id))
      expect((await visitor.get('/me')).body.speaking_in_progress).toBeNull()
    }
  })

  it('can be listened to on a full disk', async () => {
    const visitor = await context.arrive()
    context.fillDisk(true)
    const { status } = await visitor.get('/speaking_chapters/12/content')
    context.fillDisk(false)
    expect(status).toBe(200)
    expect(await actual(visitor, 2)).toEqual([11])
  })

  it('returns its picture as a download, under its own name', async () => {
    const { token } = await context.arrive()
    const { statusCode, headers, rawPayload } = await context.server.inject({
      url: '/api/v1/speaking_chapters/11/image',
      headers: { authorization: token },
    })
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': '500',
      'content-disposition': 'attachment; filename="Talk 1.png"',
    })
    expect(rawPayload).toHaveLength(500)
  })

  it('without a picture has no download', async () => {
    const { get } = await context.arrive()
    expect((await get('/speaking_chapters/22/content')).body.image).toBeNull()
    expect((await get('/speaking_chapters/22/image')).status).toBe(404)
  })

  it('costs one query beside the session’s, and one more where the current one changes', async () => {
    const { get } = await context.arrive()
    const costs: number[] = []
    for (const path of ['/me/speakings', '/speaking_books/1', '/speaking_chapters/12/content']) {
      costs.push(await countQueries(() => get(path)))
    }
    expect(costs).toEqual([2, 2, 3])
  })
})
