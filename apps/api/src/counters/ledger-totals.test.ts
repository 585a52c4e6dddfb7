import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../db/client.ts'
import { balances, ledger, tribe_totals, users } from '../db/schema/index.ts'
import { createServerOn, databases, type ServerOn } from '../testing/databases.ts'
import { runConcurrently } from '../testing/run-concurrently.ts'
import { addPerson } from '../testing/school.ts'
import { balanceOf } from '../testing/store.ts'
import { userBalances } from './balances.ts'
import { rebuildCounter } from './rebuild-counter.ts'
import { tribeTotals } from './tribe-totals.ts'

const tribe_id = 1

/** Numbers in an order that differs from one `seed` to the next. */
const shuffled = (ids: readonly number[], seed: number) =>
  ids.toSorted((one, other) => ((one * 7919 + seed * 104_729) % 1009) - ((other * 7919 + seed * 104_729) % 1009))

describe.each(databases)('balances and fortunes on %s', (database) => {
  let context: ServerOn
  let people: number[]
  beforeAll(async () => {
    context = await createServerOn(database)
    people = []
    for (let n = 0; n < 50; n += 1) people.push((await addPerson(context.db, { tribe_id })).id)
  })
  afterAll(() => context.close())

  let payments = 0
  const entryFor = (user_id: number, amount = 10) => {
    payments += 1
    return { user_id, tribe_id, amount, reason: 'GIFT' as const, reference: `${payments}`, created_at: context.clock() }
  }
  const pay = (db: Db, user_id: number, amount?: number) => db.insert(ledger).values(entryFor(user_id, amount))
  const drift = async () => [...(await userBalances.drift(context.db)), ...(await tribeTotals.drift(context.db))]
  const sumOf = async (user_id: number) => {
    const rows = await context.db.select().from(balances).where(eq(balances.user_id, user_id))
    return rows.reduce((sum, { amount }) => sum + amount, 0)
  }
  const fortune = async () => {
    const rows = await context.db.select().from(tribe_totals).where(eq(tribe_totals.tribe_id, tribe_id))
    return rows.filter(({ step }) => step === 'ALL').reduce((sum, { earned }) => sum + earned, 0)
  }
  it('fifty students of one tribe who are paid at once are counted, each once', async () => {
    const before = await fortune()
    await runConcurrently(50, (index) => pay(context.db, people[index] ?? 0))
    expect(await fortune()).toBe(before + 500)
    expect(await drift()).toEqual([])
  })

  it('one student who is paid fifty times at once has all of it', async () => {
    const { id } = await addPerson(context.db, { tribe_id })
    await runConcurrently(50, () => pay(context.db, id, 2))
    expect([await sumOf(id), await balanceOf(context.db, id)]).toEqual([100, 100])
    expect(await drift()).toEqual([])
  })

  it('transactions that pay the same people in different orders, one by one and in sets, never deadlock', async () => {
    const some = people.slice(0, 12)
    await runConcurrently(30, (seed) =>
      context.db.transaction(async (tx) => {
        for (const id of shuffled(some, seed).slice(0, 4)) await pay(tx, id)
        await tx.insert(ledger).values(shuffled(some, seed + 1).map((id) => entryFor(id)))
      }),
    )
    expect(await drift()).toEqual([])
  })

  it('a payment that is rolled back, changed or deleted counts no more', async () => {
    const { id } = await addPerson(context.db, { tribe_id })
    const before = await fortune()
    const failed = context.db.transaction(async (tx) => {
      await pay(tx, id)
      throw new Error('Something later failed')
    })
    await expect(failed).rejects.toThrow('Something later failed')
    expect([await sumOf(id), await fortune()]).toEqual([0, before])
    await pay(context.db, id, 30)
    await context.db.update(ledger).set({ tribe_id: null }).where(eq(ledger.user_id, id))
    expect([await sumOf(id), await fortune()]).toEqual([30, before])
    await context.db.update(ledger).set({ amount: 20, tribe_id }).where(eq(ledger.user_id, id))
    expect([await sumOf(id), await fortune()]).toEqual([20, before + 20])
    await context.db.delete(users).where(eq(users.id, id))
    expect([await sumOf(id), await fortune()]).toEqual([0, before])
    expect(await drift()).toEqual([])
  })

  it('what was falsified is made right while others are paid', async () => {
    const sum = await fortune()
    await context.db.update(balances).set({ amount: 7 })
    await context.db.delete(tribe_totals)
    expect(await drift()).toContainEqual({ row: `tribe ${tribe_id}, ALL 2000-01-01 00:00`, counted: 0, actual: sum })
    await runConcurrently(40, async (index) => {
      if (index % 10 === 0) await rebuildCounter(context.db, index % 20 === 0 ? userBalances : tribeTotals)
      else await pay(context.db, people[index] ?? 0)
    })
    expect(await drift()).toEqual([])
  })
})

it('a payment waits for no other of the same student and tribe that is not committed yet', async () => {
  const context = await createServerOn('PostgreSQL')
  const { id } = await addPerson(context.db, { tribe_id })
  const entry = { user_id: id, tribe_id, amount: 10, reason: 'GIFT' as const, created_at: context.clock() }
  await context.db.insert(ledger).values({ ...entry, reference: 'first' })
  const other = context.second()
  await context.db.transaction(async (tx) => {
    await tx.insert(ledger).values({ ...entry, reference: 'held' })
    // It would wait for the end of this transaction, which waits for it.
    await other?.db.insert(ledger).values({ ...entry, reference: 'free' })
  })
  expect(await balanceOf(context.db, id)).toBe(30)
  expect(await userBalances.drift(context.db)).toEqual([])
  await other?.close()
  await context.close()
})
