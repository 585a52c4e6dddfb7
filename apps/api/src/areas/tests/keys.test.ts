import { literalHtml } from '@the-house/domain'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answers } from '../../db/schema/index.ts'
import { createTestServer, type Json, type TestServer } from '../../testing/test-server.ts'
import { keysIn } from '../../testing/keys.ts'
import { examine } from '../../testing/timed.ts'
import { materialTypes } from '../../testing/material.ts'

let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())

const bodies = (list: Json[]) => list.map(({ body }) => body)

/** Collects every response of a test's calls, from before its start until it is over. */
async function listen(show_feedback: boolean, end: 'finish' | 'expire') {
  const { test, visitor } = await examine(context, { show_feedback })
  const before: Json[] = [await test.info(), await test.read(), await test.finish(), await test.start()]
  for (const type of materialTypes) before.push(await test.save(type), await test.flag(type, true))
  before.push(await test.info(), await test.read(), await test.start())
  if (end === 'expire') context.wait(600_000)
  const after: Json[] = [await test.finish(), await test.info(), await test.read(), await test.save('OPEN_ANSWER')]
  const correct = async () => {
    const exercise = context.school.free.exercise('OPEN_ANSWER')
    await context.db
      .update(answers)
      .set({
        correct: true,
        credit: 90,
        evaluation: 9,
        feedback: literalHtml('<p>Well said.</p>'),
        corrected_by: visitor.user.id,
      })
      .where(and(eq(answers.test_id, test.id), eq(answers.exercise_id, exercise)))
    return (await test.read()).body
  }
  return { before: bodies(before), after: bodies(after), correct }
}

describe.each(['finish', 'expire'] as const)('of a test that ends with %s', (end) => {
  it('no key leaves before its end, and those of open answers wait for the correction', async () => {
    const { before, after, correct } = await listen(true, end)
    expect(keysIn(before)).toEqual([])
    const survey = after[0]
    for (const { type, ...exercise } of survey.exercises) {
      expect([type, keysIn(exercise).length > 0]).toEqual([type, type !== 'OPEN_ANSWER'])
    }
    const open = (await correct()).exercises.find((one: Json) => one.type === 'OPEN_ANSWER')
    expect(open).toMatchObject({ correct: true, credit: 90, answer_correct: 'model-of-the-open-answer' })
  })

  it('no key leaves at all where it shows no feedback', async () => {
    const { before, after, correct } = await listen(false, end)
    expect(keysIn([...before, ...after])).toEqual([])
    expect(keysIn(await correct())).toEqual([])
  })
})
