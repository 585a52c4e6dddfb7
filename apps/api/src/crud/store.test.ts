import { afterAll, beforeAll, expect, it } from 'vitest'
import { administrator } from '../testing/managed.ts'
import { buy, customer } from '../testing/store.ts'
import { createTestServer, type Json, type TestServer } from '../testing/test-server.ts'

let context: TestServer
let admin: Awaited<ReturnType<typeof administrator>>
beforeAll(async () => {
  context = await createTestServer()
  admin = await administrator(context)
})
afterAll(() => context.close())

it('keeps a category while it has products, says how many, and lets it go with the last one', async () => {
  const category = await admin.make('store-categories')
  const product = await admin.make('products', { category_id: category.id })
  const refused = { status: 412, body: { token: 'store.categoryInUse', values: { products: '1' } } }
  expect(await admin.get(`/store_categories/${category.id}/dependents`)).toMatchObject(refused)
  expect(await admin.remove(`/store_categories/${category.id}`)).toMatchObject(refused)
  expect((await admin.remove(`/products/${product.id}`)).status).toBe(204)
  // What is deleted at one instant comes back together.
  context.wait(1000)
  expect((await admin.remove(`/store_categories/${category.id}`)).status).toBe(204)
  // Its category is gone: it comes back after that.
  expect((await admin.post(`/products/${product.id}/restore`)).status).toBe(412)
  await admin.post(`/store_categories/${category.id}/restore`)
  expect((await admin.post(`/products/${product.id}/restore`)).status).toBe(200)
})

it('keeps a product while a student waits for it', async () => {
  const product = await admin.make('products', { price: 30 })
  const student = await customer(context, 30)
  const { id } = (await buy(student, product.id)).body
  const refused = { status: 412, body: { token: 'store.ordersWait', values: { orders: '1' } } }
  expect(await admin.remove(`/products/${product.id}`)).toMatchObject(refused)
  await student.post(`/store/orders/${id}/cancel`)
  expect((await admin.remove(`/products/${product.id}`)).status).toBe(204)
})

it.each([
  { price: 0 },
  { price: 1.5 },
  { price: 1_000_001 },
  { stock: -1 },
  { stock: 1.5 },
  { category_id: 9999 },
  { name: '' },
])('refuses a product with %o', async (more) => {
  const product = await admin.sampleOf('products')
  expect(await admin.post('/products', { ...product, ...more })).toMatchObject({
    status: 412,
    body: { token: 'validation', fields: { [Object.keys(more)[0] ?? '']: expect.any(String) } },
  })
})

it('shows a changed price and a new product in the lists at once', async () => {
  const product = await admin.make('products', { name: 'Lantern', price: 7, stock: null })
  const listed = async () => (await admin.get('/products?term=lantern&sort=price')).body.content
  expect((await listed()).map(({ price, stock }: Json) => [price, stock])).toEqual([[7, null]])
  await admin.put(`/products/${product.id}`, { ...product, price: 9, stock: 0 })
  expect((await listed()).map(({ price, stock }: Json) => [price, stock])).toEqual([[9, 0]])
  await admin.remove(`/products/${product.id}`)
  expect(await listed()).toEqual([])
})
