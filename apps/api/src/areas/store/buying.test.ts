import { orderCodeAlphabet, orderCodeLength } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ledger, orders, store_products, unities } from '../../db/schema/index.ts'
import { addProduct, balanceOf, buy, customer, stockOf } from '../../testing/store.ts'
import { createTestServer, type Json, type TestServer } from '../../testing/test-server.ts'
import { buyProduct } from './buy.ts'

let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
  await context.db.insert(unities).values([2, 3, 4].map((id) => ({ id, name: `Unit ${id}` })))
})
afterAll(() => context.close())

describe('buying', () => {
  it('takes the dollars and one of the stock, and gives a code for the desk of the own unit', async () => {
    const { db } = context
    const product = await addProduct(db, { name: 'Mug', stock: 2, image: 'fixtures/room.svg', image_text: 'A mug' })
    const student = await customer(context, 100)
    const { status, body } = await buy(student, product)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      product: { id: product, name: 'Mug', image: { url: expect.any(String) }, image_text: 'A mug' },
      unity: { id: 1 },
      price: 30,
      status: 'RESERVED',
      created_at: '2026-03-02T12:00:00.000Z',
      until: '2026-03-16T12:00:00.000Z',
      expired: false,
    })
    expect(body.code).toMatch(new RegExp(`^[${orderCodeAlphabet}]{${orderCodeLength}}$`))
    expect(body).not.toHaveProperty('student')
    expect(await balanceOf(db, student.user.id)).toBe(70)
    expect(await stockOf(db, product)).toBe(1)
    const [entry] = await db
      .select()
      .from(ledger)
      .where(eq(ledger.reference, String(body.id)))
    expect(entry).toMatchObject({ reason: 'STORE', amount: -30, user_id: student.user.id })
  })

  it('returns the same order for the same press, and refuses the press for something else', async () => {
    const { db } = context
    const [mug, pencil] = [await addProduct(db, { stock: 5 }), await addProduct(db)]
    const student = await customer(context, 100)
    const first = await buy(student, mug, 30, 'press')
    expect((await buy(student, mug, 30, 'press')).body).toEqual(first.body)
    expect((await buy(student, pencil, 30, 'press')).status).toBe(409)
    expect(await balanceOf(db, student.user.id)).toBe(70)
    expect(await stockOf(db, mug)).toBe(4)
    // The key is the student's own.
    expect((await buy(await customer(context, 30), mug, 30, 'press')).body.id).not.toBe(first.body.id)
  })

  it.each([
    ['one who has too few dollars, and says how many are missing', 29, {}, 412, 'store.poor', { missing: '1' }],
    ['what is sold out', 100, { stock: 0 }, 409, 'store.soldOut', undefined],
    ['what is not offered now', 100, { available: false }, 412, 'store.unavailable', undefined],
    ['a price that has changed, and says the new one', 100, { price: 31 }, 409, 'store.priceChanged', { price: '31' }],
    ['what was deleted', 100, { deleted_at: new Date() }, 404, 'notFound', undefined],
  ] as const)('refuses %s', async (_, dollars, more, status, token, values) => {
    const product = await addProduct(context.db, { stock: 3, ...more })
    const student = await customer(context, dollars)
    const answer = await buy(student, product)
    expect(answer).toMatchObject({ status, body: { token, ...(values && { values }) } })
    expect(await balanceOf(context.db, student.user.id)).toBe(dollars)
    expect(await context.db.$count(orders, eq(orders.user_id, student.user.id))).toBe(0)
    expect(await stockOf(context.db, product)).toBe('stock' in more ? more.stock : 3)
  })

  it('needs no stock where it is unlimited, and sells for the last dollar', async () => {
    const product = await addProduct(context.db, { stock: null })
    const student = await customer(context, 60)
    expect([(await buy(student, product)).status, (await buy(student, product)).status]).toEqual([200, 200])
    expect((await buy(student, product)).body).toMatchObject({ token: 'store.poor', values: { missing: '30' } })
    expect(await balanceOf(context.db, student.user.id)).toBe(0)
    expect(await stockOf(context.db, product)).toBeNull()
  })

  it('takes another code where the first is in use', async () => {
    const product = await addProduct(context.db)
    const { user } = await customer(context, 90)
    const codes = ['CDFHJK', 'CDFHJK', 'CDFHJK', 'MNPQRT']
    const next = () => codes.shift() ?? ''
    const who = { id: user.id, unity_id: 1 }
    const tools = { ...context, fileUrl: () => null }
    const one = await buyProduct(tools, who, { product_id: product, price: 30, press: 'one' }, next)
    const other = await buyProduct(tools, who, { product_id: product, price: 30, press: 'other' }, next)
    expect([one.code, other.code]).toEqual(['CDFHJK', 'MNPQRT'])
  })

  it.each([{}, { product_id: 1, price: 30 }, { product_id: 'x', price: 30, press: 'a' }, { price: 1.5 }])(
    'refuses %o',
    async (body) => {
      const student = await customer(context, 0)
      expect(await student.post('/store/orders', body)).toMatchObject({ status: 412, body: { token: 'validation' } })
    },
  )

  it('is shut in the unit that has no store, and in one that has it no more', async () => {
    const product = await addProduct(context.db)
    expect((await buy(await customer(context, 50, 4), product)).status).toBe(403)
    const student = await customer(context, 50, 3)
    await context.db.update(unities).set({ store: false }).where(eq(unities.id, 3))
    expect((await buy(student, product)).status).toBe(403)
  })

  it('makes a form that was opened before show what has changed, so that no stock is written back', async () => {
    const product = await addProduct(context.db, { stock: 5 })
    const admin = await context.arrive({ admin: true })
    const { body: form } = await admin.get(`/products/${product}`)
    await buy(await customer(context, 30), product)
    expect((await admin.put(`/products/${product}`, { ...form, price: 40 })).status).toBe(409)
    expect(await stockOf(context.db, product)).toBe(4)
  })
})

