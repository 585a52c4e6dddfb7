import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exercises } from '../../db/schema/index.ts'
import { practise } from '../../testing/journey.ts'
import { keysIn } from '../../testing/keys.ts'
import { addPractice } from '../../testing/school.ts'
import { createTestServer, type Json, type TestServer } from '../../testing/test-server.ts'
import { materialTypes } from '../../testing/material.ts'

let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())

const start = async () => {
  const visitor = await context.arrive()
  const practice = practise(visitor, context.school.free)
  return { visitor, practice, attempt: Number((await practice.read()).body.id) }
}
const keysByType = (survey: Json) =>
  survey.exercises.flatMap((one: Json) => (keysIn(one).length > 0 ? [one.type] : [])).toSorted()
const automatic = materialTypes.filter((type) => type !== 'OPEN_ANSWER').toSorted()

describe('a practice that was finished with blanks', () => {
  it('shows no key of what was not answered, until its student asks to see it', async () => {
    const { practice, attempt } = await start()
    await practice.save(attempt, 'COMPLETE_WORD')
    const finished = (await practice.finish()).body
    expect(finished).toMatchObject({ hidden: 4 })
    expect(keysByType(finished)).toEqual(['COMPLETE_WORD'])
    expect(keysByType((await practice.read()).body)).toEqual(['COMPLETE_WORD'])
    const shown = (await practice.reveal()).body
    expect(shown).not.toHaveProperty('hidden')
    expect(keysByType(shown)).toEqual(automatic)
    expect(keysByType((await practice.read()).body)).toEqual(automatic)
    expect((await practice.reveal()).body).toEqual({ ...shown, server_time: expect.any(String) })
  })

  it('keeps its right answers while it goes on', async () => {
    const { practice } = await start()
    expect(await practice.reveal()).toMatchObject({ status: 412, body: { token: 'attempt.open' } })
  })

  it('earns nothing later by answers that were shown, and all by those that were not', async () => {
    const [asking, other] = [await start(), await start()]
    for (const { practice } of [asking, other]) await practice.finish()
    await asking.practice.reveal()
    const earned = async ({ practice }: typeof asking) => {
      const { id } = (await practice.retry()).body
      for (const type of automatic) await practice.save(id, type)
      const { body } = await practice.finish()
      expect(body.feedback).toMatchObject({ correct: 5, blank: 1 })
      return body.earned
    }
    // Ten for finishing; as much again for a perfect result, of which five in six exercises were right.
    expect([await earned(asking), await earned(other)]).toEqual([10, 18])
  })

  it('shows its right answers to no other student', async () => {
    const { practice } = await start()
    await practice.finish()
    const other = practise(await context.arrive(), context.school.free)
    expect((await other.reveal()).status).toBe(404)
  })
})

describe('an exercise that is kept for tests', () => {
  it('is in no practice, and shows no key in one that began before', async () => {
    const topic = await addPractice(context.db, { chapter_id: 1, position: 60 })
    const [early, late] = [practise(await context.arrive(), topic), practise(await context.arrive(), topic)]
    const { id } = (await early.read()).body
    await early.save(id, 'COMPLETE_WORD')
    await context.db
      .update(exercises)
      .set({ tests_only: true })
      .where(eq(exercises.id, topic.exercise('COMPLETE_WORD')))
    expect(keysIn((await early.verify('COMPLETE_WORD')).body)).toEqual([])
    await early.finish()
    expect(keysByType((await early.reveal()).body)).not.toContain('COMPLETE_WORD')
    const practised = (await late.read()).body.exercises.map(({ type }: Json) => type)
    expect(practised).toHaveLength(5)
    expect(practised).not.toContain('COMPLETE_WORD')
  })
})
