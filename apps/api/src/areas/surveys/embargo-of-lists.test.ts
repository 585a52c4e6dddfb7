import { calls, literalHtml, type Call } from '@the-house/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { config_test_exercises, config_tests } from '../../db/schema/index.ts'
import { practise } from '../../testing/journey.ts'
import { keysIn } from '../../testing/keys.ts'
import { furtherMaterial } from '../../testing/material.ts'
import { right, wrong } from '../../testing/question-types.ts'
import { addPractice } from '../../testing/school.ts'
import { createTestServer, type TestServer, type Visitor } from '../../testing/test-server.ts'
import { sit } from '../../testing/timed.ts'

const types = ['MATCHING', 'ORDERING', 'NUMERICAL'] as const

/** The three types, each with a remark on an alternative besides its explanation. */
const material = furtherMaterial.map((exercise) => ({
  ...exercise,
  alternative_feedback: (exercise.alternatives ?? [])
    .slice(0, 1)
    .map(({ id }) => ({ id, html: literalHtml('<p>explained-one</p>') })),
}))

let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())

/** A test of the three types that waits for a student, who has failed at a practice of them and has begun a copy. */
async function arrive() {
  const [practiceTopic, copyTopic] = [
    await addPractice(context.db, { chapter_id: 1, position: 60 }, material),
    await addPractice(context.db, { chapter_id: 1, position: 61 }, material),
  ]
  const [visitor, teacher] = [await context.arrive(), await context.arrive({ profile: 'TEACHER' })]
  const [practice, copy] = [practise(visitor, practiceTopic), practise(visitor, copyTopic)]
  const attempt = Number((await practice.read()).body.id)
  for (const type of types) {
    await practice.save(attempt, type, wrong[type])
    await practice.verify(type)
  }
  await practice.finish()
  const begun = Number((await copy.read()).body.id)
  for (const type of types) await copy.save(begun, type, wrong[type])

  const values = { name: 'The exam', description: '', minutes: 10, test_type: 'GENERAL' as const }
  const [config] = await context.db.insert(config_tests).values(values).returning()
  const config_test_id = config?.id ?? 0
  const exercises = types.map((type) => practiceTopic.exercise(type))
  await context.db
    .insert(config_test_exercises)
    .values(exercises.map((exercise_id, index) => ({ config_test_id, exercise_id, position: index + 1 })))
  const { body } = await teacher.post(`/config_tests/${config_test_id}/send`, { user_ids: [visitor.user.id] })
  const test = sit(visitor, { school: { ...context.school, free: practiceTopic } }, Number(body.content[0].id))
  const ids = [1, test.id, attempt, begun, ...exercises]
  return { visitor, test, attempt, begun, practice, copy, ids, topics: [practiceTopic, copyTopic], exercises }
}
type Arrived = Awaited<ReturnType<typeof arrive>>

type AnyCall = Pick<Call, 'method' | 'path' | 'stream' | 'download'>

/** What every address that a student can read tells of keys, explanations and remarks, by address. */
async function leaksOf({ get }: Visitor, { ids, topics, attempt, begun }: Arrived) {
  const queries = topics.flatMap(({ topic_id }) =>
    ['', `&attempt_id=${attempt}`, `&attempt_id=${begun}`].map((more) => `?topic_id=${topic_id}${more}`),
  )
  const leaks: string[] = []
  let read = 0
  for (const { method, path, stream, download } of Object.values<AnyCall>(calls)) {
    if (method !== 'GET' || stream || download) continue
    for (const id of path.includes(':') ? ids : [0])
      for (const query of ['', ...queries]) {
        const { status, body } = await get(path.replaceAll(/:\w+/g, String(id)) + query)
        if (status !== 200) continue
        read += 1
        leaks.push(...keysIn(body).map((where) => `${path} ${id}${query} ${where}`))
      }
  }
  return { leaks, read }
}

const refused = { status: 412, body: { token: 'exercise.embargo', values: { test: 'The exam' } } }

describe('pairs, orders and numbers of a test that is open', () => {
  it('give no key, pair, order, tolerance or remark by any address', async () => {
    const arrived = await arrive()
    const { visitor, test } = arrived
    const before = await leaksOf(visitor, arrived)
    expect(before.leaks.length).toBeGreaterThan(10)
    expect((await test.start()).status).toBe(200)
    for (const type of types) expect(keysIn((await test.save(type, wrong[type])).body)).toEqual([])
    const open = await leaksOf(visitor, arrived)
    expect(open.read).toBeGreaterThan(20)
    expect(open.leaks).toEqual([])
    await test.finish()
    expect((await leaksOf(visitor, arrived)).leaks.length).toBeGreaterThan(before.leaks.length)
  }, 120_000)

  it('are neither marked, finished, begun anew nor shown elsewhere, nor is an objection taken', async () => {
    const { visitor, test, practice, copy, attempt, exercises } = await arrive()
    await test.start()
    for (const type of types) expect(await copy.verify(type)).toMatchObject(refused)
    for (const answer of [
      await copy.finish(),
      await practice.retry(),
      await practice.retry('MISTAKES'),
      await practice.reveal(),
    ])
      expect(answer).toMatchObject(refused)
    for (const exercise_id of exercises)
      expect(await visitor.post(`/tests/${attempt}/objections`, { exercise_id })).toMatchObject(refused)
    await test.finish()
    expect((await copy.verify('MATCHING')).body).toMatchObject({ answered: true, correct: false })
  })

  it('are marked when the test ends, and then tell their keys', async () => {
    const { test } = await arrive()
    await test.start()
    for (const type of types) await test.save(type, type === 'ORDERING' ? wrong[type] : right[type])
    await test.finish()
    const { body } = await test.read()
    expect(body.exercises).toMatchObject([
      { correct: true, credit: 100, feedback: '<p>explained-pairs</p>' },
      { correct: false, credit: 0, correct_alternatives: [31, 7, 58, 12] },
      { correct: true, answer_correct: '1.609:0.001' },
    ])
  })
})
