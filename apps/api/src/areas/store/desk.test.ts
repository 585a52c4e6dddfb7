import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { duties, notifications, orders, unities } from '../../db/schema/index.ts'
import { addProduct, balanceOf, buy, clerk, customer, stockOf } from '../../testing/store.ts'
import { createTestServer, type Json, type TestServer, type Visitor } from '../../testing/test-server.ts'

let context: TestServer
let desk: Visitor
let admin: Visitor
beforeAll(async () => {
  context = await createTestServer()
  await context.db.insert(unities).values([2, 3].map((id) => ({ id, name: `Unit ${id}` })))
  desk = await clerk(context, { unity_id: 1 })
  admin = await context.arrive({ admin: true })
})
afterAll(() => context.close())

const idsOf = ({ body }: Json): number[] => body.content.map(({ id }: Json) => id)
const bought = async (student: Visitor, product: number): Promise<Json> => (await buy(student, product)).body

describe('the desk', () => {
  it('finds an order by its code, however it is typed, with whom it is for', async () => {
    const student = await customer(context, 30)
    const { id, code } = await bought(student, await addProduct(context.db, { name: 'Mug' }))
    const typed = encodeURIComponent(` ${code.slice(0, 3).toLowerCase()} - ${code.slice(3)} `)
    const { body } = await desk.get(`/store/orders?code=${typed}`)
    expect(body.content).toEqual([
      expect.objectContaining({ id, code, student: { id: student.user.id, name: student.user.name }, handed_by: null }),
    ])
    expect(body.meta).toMatchObject({ total: 1, counts: { RESERVED: 1, HANDED: 0, CANCELLED: 0, REFUNDED: 0 } })
    expect((await desk.get('/store/orders?code=ZZZZZZ')).body.content).toEqual([])
  })

  it('hands an order out once, and says who did it and when', async () => {
    const { id } = await bought(await customer(context, 30), await addProduct(context.db, { stock: 1 }))
    const first = await desk.post(`/store/orders/${id}/hand`)
    const who = { id: desk.user.id, name: desk.user.name }
    const when = context.clock().toISOString()
    expect(first).toMatchObject({ status: 200, body: { status: 'HANDED', handed_by: who, handed_at: when } })
    expect(await admin.post(`/store/orders/${id}/hand`)).toMatchObject({
      status: 409,
      body: { token: 'store.refused.handed' },
    })
    const [kept] = await context.db.select().from(orders).where(eq(orders.id, id))
    expect(kept).toMatchObject({ status: 'HANDED', handed_by: desk.user.id })
  })

  it.each([
    [true, 1],
    [false, 0],
  ])(
    'refunds what was handed out (back into stock: %s), tells the student why, and keeps who handed it out',
    async (restock, stock) => {
      const { db } = context
      const product = await addProduct(db, { name: 'Clock', stock: 1 })
      const student = await customer(context, 30)
      const { id } = await bought(student, product)
      await desk.post(`/store/orders/${id}/hand`)
      const answer = await admin.post(`/store/orders/${id}/refund`, { reason: ' It does not tick ', restock })
      expect(answer).toMatchObject({
        status: 200,
        body: {
          status: 'REFUNDED',
          reason: 'It does not tick',
          handed_by: { id: desk.user.id },
          changed_by: { id: admin.user.id },
        },
      })
      expect(await balanceOf(db, student.user.id)).toBe(30)
      expect(await stockOf(db, product)).toBe(stock)
      const told = await db.select().from(notifications).where(eq(notifications.user_id, student.user.id))
      expect(told).toHaveLength(1)
      expect(told[0]).toMatchObject({ type: 'MESSAGE', title: 'Refunded: Clock' })
      expect(told[0]?.message).toContain('It does not tick')
      const again = await admin.post(`/store/orders/${id}/refund`, { reason: 'Again', restock })
      expect(again).toMatchObject({ status: 409, body: { token: 'store.refused.refunded' } })
      expect((await student.get('/me/orders')).body.content[0]).toMatchObject({ reason: 'It does not tick' })
    },
  )

  it('says that an order was cancelled, and neither hands it out nor refunds it', async () => {
    const student = await customer(context, 30)
    const { id } = await bought(student, await addProduct(context.db))
    await student.post(`/store/orders/${id}/cancel`)
    const refused = { status: 409, body: { token: 'store.refused.cancelled' } }
    expect(await desk.post(`/store/orders/${id}/hand`)).toMatchObject(refused)
    expect(await desk.post(`/store/orders/${id}/refund`, { reason: 'Why not' })).toMatchObject(refused)
    expect(await balanceOf(context.db, student.user.id)).toBe(30)
  })

  it('tells a student who wants to give back what was handed out that it was', async () => {
    const student = await customer(context, 30)
    const { id } = await bought(student, await addProduct(context.db))
    await desk.post(`/store/orders/${id}/hand`)
    expect(await student.post(`/store/orders/${id}/cancel`)).toMatchObject({
      status: 409,
      body: { token: 'store.refused.handed' },
    })
  })

  it.each([{}, { reason: '  ' }, { reason: 'x'.repeat(151) }, { reason: 'Broken', restock: 'maybe' }])(
    'refuses a refund for %o',
    async (body) => {
      const { id } = await bought(await customer(context, 30), await addProduct(context.db))
      expect((await desk.post(`/store/orders/${id}/refund`, body)).status).toBe(412)
    },
  )

  it('lists what waits by age, and counts the rest, by product and by unit', async () => {
    const product = await addProduct(context.db)
    const student = await customer(context, 120)
    const [first, second, third] = [
      (await bought(student, product)).id,
      (await bought(student, product)).id,
      (await bought(student, product)).id,
    ]
    const elsewhere = (await bought(await customer(context, 30, 2), product)).id
    await desk.post(`/store/orders/${second}/hand`)
    const of = `product_id=${product}`
    expect(idsOf(await desk.get(`/store/orders?status=RESERVED&${of}`))).toEqual([first, third])
    const all = await desk.get(`/store/orders?${of}`)
    expect(idsOf(all)).toEqual([third, second, first])
    expect(all.body.meta).toMatchObject({ total: 3, counts: { RESERVED: 2, HANDED: 1 } })
    const whole = await admin.get(`/store/orders?${of}&status=RESERVED&page=1&size=2`)
    expect(whole.body.meta).toMatchObject({ total: 3, counts: { RESERVED: 3, HANDED: 1 } })
    expect(idsOf(await admin.get(`/store/orders?${of}&unity_id=2`))).toEqual([elsewhere])
    expect(idsOf(await desk.get(`/store/orders?${of}&unity_id=2`))).toEqual([])
  })
})

