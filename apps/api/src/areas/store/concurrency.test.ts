import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ledger, orders } from '../../db/schema/index.ts'
import { createServerOn, databases } from '../../testing/databases.ts'
import { runConcurrently } from '../../testing/run-concurrently.ts'
import { addProduct, balanceOf, buy, customer, stockOf } from '../../testing/store.ts'
import type { TestServer, Visitor } from '../../testing/test-server.ts'

const presses = 50

const statusesOf = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)
const once = (refused: number) => [200, ...Array.from({ length: presses - 1 }, () => refused)]

describe.each(databases)('many presses at once, on %s', (database) => {
  let context: TestServer
  let crowd: Visitor[]
  beforeAll(async () => {
    context = await createServerOn(database)
    crowd = []
    for (let count = 0; count < presses; count += 1) crowd.push(await customer(context, 1000))
  }, 120_000)
  afterAll(() => context.close())

  it('of fifty people for the last one, exactly one has it', async () => {
    const product = await addProduct(context.db, { stock: 1 })
    const before = await Promise.all(crowd.map(({ user }) => balanceOf(context.db, user.id)))
    const answers = await Promise.all(crowd.map((visitor) => buy(visitor, product)))
    expect(statusesOf(answers)).toEqual(once(409))
    expect(new Set(answers.map(({ body }) => body.token))).toEqual(new Set([undefined, 'store.refused.soldOut']))
    expect(await stockOf(context.db, product)).toBe(0)
    expect(await context.db.$count(orders, eq(orders.product_id, product))).toBe(1)
    const after = await Promise.all(crowd.map(({ user }) => balanceOf(context.db, user.id)))
    expect(after.reduce((sum, one) => sum + one)).toBe(before.reduce((sum, one) => sum + one) - 30)
  })

  it('of one person with dollars for one, exactly one is bought', async () => {
    const products = await runConcurrently(2, () => addProduct(context.db, { stock: 100 }))
    const student = await customer(context, 59)
    const answers = await runConcurrently(presses, (index) => buy(student, products[index % 2] ?? 0))
    expect(statusesOf(answers)).toEqual(once(412))
    expect(await balanceOf(context.db, student.user.id)).toBe(29)
    expect(await context.db.$count(orders, eq(orders.user_id, student.user.id))).toBe(1)
  })

  it('the same press fifty times is one order', async () => {
    const product = await addProduct(context.db, { stock: 100 })
    const student = await customer(context, 1000)
    const answers = await runConcurrently(presses, () => buy(student, product, 30, 'one'))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect(await stockOf(context.db, product)).toBe(99)
    expect(await balanceOf(context.db, student.user.id)).toBe(970)
  })

  it('handed out, given back and refunded fifty times at once ends in one of them', async () => {
    const product = await addProduct(context.db, { stock: 1 })
    const student = await customer(context, 30)
    const admin = await context.arrive({ admin: true })
    const { id } = (await buy(student, product)).body
    const acts = [
      () => admin.post(`/store/orders/${id}/hand`),
      () => student.post(`/store/orders/${id}/cancel`),
      () => admin.post(`/store/orders/${id}/refund`, { reason: 'Broken', restock: true }),
    ]
    const answers = await runConcurrently(presses, (index) => acts[index % 3]?.() ?? student.get('/me/orders'))
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    const entries = await context.db
      .select()
      .from(ledger)
      .where(eq(ledger.reference, String(id)))
    const [order] = await context.db.select().from(orders).where(eq(orders.id, id))
    const isBack = order?.status !== 'HANDED'
    expect(entries.filter(({ reason }) => reason === 'REFUND')).toHaveLength(isBack ? 1 : 0)
    expect(await stockOf(context.db, product)).toBe(isBack ? 1 : 0)
    expect(await balanceOf(context.db, student.user.id)).toBe(isBack ? 30 : 0)
  })

  it('everybody who buys and gives back at once leaves stock and balances as they were', async () => {
    const products = await runConcurrently(3, () => addProduct(context.db, { stock: 5 }))
    const before = await Promise.all(crowd.map(({ user }) => balanceOf(context.db, user.id)))
    const answers = await Promise.all(
      crowd.map(async (visitor, index) => {
        const bought = await buy(visitor, products[index % 3] ?? 0)
        return bought.status === 200 ? visitor.post(`/store/orders/${bought.body.id}/cancel`) : bought
      }),
    )
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect(await Promise.all(products.map((id) => stockOf(context.db, id)))).toEqual([5, 5, 5])
    expect(await Promise.all(crowd.map(({ user }) => balanceOf(context.db, user.id)))).toEqual(before)
  })
})
