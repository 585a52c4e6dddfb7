import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { literalHtml } from '@the-house/domain'
import { articles, users } from '../../db/schema/index.ts'
import { countQueries } from '../../testing/count-queries.ts'
import { createTestServer, type Json, type TestServer, type Visitor } from '../../testing/test-server.ts'
import { addPerson } from '../../testing/school.ts'

let context: TestServer
let author = 0
beforeAll(async () => {
  context = await createTestServer()
  author = (await addPerson(context.db, { name: 'Ana Reis', profile: 'TEACHER' })).id
  const days = [3, 1, 5, 2, 4, 5]
  await context.db.insert(articles).values(
    days.map((date, index) => ({
      id: index + 1,
      title: `Day ${date}`,
      short_description: 'In short',
      description: literalHtml('<p>At length</p>'),
      author_id: author,
      image: index === 0 ? 'fixtures/room.svg' : null,
      tags: ['school'],
      created_at: new Date(`2026-02-0${date}T12:00:00Z`),
    })),
  )
})
afterAll(() => context.close())

const ids = (body: Json) => body.content.map(({ id }: Json) => id)

it('news come newest first, of one time the last written first, in pages without a gap', async () => {
  const { get } = await context.arrive()
  const all = await get('/news')
  expect(all.status).toBe(200)
  expect(ids(all.body)).toEqual([6, 3, 5, 1, 4, 2])
  expect(all.body.meta).toEqual({ page: 1, size: 20, total: 6 })
  const pages = await Promise.all([1, 2, 3, 4].map((page) => get(`/news?page=${page}&size=2`)))
  expect(pages.map(({ body }) => ids(body))).toEqual([[6, 3], [5, 1], [4, 2], []])
  expect(pages.map(({ body }) => body.meta.total)).toEqual([6, 6, 6, 6])
})

it('a page returns what a card shows of each article, and not its text', async () => {
  const { get } = await context.arrive()
  const { body } = await get('/news?page=2&size=3')
  const image: unknown = { url: expect.stringContaining('signature=') }
  const head = { title: 'Day 3', short_description: 'In short', author: { name: 'Ana Reis' }, tags: ['school'] }
  expect(body.content[0]).toEqual({ id: 1, ...head, created_at: '2026-02-03T12:00:00.000Z', image })
  expect(body.content[1].image).toBeNull()
})

it('an article has its text', async () => {
  const { get } = await context.arrive({ profile: 'AUTODIDACT' })
  const { status, body } = await get('/news/1')
  expect(status).toBe(200)
  expect(body).toMatchObject({ id: 1, description: literalHtml('<p>At length</p>'), author: { name: 'Ana Reis' } })
  expect((await context.server.inject({ url: body.image.url })).statusCode).toBe(200)
})

it('an article that is not there is not found, and a page that cannot be is refused', async () => {
  const { get } = await context.arrive()
  expect(await get('/news/99')).toMatchObject({ status: 404, body: { token: 'notFound' } })
  expect((await get('/news/x')).status).toBe(412)
  expect(await get('/news?page=0&size=51')).toMatchObject({ status: 412, body: { token: 'validation' } })
  expect(ids((await get('/news?page=1000000&size=50')).body)).toEqual([])
})

it('an article outlives its author, in the name of the school', async () => {
  const { get } = await context.arrive()
  const gone = await addPerson(context.db)
  await context.db.update(articles).set({ author_id: gone.id }).where(eq(articles.id, 2))
  await context.db.delete(users).where(eq(users.id, gone.id))
  expect((await get('/news/2')).body.author).toEqual({ name: 'The House' })
})

const titles = async ({ get }: Visitor, query: string) => {
  const { status, body } = await get(`/news?${query}`)
  expect(status).toBe(200)
  return body.content.map(({ title }: Json) => title)
}

