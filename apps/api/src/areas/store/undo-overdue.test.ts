import { limits } from '@the-house/domain'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ledger, notifications, orders, users } from '../../db/schema/index.ts'
import { runMaintenance } from '../../maintenance.ts'
import { createServerOn, databases, type ServerOn } from '../../testing/databases.ts'
import { runConcurrently } from '../../testing/run-concurrently.ts'
import { addProduct, balanceOf, buy, customer, stockOf } from '../../testing/store.ts'
import type { Visitor } from '../../testing/test-server.ts'
import { undoOverdueOrders } from './undo-overdue.ts'

const day = 86_400_000

describe.each(databases)('orders that nobody fetches, on %s', (database) => {
  let context: ServerOn
  let student: Visitor
  let product: number
  beforeAll(async () => {
    context = await createServerOn(database)
    student = await customer(context, 300)
    product = await addProduct(context.db, { name: 'Socks', stock: 10 })
  }, 60_000)
  afterAll(() => context.close())

  const tools = (db = context.db) => ({ db, clock: context.clock, canWrite: async () => true })
  /** Moves orders into the past, since sessions would end meanwhile. */
  const age = (ids: number[], ms: number = limits.orderDays * day) =>
    context.db
      .update(orders)
      .set({ created_at: new Date(context.clock().getTime() - ms) })
      .where(inArray(orders.id, ids))
  const statusOf = async (id: number) => {
    const [found] = await context.db.select().from(orders).where(eq(orders.id, id))
    return found?.status
  }

  it('are kept for fourteen days, and not a moment longer', async () => {
    const { id } = (await buy(student, product)).body
    await age([id], limits.orderDays * day - 1)
    await undoOverdueOrders(tools())
    expect(await statusOf(id)).toBe('RESERVED')
    await age([id])
    await undoOverdueOrders(tools())
    const { body } = await student.get('/me/orders')
    expect(body.content[0]).toMatchObject({ id, status: 'CANCELLED', expired: true })
    expect(await balanceOf(context.db, student.user.id)).toBe(300)
    expect(await stockOf(context.db, product)).toBe(10)
  })

  it('are told to the student in the student’s language', async () => {
    const other = await customer(context, 30)
    await context.db.update(users).set({ language: 'pt' }).where(eq(users.id, other.user.id))
    await age([(await buy(other, product)).body.id])
    await undoOverdueOrders(tools())
    const told = await context.db.select().from(notifications).where(eq(notifications.user_id, other.user.id))
    expect(told.map(({ type, title }) => [type, title])).toEqual([['MESSAGE', 'Não retirado a tempo: Socks']])
  })

  it('stay handed out, however long ago that was', async () => {
    const admin = await context.arrive({ admin: true })
    const { id } = (await buy(student, product)).body
    await admin.post(`/store/orders/${id}/hand`)
    await age([id])
    await undoOverdueOrders(tools())
    expect(await statusOf(id)).toBe('HANDED')
  })

  it('are undone once, by two processes at the same time as well, while their student gives them back', async () => {
    const stock = (await stockOf(context.db, product)) ?? 0
    const balance = await balanceOf(context.db, student.user.id)
    const bought = await runConcurrently(8, () => buy(student, product))
    const ids: number[] = bought.map(({ body }) => body.id)
    await age(ids)
    const second = context.second()
    await Promise.all([
      undoOverdueOrders(tools()),
      undoOverdueOrders(tools(second?.db)),
      ...ids.slice(0, 3).map((id) => student.post(`/store/orders/${id}/cancel`)),
    ])
    await second?.close()
    expect(await Promise.all(ids.map(statusOf))).toEqual(ids.map(() => 'CANCELLED'))
    expect(await balanceOf(context.db, student.user.id)).toBe(balance)
    expect(await stockOf(context.db, product)).toBe(stock)
    for (const id of ids) {
      const entries = await context.db
        .select()
        .from(ledger)
        .where(eq(ledger.reference, String(id)))
      expect(entries.map(({ reason }) => reason).toSorted()).toEqual(['REFUND', 'STORE'])
    }
  })

  it('are undone by the hourly maintenance', async () => {
    const { id } = (await buy(student, product)).body
    await age([id])
    await runMaintenance(
      {
        ...context,
        fileUrl: () => null,
        freeBytes: async () => null,
        checkFiles: async () => undefined,
        canWrite: async () => true,
      },
      () => undefined,
    )
    expect(await statusOf(id)).toBe('CANCELLED')
  })
})
