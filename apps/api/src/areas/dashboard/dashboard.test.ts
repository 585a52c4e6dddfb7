import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { literalHtml } from '@the-house/domain'
import { countQueries } from '../../testing/count-queries.ts'
import { createTestServer, type TestServer, type Visitor } from '../../testing/test-server.ts'
import { articles } from '../../db/schema/index.ts'

let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())

const publish = (...titles: string[]) =>
  context.db.insert(articles).values(
    titles.map((title) => ({
      title,
      short_description: 'Open',
      description: literalHtml('<p>Open</p>'),
      created_at: context.clock(),
    })),
  )

const rename = (from: string, to: string) => context.db.execute(sql.raw(`alter table ${from} rename to ${to}`))

/** Does something while tables are away, as when they cannot be read. */
async function without(tables: string[], act: () => Promise<void>): Promise<void> {
  for (const table of tables) await rename(table, `${table}_away`)
  await act().finally(async () => {
    for (const table of tables) await rename(`${table}_away`, table)
  })
}

/** What the calls of the cards answer one by one. */
async function oneByOne({ get }: Visitor) {
  const [next, todo, tribe, classes, news] = await Promise.all(
    ['/me/next', '/me/todo', '/me/tribe', '/me/my_classes', '/news?page=1&size=2'].map(
      async (path) => (await get(path)).body,
    ),
  )
  return { next, todo, tribe, classes: classes.content, news: news.content }
}

describe('the dashboard', () => {
  it('answers a student in one call what the calls of its cards answer', async () => {
    const visitor = await context.arrive()
    await publish('Rooms', 'Doors', 'Keys')
    const { status, body } = await visitor.get('/me/dashboard')
    expect(status).toBe(200)
    expect(body).toEqual(await oneByOne(visitor))
    expect(body.news).toHaveLength(2)
  })

  it.each([{ profile: 'TEACHER' as const }, { profile: 'AUTODIDACT' as const }])(
    'has neither tribe nor booked classes for %o, who has no such cards',
    async (who) => {
      const { get } = await context.arrive(who)
      expect((await get('/me/dashboard')).body).toMatchObject({ tribe: null, classes: null, todo: { queues: [] } })
    },
  )

  it('shows the other parts where some cannot be read, and fails where none can', async () => {
    const { get } = await context.arrive()
    await without(['tribes'], async () => {
      const { status, body } = await get('/me/dashboard')
      expect(status).toBe(200)
      expect(body).toMatchObject({ tribe: null, classes: [] })
      expect(body.next).not.toBeNull()
    })
    await without(['tribes', 'classes', 'articles', 'chapters'], async () => {
      expect(await get('/me/dashboard')).toMatchObject({ status: 500 })
    })
  })

  it('costs as many queries for much as for little', async () => {
    const visitor = await context.arrive()
    const cost = () => countQueries(() => visitor.get('/me/dashboard'))
    await cost()
    const before = await cost()
    await publish('Stairs', 'Windows', 'Roof', 'Garden', 'Lights')
    expect(await cost()).toBeLessThanOrEqual(before + 1)
  })
})
