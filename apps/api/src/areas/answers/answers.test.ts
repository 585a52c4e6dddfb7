import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answers } from '../../db/schema/index.ts'
import { createTestServer, type Json, type TestServer } from '../../testing/test-server.ts'
import { practise } from '../../testing/journey.ts'
import { furtherMaterial, material } from '../../testing/material.ts'
import { addPractice } from '../../testing/school.ts'
import { wrong } from '../../testing/question-types.ts'

let context: TestServer
/** A topic with an exercise of each type. */
let all: Awaited<ReturnType<typeof addPractice>>
beforeAll(async () => {
  context = await createTestServer()
  all = await addPractice(context.db, { chapter_id: 1, position: 70 }, [...material, ...furtherMaterial])
})
afterAll(() => context.close())

async function start() {
  const visitor = await context.arrive()
  const practice = practise(visitor, all)
  const { body } = await practice.read()
  return { visitor, practice, test: Number(body.id) }
}
const alternatives = (body: Json) => ({ call: 'answer_alternatives' as const, body })
const options = (list: Json) => ({ call: 'answer_options' as const, body: { options: list } })

describe('saving an answer', () => {
  it('says when it was saved and what time it is, and keeps the last value once', async () => {
    const { practice, test } = await start()
    await practice.save(test, 'UNIQUE_ALTERNATIVE', wrong.UNIQUE_ALTERNATIVE)
    context.wait(1000)
    const { status, body } = await practice.save(test, 'UNIQUE_ALTERNATIVE')
    const now = context.clock().toISOString()
    expect(status).toBe(200)
    const exercise_id = all.exercise('UNIQUE_ALTERNATIVE')
    expect(body).toEqual({ exercise_id, version: 2, saved_at: now, server_time: now })
    const stored = await context.db.select().from(answers).where(eq(answers.test_id, test))
    expect(stored).toMatchObject([{ alternatives: [3], answered_at: null, correct: null }])
  })

  it('keeps letters upper-cased and quotes, line breaks and accents of a text as typed', async () => {
    const { practice, test } = await start()
    await practice.save(test, 'COMPLETE_LETTERS')
    const answer_text = 'It’s “é”.\n\tAnd \\u0041 & <b>; {} \u{1F3E0}'
    await practice.save(test, 'OPEN_ANSWER', { call: 'answer_open', body: { answer_text } })
    const { body } = await practice.read()
    const typed = body.exercises.map((exercise: Json) => exercise.answer_text).filter(Boolean)
    expect(typed).toEqual(['ETTLE OVE', answer_text])
  })

  it("answers 404 for another person's attempt, and changes nothing there", async () => {
    const { practice, test } = await start()
    const stranger = practise(await context.arrive(), all)
    await stranger.read()
    expect((await stranger.save(test, 'OPEN_ANSWER')).status).toBe(404)
    expect((await practice.read()).body.has_answer).toBe(false)
  })

  it('answers 404 for an exercise of another set', async () => {
    const { practice, test, visitor } = await start()
    const exercise_id = context.school.next.exercise('OPEN_ANSWER')
    const { status } = await visitor.put(`/tests/${test}/answer_open`, { exercise_id, answer_text: 'x' })
    expect(status).toBe(404)
    expect((await practice.read()).body.has_answer).toBe(false)
  })

  it('waits while the disk is full, and reads go on', async () => {
    const { practice, test } = await start()
    context.fillDisk(true)
    const refused = await practice.save(test, 'OPEN_ANSWER')
    const read = await practice.read()
    context.fillDisk(false)
    expect(refused).toMatchObject({ status: 503, body: { token: 'unavailable' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(read.status).toBe(200)
  })
})

describe('an answer that does not fit', () => {
  it.each([
    ['an unknown alternative', 'UNIQUE_ALTERNATIVE', alternatives({ alternative_ids: [9] })],
    ['two of one', 'UNIQUE_ALTERNATIVE', alternatives({ alternative_ids: [1, 2] })],
    ['the same twice', 'MULTIPLE_ALTERNATIVE', alternatives({ alternative_ids: [1, 1] })],
    ['a text for a choice', 'UNIQUE_ALTERNATIVE', alternatives({ alternative_ids: [1], answer_text: 'x' })],
    ['too many words', 'COMPLETE_WORD', alternatives({ answer_text: 'went|opened|goes' })],
    ['a word that the bank has not', 'COMPLETE_WORD', alternatives({ answer_text: 'went|closed' })],
    ['a word more often than the bank has it', 'COMPLETE_WORD', alternatives({ answer_text: 'went|went' })],
    ['a letter too many', 'COMPLETE_LETTERS', alternatives({ answer_text: 'ETTLES OVE' })],
    ['a word of letters too few', 'COMPLETE_LETTERS', alternatives({ answer_text: 'ETTLE' })],
    ['a choice for letters', 'COMPLETE_LETTERS', alternatives({ alternative_ids: [1] })],
    ['an option that was not offered', 'MULTIPLE_OPTIONS', options([{ position: 1, answer: 'were' }])],
    ['an unknown blank', 'MULTIPLE_OPTIONS', options([{ position: 3, answer: 'am' }])],
    [
      'a blank twice',
      'MULTIPLE_OPTIONS',
      options([
        { position: 1, answer: 'am' },
        { position: 1, answer: 'is' },
      ]),
    ],
    ['the wrong call', 'OPEN_ANSWER', alternatives({ answer_text: 'x' })],
    ['a right side that is not offered', 'MATCHING', options([{ position: 1, answer: 'sing' }])],
    ['some of the items alone', 'ORDERING', alternatives({ alternative_ids: [31, 7, 58] })],
    ['an item twice', 'ORDERING', alternatives({ alternative_ids: [31, 7, 58, 58] })],
    ['a number of another language', 'NUMERICAL', alternatives({ answer_text: '1,609 km' })],
    ['a unit that is not offered', 'NUMERICAL', alternatives({ answer_text: '1.609 mi' })],
  ] as const)('is refused: %s', async (_, type, sent) => {
    const { practice, test } = await start()
    expect(await practice.save(test, type, sent)).toMatchObject({ status: 412, body: { token: 'answer.mismatch' } })
    expect((await practice.read()).body.has_answer).toBe(false)
  })

  it('may be half done: open boxes, open blanks', async () => {
    const { practice, test } = await start()
    const half = [
      await practice.save(test, 'COMPLETE_LETTERS', alternatives({ answer_text: 'E____ OV_' })),
      await practice.save(test, 'COMPLETE_WORD', alternatives({ answer_text: '|went' })),
      await practice.save(test, 'MULTIPLE_OPTIONS', options([{ position: 2, answer: 'are' }])),
      await practice.save(test, 'MATCHING', options([{ position: 3, answer: 'climb' }])),
    ]
    expect(half.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { body } = await practice.read()
    const closedOf = (type: string) =>
      body.exercises.find((exercise: Json) => exercise.type === type).options.map((blank: Json) => blank.closed)
    expect(closedOf('COMPLETE_LETTERS')).toEqual([false, false])
    expect(closedOf('COMPLETE_WORD')).toEqual([false, true])
    expect(closedOf('MULTIPLE_OPTIONS')).toEqual([false, true])
    expect(closedOf('MATCHING')).toEqual([false, false, true, false])
  })
})
