import { exerciseTypes, type ExerciseType } from '@the-house/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { practise } from '../../testing/journey.ts'
import { keysIn } from '../../testing/keys.ts'
import { furtherMaterial, materialTypes } from '../../testing/material.ts'
import { right, wrong } from '../../testing/question-types.ts'
import { addPractice } from '../../testing/school.ts'
import { createTestServer, type Json, type TestServer } from '../../testing/test-server.ts'

let context: TestServer
let further: Awaited<ReturnType<typeof addPractice>>
beforeAll(async () => {
  context = await createTestServer()
  further = await addPractice(context.db, { chapter_id: 1, position: 70 }, furtherMaterial)
})
afterAll(() => context.close())

const start = async (topic: 'free' | 'silent' = 'free') => {
  const visitor = await context.arrive()
  const practice = practise(visitor, context.school[topic])
  const { body } = await practice.read()
  const test: number = body.id
  return { practice, test }
}
/** An attempt at a topic that has an exercise of a type. */
const startWith = async (type: ExerciseType) => {
  if (materialTypes.includes(type)) return start()
  const practice = practise(await context.arrive(), further)
  return { practice, test: Number((await practice.read()).body.id) }
}
const find = (survey: Json, type: string): Json => survey.exercises.find((exercise: Json) => exercise.type === type)

describe('what a result says', () => {
  it.each(Object.entries(wrong))('marks a wrong %s', async (type, sent) => {
    const known = exerciseTypes.find((name) => name === type) ?? 'OPEN_ANSWER'
    const { practice, test } = await startWith(known)
    await practice.save(test, known, sent)
    expect((await practice.verify(known)).body).toMatchObject({ answered: true, correct: false })
  })

  it('says of what was chosen alone, once the answer is handed in, and as it was when the attempt began', async () => {
    const { practice, test } = await start()
    await practice.save(test, 'UNIQUE_ALTERNATIVE', wrong.UNIQUE_ALTERNATIVE)
    expect(keysIn((await practice.read()).body)).toEqual([])
    const said = [{ id: 1, html: '<p>explained-roof</p>' }]
    const { body } = await practice.verify('UNIQUE_ALTERNATIVE')
    expect(body).toMatchObject({ alternative_feedback: said })
    expect(find((await practice.finish()).body, 'UNIQUE_ALTERNATIVE')).toMatchObject({ alternative_feedback: said })
    const other = await start('silent')
    await other.practice.save(other.test, 'UNIQUE_ALTERNATIVE', wrong.UNIQUE_ALTERNATIVE)
    expect((await other.practice.verify('UNIQUE_ALTERNATIVE')).body).not.toHaveProperty('alternative_feedback')
  })

  it.each([
    ['MATCHING', { options: [{ position: 1, answer: 'boil water' }, { position: 2, answer: 'climb' }] }, 25],
    ['ORDERING', { alternative_ids: [7, 31, 58, 12] }, 66],
    ['NUMERICAL', { answer_text: '1.62 km' }, 50],
    ['NUMERICAL', { answer_text: '1.609' }, 50],
  ] as const)('gives a part of the credit: %s', async (type, body, credit) => {
    const { practice, test } = await startWith(type)
    await practice.save(test, type, { call: right[type].call, body })
    expect((await practice.verify(type)).body).toMatchObject({ correct: false, credit })
    const { feedback } = (await practice.finish()).body
    expect(feedback).toMatchObject({ percentage: Math.round(credit / 3), partial: { full: 0, partly: 1 } })
  }) // oxfmt-ignore

  it('shows the right side of each pair, and no multiplier of a unit', async () => {
    const { practice, test } = await startWith('MATCHING')
    for (const type of ['MATCHING', 'NUMERICAL'] as const) await practice.save(test, type, wrong[type])
    const pairs = (await practice.verify('MATCHING')).body
    expect(pairs.options.map(({ answer }: Json) => answer)).toEqual(['boil water', 'read', 'open a door', 'boil water'])
    const number = (await practice.verify('NUMERICAL')).body
    expect(number).toMatchObject({ answer_correct: '1.609:0.001', options: [{ answer: null }] })
  })
})
