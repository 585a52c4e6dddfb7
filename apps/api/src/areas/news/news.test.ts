import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { openEmbedded } from '../../db/client.ts'
import { articles, users } from '../../db/schema/index.ts'
import { openTestHouse, type Json, type TestHouse } from '../../testing/house.ts'
import { addPerson } from '../../testing/school.ts'

let queries = 0
let house: TestHouse
let author = 0
beforeAll(async () => {
  house = await openTestHouse({ connection: await openEmbedded(undefined, { logQuery: () => (queries += 1) }) })
  author = (await addPerson(house.db, { name: 'Ana Reis', profile: 'TEACHER' })).id
  const days = [3, 1, 5, 2, 4, 5]
  await house.db.insert(articles).values(
    days.map((date, index) => ({
      id: index + 1,
      title: `Day ${date}`,
      short_description: 'In short',
      description: '<p>At length</p>',
      author_id: author,
      image: index === 0 ? 'fixtures/room.svg' : null,
      tags: ['school'],
      created_at: new Date(`2026-02-0${date}T12:00:00Z`),
    })),
  )
})
afterAll(() => house.close())

const ids = (body: Json) => body.content.map(({ id }: Json) => id)

it('news come newest first, of one time the last written first, in pages without a gap', async () => {
  const { get } = await house.arrive()
  const all = await get('/news')
  expect(all.status).toBe(200)
  expect(ids(all.body)).toEqual([6, 3, 5, 1, 4, 2])
  expect(all.body.meta).toEqual({ page: 1, size: 20, total: 6 })
  const pages = await Promise.all([1, 2, 3, 4].map((page) => get(`/news?page=${page}&size=2`)))
  expect(pages.map(({ body }) => ids(body))).toEqual([[6, 3], [5, 1], [4, 2], []])
  expect(pages.map(({ body }) => body.meta.total)).toEqual([6, 6, 6, 6])
})

it('a page tells of each what a card shows, and not its text', async () => {
  const { get } = await house.arrive()
  const { body } = await get('/news?page=2&size=3')
  const image: unknown = { url: expect.stringContaining('signature=') }
  const head = { title: 'Day 3', short_description: 'In short', author: { name: 'Ana Reis' }, tags: ['school'] }
  expect(body.content[0]).toEqual({ id: 1, ...head, created_at: '2026-02-03T12:00:00.000Z', image })
  expect(body.content[1].image).toBeNull()
})

it('an article has its text', async () => {
  const { get } = await house.arrive({ profile: 'AUTODIDACT' })
  const { status, body } = await get('/news/1')
  expect(status).toBe(200)
  expect(body).toMatchObject({ id: 1, description: '<p>At length</p>', author: { name: 'Ana Reis' } })
  expect((await house.server.inject({ url: body.image.url })).statusCode).toBe(200)
})

it('an article that is not there is not found, and a page that cannot be is refused', async () => {
  const { get } = await house.arrive()
  expect(await get('/news/99')).toMatchObject({ status: 404, body: { token: 'notFound' } })
  expect((await get('/news/x')).status).toBe(412)
  expect(await get('/news?page=0&size=51')).toMatchObject({ status: 412, body: { token: 'validation' } })
  expect(ids((await get('/news?page=1000000&size=50')).body)).toEqual([])
})

it('an article outlives its author, in the name of the school', async () => {
  const { get } = await house.arrive()
  const gone = await addPerson(house.db)
  await house.db.update(articles).set({ author_id: gone.id }).where(eq(articles.id, 2))
  await house.db.delete(users).where(eq(users.id, gone.id))
  expect((await get('/news/2')).body.author).toEqual({ name: 'The House' })
})

it('a page costs two queries beside the session’s, whatever is on it', async () => {
  const { get } = await house.arrive()
  const cost = async (path: string) => {
    const before = queries
    await get(path)
    return queries - before
  }
  expect([await cost('/news'), await cost('/news?size=1'), await cost('/news/1')]).toEqual([3, 3, 2])
})