it('counts the orders of a status as far as a thousand, says that there are more, and still counts the others', async () => {
  const product = await addProduct(context.db)
  const student = await customer(context, 30)
  const { id } = await bought(student, product)
  const of = `product_id=${product}`
  const add = (many: number) =>
    context.db.execute(sql`
      insert into orders (user_id, unity_id, product_id, price, code, status, press, created_at)
      select ${student.user.id}, 1, ${product}, 30, concat('MANY', ${many}::int, '-', n), 'HANDED', concat(${many}::int, '-', n), now()
      from generate_series(1, ${many}::int) n`)
  await add(1000)
  const counts = { RESERVED: 1, HANDED: 1000, CANCELLED: 0, REFUNDED: 0 }
  const metaOf = async (query: string) => (await admin.get(`/store/orders?${of}${query}`)).body.meta
  expect(await metaOf('&status=HANDED')).toMatchObject({ total: 1000, more: false, counts, exceeded: [] })
  expect(await metaOf('')).toMatchObject({ total: 1000, more: true, counts, exceeded: [] })
  await add(1)
  expect(await metaOf('&status=HANDED')).toMatchObject({ total: 1000, more: true, counts, exceeded: ['HANDED'] })
  expect(await metaOf('&status=RESERVED')).toMatchObject({ total: 1, more: false, counts, exceeded: ['HANDED'] })
  expect(idsOf(await admin.get(`/store/orders?${of}&page=50`))).toHaveLength(20)
  expect(await admin.get(`/store/orders?${of}&page=51`)).toMatchObject({ status: 412, body: { token: 'page.tooDeep' } })
  expect(idsOf(await desk.get(`/store/orders?${of}&status=RESERVED`))).toEqual([id])
})

describe('the desk of another unit', () => {
  it('is not reached: the order is not there, and stays as it is', async () => {
    const student = await customer(context, 30, 2)
    const { id, code } = await bought(student, await addProduct(context.db))
    expect(idsOf(await desk.get(`/store/orders?code=${code}`))).toEqual([])
    expect((await desk.post(`/store/orders/${id}/hand`)).status).toBe(404)
    expect((await desk.post(`/store/orders/${id}/refund`, { reason: 'Mine' })).status).toBe(404)
    const [kept] = await context.db.select().from(orders).where(eq(orders.id, id))
    expect(kept).toMatchObject({ status: 'RESERVED', changed_by: null })
    expect(await balanceOf(context.db, student.user.id)).toBe(0)
  })

  it('is reached by whose duty is for all own units, and not by whose duty is for one of them', async () => {
    const { id, code } = await bought(await customer(context, 30, 2), await addProduct(context.db))
    const one = await clerk(context, { unity_id: 1, also: 2, only: 1 })
    expect((await one.post(`/store/orders/${id}/hand`)).status).toBe(404)
    expect((await one.get('/store/orders/facets')).body.unities.map((unity: Json) => unity.id)).toEqual([1])
    const both = await clerk(context, { unity_id: 1, also: 2 })
    expect((await both.get('/store/orders/facets')).body.unities.map((unity: Json) => unity.id)).toEqual([1, 2])
    expect(idsOf(await both.get(`/store/orders?code=${code}`))).toEqual([id])
    expect((await both.post(`/store/orders/${id}/hand`)).status).toBe(200)
  })

  it('closes at once for whom the duty is taken from', async () => {
    const former = await clerk(context, { unity_id: 1 })
    expect((await former.get('/store/orders')).status).toBe(200)
    await context.db.delete(duties).where(eq(duties.user_id, former.user.id))
    expect((await former.get('/store/orders')).status).toBe(403)
  })
})
