import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { store_categories, store_products, unities, user_unities } from '../../db/schema/index.ts'
import { countQueries } from '../../testing/count-queries.ts'
import { createTestServer, type Json, type TestServer } from '../../testing/test-server.ts'

let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
  await context.db.insert(unities).values([2, 3, 4].map((id) => ({ id, name: `Unit ${id}` })))
  await context.db.insert(store_categories).values([
    { id: 1, name: 'Paper' },
    { id: 2, name: 'Água' },
  ])
  await context.db.insert(store_products).values([
    { id: 1, category_id: 1, name: 'pencil', price: 5, stock: 3, image: 'fixtures/room.svg', image_text: 'A pencil' },
    { id: 2, category_id: 2, name: 'Ébano', price: 900, available: false, stock: 0 },
    { id: 3, category_id: 1, name: 'Notebook', price: 50 },
  ])
})
afterAll(() => context.close())

const names = ({ body }: Json) => body.content.map(({ name }: Json) => name)

describe('the store', () => {
  it('shows what it has by name, what is gone too', async () => {
    const { get } = await context.arrive()
    const answer = await get('/store/products')
    expect(answer.status).toBe(200)
    expect(names(answer)).toEqual(['Ébano', 'Notebook', 'pencil'])
    expect(answer.body.content[0]).toMatchObject({ available: false, stock: 0, image: null })
    expect(answer.body.content[2]).toEqual({
      id: 1,
      name: 'pencil',
      description: '',
      price: 5,
      stock: 3,
      available: true,
      image: { url: expect.stringContaining('signature=') },
      image_text: 'A pencil',
      category: { id: 1, name: 'Paper' },
    })
  })

  it('shows one category alone, and nothing of one that is not there', async () => {
    const { get } = await context.arrive({ admin: true, profile: 'TEACHER' })
    expect(names(await get('/store/products?category_id=1'))).toEqual(['Notebook', 'pencil'])
    expect(names(await get('/store/products?category_id=9'))).toEqual([])
    expect(names(await get('/store/categories'))).toEqual(['Água', 'Paper'])
  })

  it.each(['?category_id=x', '?category_id=0', '?category_id=1&category_id=2'])('refuses %s', async (query) => {
    const { get } = await context.arrive()
    expect((await get(`/store/products${query}`)).status).toBe(412)
  })

  it.each([
    { unity_id: 4 },
    { unity_id: 4, admin: true },
    { profile: 'TEACHER' as const },
    { profile: 'AUTODIDACT' as const },
  ])('is shut for %o', async (who) => {
    const { get } = await context.arrive(who)
    for (const path of ['/store/products', '/store/categories']) {
      expect(await get(path)).toMatchObject({ status: 403, body: { token: 'access.denied' } })
    }
  })

  it('opens and closes with the unit of the session', async () => {
    const visitor = await context.arrive()
    await context.db.insert(user_unities).values({ user_id: visitor.user.id, unity_id: 4 })
    const moved = await visitor.post('/session/change_unity', { unity_id: 4 })
    const status = async (token: string) => (await context.call('GET', '/store/products', { token })).status
    expect(await status(moved.body.token)).toBe(403)
    const back = await context.call('POST', '/session/change_unity', { token: moved.body.token, body: { unity_id: 1 } })
    expect(await status(back.body.token)).toBe(200)
  })

  it('costs one query beside the session’s, however much it has', async () => {
    const { get } = await context.arrive()
    const cost = () => countQueries(() => get('/store/products'))
    const few = await cost()
    const more = Array.from({ length: 50 }, (_, index) => ({
      id: 100 + index,
      category_id: 2,
      name: `Thing ${index}`,
      price: 1,
    }))
    await context.db.insert(store_products).values(more)
    expect([few, await cost()]).toEqual([2, 2])
  })
})
