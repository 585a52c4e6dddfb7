import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ledger } from '../../db/schema/index.ts'
import { correction, openUnit, writeTexts } from '../../testing/corrected.ts'
import { createServerOn, databases } from '../../testing/databases.ts'
import { addProduct, balanceOf, buy, earn } from '../../testing/store.ts'
import type { TestServer, Visitor } from '../../testing/test-server.ts'

describe.each(databases)('dollars for a test that is corrected down, on %s', (database) => {
  let context: TestServer
  let teacher: Visitor
  let newStudent: () => Promise<Visitor>
  beforeAll(async () => {
    context = await createServerOn(database)
    const unit = await openUnit(context)
    teacher = unit.teacher
    newStudent = unit.arrive
  })
  afterAll(() => context.close())

  /** A student who has the full reward of a test, and how that is corrected. */
  async function rewarded() {
    const student = await newStudent()
    const [id = 0] = await (await writeTexts(context, student, 1)).finish()
    let version = 0
    const correct = async (evaluation: number) => {
      const { status } = await teacher.put(`/corrections/${id}`, correction(evaluation, { version }))
      expect(status).toBe(200)
      version += 1
    }
    await correct(10)
    expect(await balance(student)).toBe(40)
    return { student, correct }
  }
  const balance = ({ user }: Visitor) => balanceOf(context.db, user.id)
  const amounts = async ({ user }: Visitor) =>
    (await context.db.select().from(ledger).where(eq(ledger.user_id, user.id)).orderBy(ledger.id)).map(
      ({ amount }) => amount,
    )

  it('are taken away as far as they are there, and never paid twice', async () => {
    const { student, correct } = await rewarded()
    const product = await addProduct(context.db, { price: 30 })
    expect((await buy(student, product)).status).toBe(200)
    await correct(0)
    expect(await amounts(student)).toEqual([40, -30, -10])
    await correct(0)
    expect(await amounts(student)).toEqual([40, -30, -10])
    await correct(10)
    expect(await amounts(student)).toEqual([40, -30, -10, 10])
  })

  it('leave no entry where all of them are spent', async () => {
    const { student, correct } = await rewarded()
    expect((await buy(student, await addProduct(context.db, { price: 40 }), 40)).status).toBe(200)
    await correct(0)
    expect(await amounts(student)).toEqual([40, -40])
  })

  it('that were not there are not taken later, from what was earned since', async () => {
    const { student, correct } = await rewarded()
    expect((await buy(student, await addProduct(context.db, { price: 36 }), 36)).status).toBe(200)
    await correct(6)
    expect(await amounts(student)).toEqual([40, -36, -4])
    await earn(context.db, student.user.id, 20)
    // The same mark once more, and two other ones: each takes no more than it changes.
    for (const [mark, left] of [
      [6, 20],
      [7, 20],
      [6, 18],
      [10, 24],
    ] as const) {
      await correct(mark)
      expect([mark, await balance(student)]).toEqual([mark, left])
    }
  })

  it('are taken once where both is done at once: earning, and saving the same mark', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { student, correct } = await rewarded()
      expect((await buy(student, await addProduct(context.db, { price: 40 }), 40)).status).toBe(200)
      await correct(0)
      await Promise.all([earn(context.db, student.user.id, 20), correct(0)])
      expect(await balance(student)).toBe(20)
    }
  })

  it('are not spent and taken away at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { student, correct } = await rewarded()
      const product = await addProduct(context.db, { price: 30 })
      const [bought] = await Promise.all([buy(student, product), correct(0)])
      expect(await amounts(student)).toEqual(bought.status === 200 ? [40, -30, -10] : [40, -40])
      expect(await balance(student)).toBe(0)
    }
  })
})