describe('what is looked for', () => {
  let visitor: Visitor
  beforeAll(async () => {
    visitor = await context.arrive()
    const later = { author_id: author, created_at: new Date('2026-01-01T12:00:00Z') }
    await context.db.insert(articles).values([
      { ...later, id: 11, title: 'Ação de graças', short_description: 'Thank-you notes', tags: ['events', 'people'] },
      { ...later, id: 12, title: 'The kettle’s song', short_description: 'O café da manhã', tags: ['kitchen'] },
      { ...later, id: 13, title: 'Soup', description: literalHtml('<p>kettle</p>'), tags: ['kitchen', 'events'] },
    ])
  })

  it.each([
    ['term=kettle', ['The kettle’s song']],
    ['term=KETT', ['The kettle’s song']],
    ['term=acao', ['Ação de graças']],
    ['term=caf%C3%A9', ['The kettle’s song']],
    ['term=manha%20cafe', ['The kettle’s song']],
    ['term=thank%20you%20no', ['Ação de graças']],
    ['term=kitch', ['Soup', 'The kettle’s song']],
    // Only the last word matches as a prefix.
    ['term=ket%20song', []],
    ['term=ettle', []],
    ['term=day%205%20school', ['Day 5', 'Day 5']],
    ['term=%25', []],
    ["term='%20%26%20!%20:*", []],
    ['term=%20%20kettle%20', ['The kettle’s song']],
  ])('is found in title, short description and tags: %s', async (query, expected) => {
    expect(await titles(visitor, query)).toEqual(expected)
  })

  it.each([
    ['tags=kitchen', ['Soup', 'The kettle’s song']],
    ['tags=people,kitchen', ['Soup', 'The kettle’s song', 'Ação de graças']],
    ['tags=%20people%20,,nothing', ['Ação de graças']],
    ['tags=kitch', []],
    ['tags=kitchen&term=soup', ['Soup']],
  ])('has any of some tags: %s', async (query, expected) => {
    expect(await titles(visitor, query)).toEqual(expected)
  })

  it('is counted, and comes in pages', async () => {
    const { body } = await visitor.get('/news?tags=events,kitchen&size=2&page=2')
    expect(body.meta).toEqual({ page: 2, size: 2, total: 3 })
    expect(body.content.map(({ title }: Json) => title)).toEqual(['Ação de graças'])
  })

  it('can have every tag that there is, by name', async () => {
    expect((await visitor.get('/news/tags')).body).toEqual({ content: ['events', 'kitchen', 'people', 'school'] })
  })

  it('is found, or not, from the moment it is changed', async () => {
    const { id } = (await visitor.get('/news?term=soup')).body.content[0]
    await context.db
      .update(articles)
      .set({ title: 'Broth', tags: ['broth'] })
      .where(eq(articles.id, id))
    expect(await titles(visitor, 'term=soup')).toEqual([])
    expect(await titles(visitor, 'term=broth')).toEqual(['Broth'])
    expect((await visitor.get('/news/tags')).body.content).toContain('broth')
    await context.db.delete(articles).where(eq(articles.id, id))
    expect(await titles(visitor, 'term=broth')).toEqual([])
    expect((await visitor.get('/news/tags')).body.content).not.toContain('broth')
  })

  it.each([`term=${'x'.repeat(101)}`, `tags=${'x'.repeat(201)}`, 'term=a&term=b'])(
    'is refused where the query is invalid: %s',
    async (query) => {
      expect((await visitor.get(`/news?${query}`)).status).toBe(412)
    },
  )
})

it('a page costs one query beside the session’s, whatever is on it, and one more after a change', async () => {
  const { get } = await context.arrive()
  const cost = (path: string) => countQueries(() => get(path))
  await get('/news')
  const paths = ['/news', '/news?size=1', '/news?term=school&tags=school&page=2', '/news/tags', '/news/1']
  const costs: number[] = []
  for (const path of paths) costs.push(await cost(path))
  expect(costs).toEqual([2, 2, 2, 1, 2])
  await context.db.update(articles).set({ title: 'Day 5, again' }).where(eq(articles.id, 3))
  expect([await cost('/news'), await cost('/news')]).toEqual([3, 2])
})
