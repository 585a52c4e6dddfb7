import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServerOn, databases, type ServerOn } from '../../testing/databases.ts'
import { practise } from '../../testing/journey.ts'
import { keysIn } from '../../testing/keys.ts'
import { right, wrong } from '../../testing/question-types.ts'
import { addPractice } from '../../testing/school.ts'
import { addTest, sit } from '../../testing/timed.ts'
import type { Json } from '../../testing/test-server.ts'
import { materialTypes } from '../../testing/material.ts'

const step = fc.record({
  act: fc.constantFrom(
    ...(['read', 'read', 'first', 'verify', 'verify', 'retry', 'mistakes', 'finish', 'reveal', 'object'] as const),
    ...(['start', 'start', 'save', 'hand in', 'look', 'news'] as const),
  ),
  /** Of the exercises of the test, or of a topic with equal ones. */
  topic: fc.constantFrom('own', 'copy'),
  device: fc.constantFrom('phone', 'laptop'),
  type: fc.constantFrom(...materialTypes),
  good: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

describe.each(databases)('exam integrity, on %s', (database) => {
  let context: ServerOn
  let copy: Awaited<ReturnType<typeof addPractice>>
  let configs: number[]
  beforeAll(async () => {
    context = await createServerOn(database)
    copy = await addPractice(context.db, { chapter_id: 1, position: 41 })
    configs = [await addTest(context, { minutes: 5 }), await addTest(context, { show_feedback: false })]
  })
  afterAll(() => context.close())

  /** A student with two devices, a practice that is concluded and one that is open, and two pending tests. */
  async function arrive() {
    const [phone, teacher] = [await context.arrive(), await context.arrive({ profile: 'TEACHER' })]
    const laptop = await context.signInAgain(phone)
    const sent = await Promise.all(
      configs.map((id) => teacher.post(`/config_tests/${id}/send`, { user_ids: [phone.user.id] })),
    )
    const ids: number[] = sent.map(({ body }) => body.content[0].id)
    const practice = practise(phone, context.school.free)
    const first: number = (await practice.read()).body.id
    await practice.save(first, 'UNIQUE_ALTERNATIVE', wrong.UNIQUE_ALTERNATIVE)
    await practice.finish()
    await practice.retry()
    return { devices: { phone, laptop }, ids, first, user: phone.user }
  }
  type Learner = Awaited<ReturnType<typeof arrive>>

  /** What the server answers to a step. */
  async function take({ devices, ids, first }: Learner, { act, topic, device, type, good }: Step): Promise<Json[]> {
    const visitor = devices[device]
    const practice = practise(visitor, topic === 'own' ? context.school.free : copy)
    const test = sit({ ...devices.phone, ...visitor }, context, ids[good ? 0 : 1] ?? 0)
    const sent = good || type === 'OPEN_ANSWER' ? right[type] : wrong[type]
    const exercise_id = context.school.free.exercise('UNIQUE_ALTERNATIVE')
    const verify = async () => {
      const { body } = await practice.read()
      await practice.save(body.id ?? 0, type, sent)
      return practice.verify(type)
    }
    const answers: Record<Step['act'], () => Promise<Json>[]> = {
      read: () => [practice.read()],
      first: () => [practise(visitor, context.school.free).readAttempt(first)],
      verify: () => [verify()],
      retry: () => [practice.retry()],
      mistakes: () => [practice.retry('MISTAKES')],
      finish: () => [practice.finish()],
      reveal: () => [practice.reveal()],
      object: () => [visitor.post(`/tests/${first}/objections`, { exercise_id, reason: 'Mine is right.' })],
      start: () => [test.start()],
      save: () => [test.save(type, sent), test.read()],
      'hand in': () => [test.finish()],
      look: () => [test.read(), test.info(), visitor.get('/me/tests')],
      news: () => [visitor.get('/session/notifications'), visitor.get('/me/dollars'), visitor.get('/me')],
    }
    return Promise.all(answers[act]())
  }

  /** The tests that are open: started and not ended. */
  async function openOf({ devices, ids }: Learner): Promise<number[]> {
    const states = await Promise.all(ids.map((id) => devices.phone.get(`/tests/${id}/info`)))
    return ids.filter((_, index) => states[index]?.body.status === 'STARTED')
  }

  it('whatever is started, practised and asked in whatever order on two devices: no key of an open test', async () => {
    let seen = 0
    const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 7 })
    await fc.assert(
      fc.asyncProperty(rounds, fc.nat(400), async (taken, seconds) => {
        const learner = await arrive()
        for (const round of taken) {
          const before = await openOf(learner)
          // The steps of a round run at once.
          const answers = (await Promise.all(round.map((each) => take(learner, each)))).flat()
          const after = await openOf(learner)
          const during = before.some((id) => after.includes(id)) ? answers : []
          seen += during.length
          expect(during.flatMap(({ body }) => keysIn(body))).toEqual([])
          context.wait(seconds * 1000)
        }
      }),
      { numRuns: database === 'PostgreSQL' ? 25 : 10 },
    )
    expect(seen).toBeGreaterThan(10)
  }, 240_000)
})
