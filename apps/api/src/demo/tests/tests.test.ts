import { exerciseTypes } from '@the-house/domain'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dollarsForTest } from '../../areas/dollars/ledger.ts'
import { percentageOf } from '../../areas/surveys/result.ts'
import { openDemo, type Demo } from '../../testing/demo.ts'
import type { Db } from '../../db/client.ts'
import { answers, config_tests, exercises, ledger, notifications, sendings, tests } from '../../db/schema/index.ts'

let school: Demo
let db: Db
beforeAll(async () => {
  school = await openDemo()
  ;({ db } = school)
}, 60_000)
afterAll(() => school.close())

async function testsOf(email: string) {
  const { id } = await school.person(email)
  return db
    .select({ test: tests, config: config_tests })
    .from(tests)
    .innerJoin(config_tests, eq(config_tests.id, tests.config_test_id))
    .where(eq(tests.user_id, id))
    .orderBy(asc(tests.id))
}

it('the student has a test in every state', async () => {
  const own = await testsOf('student@thehouse.test')
  expect(own.map(({ test, config }) => [config.name, test.status])).toEqual([
    ['Good morning, Arch Street', 'FINISHED'],
    ['Whose coat is this?', 'FINISHED_EXPIRED'],
    ['Three short texts', 'FINISHED'],
    ['Ears open', 'PENDING'],
    ['The first three rooms', 'PENDING'],
    ['One-minute warm-up', 'PENDING'],
  ])
  expect(own.map(({ test }) => test.show_feedback)).toEqual([true, true, true, false, true, true])
  const expired = own[1]?.test
  expect(expired?.finish_at).toEqual(expired?.end_at)
  expect(expired?.blank).toBeGreaterThan(0)
})

it('the self-taught learner has one that waits', async () => {
  const own = await testsOf('autodidact@thehouse.test')
  expect(own.map(({ test, config }) => [config.name, test.status])).toEqual([['One-minute warm-up', 'PENDING']])
})

it('one of texts is corrected, text by text', async () => {
  const texts = (await testsOf('student@thehouse.test')).find(({ config }) => config.test_type === 'WRITING')
  const rows = await db
    .select()
    .from(answers)
    .where(eq(answers.test_id, texts?.test.id ?? 0))
  expect(rows).toHaveLength(3)
  expect(rows.every(({ feedback, evaluation, corrected_by }) => feedback && evaluation && corrected_by)).toBe(true)
})

it('a check of twenty minutes has exercises of the six types of the specification', async () => {
  const check = (await testsOf('student@thehouse.test')).find(({ config }) => config.minutes === 20)
  const rows = await db
    .select({ type: exercises.type })
    .from(exercises)
    .where(inArray(exercises.id, check?.test.exercise_ids ?? []))
  expect(rows).toHaveLength(8)
  expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(exerciseTypes.slice(0, 6)))
})

it('times lie between the sending and now, and none runs on', async () => {
  const sent = await db
    .select({ test: tests, notice: notifications })
    .from(tests)
    .innerJoin(notifications, and(eq(notifications.test_id, tests.id), eq(notifications.type, 'TEST_AVALIABLE')))
  expect(sent).toHaveLength(await db.$count(tests, eq(tests.kind, 'TEST')))
  for (const { test, notice } of sent) {
    expect(notice).toMatchObject({ user_id: test.user_id, subject: String(test.id) })
    if (test.status === 'PENDING') continue
    const times = [notice.created_at, test.start_at, test.finish_at, test.end_at, school.now].map(Number)
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(Number(test.end_at) - Number(test.start_at)).toBe(Number(test.minutes) * 60_000)
  }
})

it('those that were passed have paid, once, and no other', async () => {
  const done = (await db.select().from(tests).where(eq(tests.kind, 'TEST'))).filter(({ total }) => total !== null)
  const expected = done
    .map(({ id, total, waiting, credit }) => ({
      reference: String(id),
      amount: dollarsForTest(percentageOf({ total: total ?? 0, waiting: waiting ?? 0, credit: credit ?? 0 })),
    }))
    .filter(({ amount }) => amount > 0)
  expect(expected.length).toBeGreaterThanOrEqual(2)
  const { reference, amount } = ledger
  const paid = await db.select({ reference, amount }).from(ledger).where(eq(ledger.reason, 'TEST')).orderBy(ledger.id)
  expect(paid).toEqual(expected)
})

it('a whole school has done the oldest one, so that its report has something to show', async () => {
  const [greetings] = await db.select().from(config_tests).where(eq(config_tests.name, 'Good morning, Arch Street'))
  const rows = await db
    .select()
    .from(tests)
    .where(eq(tests.config_test_id, greetings?.id ?? 0))
  const count = (status: string) => rows.filter((row) => row.status === status).length
  expect(count('FINISHED')).toBeGreaterThanOrEqual(10)
  expect(count('FINISHED_EXPIRED')).toBeGreaterThan(0)
  expect(count('PENDING')).toBeGreaterThan(0)
  const [sending] = await db
    .select()
    .from(sendings)
    .where(eq(sendings.config_test_id, greetings?.id ?? 0))
  expect(sending).toMatchObject({ receivers: rows.length, done: rows.length })
  expect(rows.every(({ sending_id }) => sending_id === sending?.id)).toBe(true)
})