describe('the own orders', () => {
  it('are listed by page, the newest first, and nobody else’s', async () => {
    const product = await addProduct(context.db, { name: 'Notebook' })
    const student = await customer(context, 90)
    const ids: number[] = []
    for (let count = 0; count < 3; count += 1) ids.unshift((await buy(student, product)).body.id)
    await buy(await customer(context, 30), product)
    const { body } = await student.get('/me/orders?page=1&size=2')
    expect(body.content.map(({ id }: Json) => id)).toEqual(ids.slice(0, 2))
    expect(body.meta).toEqual({ page: 1, size: 2, total: 3 })
  })

  it('are cancelled once: the dollars and the stock are back', async () => {
    const { db } = context
    const product = await addProduct(db, { stock: 1 })
    const student = await customer(context, 30)
    const { body } = await buy(student, product)
    for (const status of ['first', 'again']) {
      const answer = await student.post(`/store/orders/${body.id}/cancel`)
      expect([status, answer.status, answer.body.status, answer.body.expired]).toEqual([
        status,
        200,
        'CANCELLED',
        false,
      ])
    }
    expect(await balanceOf(db, student.user.id)).toBe(30)
    expect(await stockOf(db, product)).toBe(1)
  })

  it('are nobody else’s to cancel', async () => {
    const { body } = await buy(await customer(context, 30), await addProduct(context.db))
    const other = await customer(context, 0)
    expect((await other.post(`/store/orders/${body.id}/cancel`)).status).toBe(404)
    const admin = await context.arrive({ admin: true })
    expect((await admin.post(`/store/orders/${body.id}/cancel`)).status).toBe(404)
    const [kept] = await context.db.select().from(orders).where(eq(orders.id, body.id))
    expect(kept).toMatchObject({ status: 'RESERVED', changed_at: null })
  })

  it('name their product in the account, bought and given back', async () => {
    const student = await customer(context, 30)
    const { body } = await buy(student, await addProduct(context.db, { name: 'Red umbrella' }))
    await student.post(`/store/orders/${body.id}/cancel`)
    const { body: account } = await student.get('/me/dollars')
    const told = account.content.map(({ reason, title, amount }: Json) => [reason, title, amount])
    expect(told).toEqual(
      expect.arrayContaining([
        ['REFUND', 'Red umbrella', 30],
        ['STORE', 'Red umbrella', -30],
        ['GIFT', '', 30],
      ]),
    )
    expect(account.meta.balance).toBe(30)
  })
})

describe('what was deleted', () => {
  it('is not on the students’ list, and its orders keep its name', async () => {
    const product = await addProduct(context.db, { name: 'Old mug' })
    const student = await customer(context, 30)
    const { body } = await buy(student, product)
    await context.db.update(store_products).set({ deleted_at: new Date() }).where(eq(store_products.id, product))
    const names = (await student.get('/store/products')).body.content.map(({ name }: Json) => name)
    expect(names).not.toContain('Old mug')
    expect((await student.get('/me/orders')).body.content[0]).toMatchObject({
      id: body.id,
      product: { name: 'Old mug' },
    })
  })
})
