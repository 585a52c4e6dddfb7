import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answers, tests } from '../../db/schema/index.ts'
import { openTestHouse, type TestHouse } from '../../testing/house.ts'
import { practise } from '../../testing/journey.ts'
import { examine, sit } from '../../testing/timed.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

const rowOf = async (id: number) => (await house.db.select().from(tests).where(eq(tests.id, id)))[0]
type Sitting = Awaited<ReturnType<typeof examine>>['test']

/** A test that runs, with an answer saved. */
async function begin() {
  const examined = await examine(house)
  await examined.test.start()
  await examined.test.save('COMPLETE_WORD')
  return examined
}

describe('what is not one’s own', () => {
  const calls: [string, (test: Sitting) => Promise<{ status: number }>][] = [
    ['info', (test) => test.info()],
    ['start', (test) => test.start()],
    ['exercises', (test) => test.read()],
    ['finish', (test) => test.finish()],
    ['flags', (test) => test.flag('OPEN_ANSWER', true)],
    ['save', (test) => test.save('OPEN_ANSWER')],
  ]
  it.each(calls)('is not found, and stays as it is: %s', async (name, call) => {
    const { test } = name === 'start' ? await examine(house) : await begin()
    const before = await rowOf(test.id)
    const strangers = await Promise.all([house.arrive(), house.arrive({ profile: 'TEACHER' })])
    for (const stranger of strangers) expect((await call(sit(stranger, house, test.id))).status).toBe(404)
    expect((await call(sit(strangers[0], house, 999_999))).status).toBe(404)
    expect(await rowOf(test.id)).toEqual(before)
    expect(await house.db.$count(answers, and(eq(answers.test_id, test.id)))).toBe(before?.status === 'PENDING' ? 0 : 1)
  })

  it.each(calls.filter(([name]) => name !== 'save'))('nor is a practice a test: %s', async (_, call) => {
    const visitor = await house.arrive()
    const { body } = await practise(visitor, house.school.free).read()
    expect((await call(sit(visitor, house, body.id))).status).toBe(404)
    expect((await rowOf(body.id))?.status).toBe('STARTED')
  })
})
