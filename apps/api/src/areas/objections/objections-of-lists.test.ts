import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { furtherMaterial } from '../../testing/material.ts'
import { groupOf, openTopic } from '../../testing/objected.ts'
import { wrong, type Sent } from '../../testing/question-types.ts'
import { createTestServer, type TestServer, type Visitor } from '../../testing/test-server.ts'

let context: TestServer
let admin: Visitor
beforeAll(async () => {
  context = await createTestServer()
  admin = await context.arrive({ admin: true })
})
afterAll(() => context.close())

interface Case {
  type: 'MATCHING' | 'ORDERING' | 'NUMERICAL'
  /** What an objector gave, which is worth `credit`. */
  given: Sent['body']
  credit: number
  /** The same answer, as another student has sent it. */
  same: Sent['body']
  /** How the answer is shown to those who decide. */
  shown: string[]
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
const pair = (position: number, answer: string) => ({ position, answer })
const cases: Case[] = [
  {
    type: 'MATCHING',
    given: { options: [pair(1, 'boil water'), pair(2, 'climb')] },
    credit: 25,
    same: { options: [pair(2, 'climb'), pair(1, 'boil water')] },
    shown: ['a kettle → boil water', 'a lamp → climb'],
  },
  {
    type: 'ORDERING',
    given: { alternative_ids: [7, 31, 58, 12] },
    credit: 66,
    same: { alternative_ids: [7, 31, 58, 12] },
    shown: ['has', 'She', 'lived', 'here.'],
  },
  {
    type: 'NUMERICAL',
    given: { answer_text: '1.62 km' },
    credit: 50,
    same: { answer_text: '1.620 km' },
    shown: ['1.62 km'],
  },
]

describe.each(cases)('an objection to an answer of $type', ({ type, given, credit, same, shown }) => {
  const sent = (body: Sent['body']) => ({ [type]: { call: wrong[type].call, body } })

  it('marks equal answers right once it is accepted: results and dollars follow, and later answers too', async () => {
    const { err, exercise } = await openTopic(context, furtherMaterial)
    const objector = await err([type], sent(given))
    const silent = await err([type], sent(same))
    const other = await err([type])
    for (const student of [objector, silent, other]) await student.practice.finish()
    expect(await objector.answer(type)).toMatchObject({ correct: false, credit })
    expect((await objector.object(type)).body).toMatchObject({ status: 'WAITING' })

    const group = await groupOf(admin, exercise(type))
    expect(group).toMatchObject({ students: 1, alike: 2 })
    const { body } = await admin.get(`/objections/${group.id}`)
    expect(body).toMatchObject({ answer: shown, consequence: { answers: 2, students: 2 } })
    const accepted = await admin.post(`/objections/${group.id}/accept`, { reply: 'So it is.' })
    expect(accepted).toMatchObject({ status: 200, body: { left: 0 } })

    for (const student of [objector, silent]) {
      expect(await student.answer(type)).toMatchObject({ correct: true, credit: 100 })
      expect(await student.attempt()).toMatchObject({ correct: 1, wrong: 0, credit: 100 })
      expect(await student.told()).toMatchObject([{ type: 'EXERCISE_REVISED', exercise_id: exercise(type) }])
    }
    expect(await other.answer(type)).toMatchObject({ correct: false, credit: 0 })
    expect(await other.told()).toEqual([])
    const late = await err([type], sent(same))
    expect(await late.shown(type)).toMatchObject({ correct: true, credit: 100 })
    await late.practice.finish()
    const paid = sum(await late.paid())
    expect(paid).toBeGreaterThan(sum(await other.paid()))
    for (const student of [objector, silent]) expect(sum(await student.paid())).toBe(paid)
  })

  it('changes nothing where it is refused', async () => {
    const { err, exercise } = await openTopic(context, furtherMaterial)
    const student = await err([type], sent(given))
    await student.practice.finish()
    const before = await student.paid()
    await student.object(type)
    const { id } = await groupOf(admin, exercise(type))
    expect((await admin.post(`/objections/${id}/refuse`, { reply: 'No.' })).status).toBe(204)
    expect(await student.answer(type)).toMatchObject({ correct: false, credit })
    expect(await student.paid()).toEqual(before)
    expect((await student.shown(type)).objection).toMatchObject({ status: 'REFUSED', reply: 'No.' })
  })
})
