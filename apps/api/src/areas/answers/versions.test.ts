import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answers } from '../../db/schema/index.ts'
import { createServerOn, databases, type ServerOn } from '../../testing/databases.ts'
import { practise } from '../../testing/journey.ts'
import { runConcurrently } from '../../testing/run-concurrently.ts'
import type { Json } from '../../testing/test-server.ts'
import { examine } from '../../testing/timed.ts'

const open = (answer_text: string, version?: number, client_id?: string) => ({
  call: 'answer_open' as const,
  body: { answer_text, version, client_id },
})

describe.each(databases)('answers of several devices, on %s', (database) => {
  let context: ServerOn
  beforeAll(async () => {
    context = await createServerOn(database)
  })
  afterAll(() => context.close())

  async function start() {
    const practice = practise(await context.arrive(), context.school.free)
    const { body } = await practice.read()
    const test = Number(body.id)
    const write = (text: string, version?: number) => practice.save(test, 'OPEN_ANSWER', open(text, version))
    const stored = async () => {
      const exercise_id = context.school.free.exercise('OPEN_ANSWER')
      const own = and(eq(answers.test_id, test), eq(answers.exercise_id, exercise_id))
      const [row] = await context.db.select().from(answers).where(own)
      return row
    }
    return { practice, test, write, stored }
  }

  it('refuses an answer that was made from an earlier one, and answers with the newer one and its time', async () => {
    const { write, stored } = await start()
    await write('from the laptop', 0)
    context.wait(1000)
    const at = context.clock().toISOString()
    expect(await write('from the laptop again', 1)).toMatchObject({ status: 200, body: { version: 2 } })
    context.wait(1000)
    expect(await write('from the phone', 1)).toMatchObject({
      status: 409,
      body: { token: 'answer.newer', newer: { text: 'from the laptop again', version: 2, saved_at: at } },
    })
    expect(await stored()).toMatchObject({ text: 'from the laptop again', version: 2 })
    expect(await write('from the phone', 2)).toMatchObject({ status: 200, body: { version: 3 } })
  })

  it('tells the version with the exercises, and none where nothing was saved', async () => {
    const { practice, write } = await start()
    await write('one', 0)
    await write('two', 1)
    const { body } = await practice.read()
    const versions = body.exercises.map((exercise: Json) => exercise.answer_version).filter(Boolean)
    expect(versions).toEqual([2])
  })

  it('takes a plain call in the order of arrival, and counts it as a change', async () => {
    const { write } = await start()
    expect(await write('first')).toMatchObject({ status: 200, body: { version: 1 } })
    expect(await write('second')).toMatchObject({ status: 200, body: { version: 2 } })
    expect((await write('third', 1)).status).toBe(409)
  })

  it('takes the same answer again, from whatever version, without a change of it', async () => {
    const { write, stored } = await start()
    const sent = await runConcurrently(20, () => write('the same', 0))
    expect(sent.map(({ status, body }) => [status, body.version])).toEqual(sent.map(() => [200, 1]))
    expect((await write('the same', 1)).body.version).toBe(1)
    expect(await stored()).toMatchObject({ version: 1 })
  })

  it('tells a client that the newer answer is its own, saved by a call whose response was lost', async () => {
    const { practice, test, write } = await start()
    await practice.save(test, 'OPEN_ANSWER', open('first', 0, 'the phone'))
    const own = await practice.save(test, 'OPEN_ANSWER', open('second', 0, 'the phone'))
    expect(own).toMatchObject({ status: 409, body: { newer: { text: 'first', client_id: 'the phone' } } })
    await write('third', 1)
    expect((await write('fourth', 1)).body.newer).toMatchObject({ text: 'third', client_id: null })
    expect((await practice.save(test, 'OPEN_ANSWER', open('x', 2, 'x'.repeat(65)))).status).toBe(412)
  })

  it('has one winner of twenty devices at once; all others get the answer of the winner', async () => {
    const { write, stored } = await start()
    for (const version of [0, 1, 2]) {
      const sent = await runConcurrently(20, (device) => write(`device ${device}, round ${version}`, version))
      const winner = sent.findIndex(({ status }) => status === 200)
      const text = `device ${winner}, round ${version}`
      expect(sent.filter(({ status }) => status === 200)).toHaveLength(1)
      const refused = sent.filter(({ status }) => status === 409)
      expect(refused).toHaveLength(19)
      for (const { body } of refused) expect(body.newer).toMatchObject({ text, version: version + 1 })
      expect(await stored()).toMatchObject({ text, version: version + 1 })
    }
  })

  it('takes an answer of a device that knows a later version than a restored database', async () => {
    const { write } = await start()
    await write('one', 0)
    expect(await write('two', 7)).toMatchObject({ status: 200, body: { version: 8 } })
  })

  it('checks the answer that the student saw and no other one', async () => {
    const { practice, write, stored } = await start()
    await write('seen', 0)
    await write('from elsewhere', 1)
    expect(await practice.verify('OPEN_ANSWER', undefined, 1)).toMatchObject({
      status: 409,
      body: { token: 'answer.newer', newer: { text: 'from elsewhere', version: 2 } },
    })
    expect(await stored()).toMatchObject({ answered_at: null })
    const checked = await practice.verify('OPEN_ANSWER', undefined, 2)
    expect(checked).toMatchObject({ status: 200, body: { answered: true, answer_text: 'from elsewhere' } })
    // Once more, from a device that saw the earlier one: it is checked, and stays so.
    expect(await practice.verify('OPEN_ANSWER', undefined, 1)).toMatchObject({ status: 200, body: { answered: true } })
    expect(await write('too late', 2)).toMatchObject({ status: 412, body: { token: 'answer.locked' } })
  })

  it('either checks what was seen or tells what is newer, while other devices save', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { practice, write, stored } = await start()
      await write('seen', 0)
      const saves = runConcurrently(5, (device) => write(`device ${device}`, 1))
      const [checked, saved] = await Promise.all([practice.verify('OPEN_ANSWER', undefined, 1), saves])
      const row = await stored()
      const isChecked = checked.status === 200
      expect([200, 409]).toContain(checked.status)
      expect(row?.answered_at !== null).toBe(isChecked)
      expect(row?.text === 'seen').toBe(isChecked)
      expect(saved.filter(({ status }) => status === 200)).toHaveLength(isChecked ? 0 : 1)
    }
  })

  it('hands in nothing of a practice that has unseen answers, tells each of them, and hands in what was seen', async () => {
    const { practice, test, write } = await start()
    await write('seen', 0)
    await write('from elsewhere', 1)
    const word = await practice.save(test, 'COMPLETE_WORD')
    const refused = await practice.finish(test, [
      ['OPEN_ANSWER', 1],
      ['COMPLETE_WORD', 0],
      ['COMPLETE_LETTERS', 0],
    ])
    const { exercise } = context.school.free
    expect(refused).toMatchObject({ status: 409, body: { token: 'answer.newer' } })
    expect(refused.body.unseen).toMatchObject([
      { exercise_id: exercise('OPEN_ANSWER'), text: 'from elsewhere', version: 2 },
      { exercise_id: exercise('COMPLETE_WORD'), text: 'went|opened', version: 1, saved_at: word.body.saved_at },
    ])
    expect((await practice.read()).body).toMatchObject({ status: 'STARTED', concluded: false })

    // The one is not seen again, the other was checked meanwhile: neither is asked about.
    await practice.verify('COMPLETE_WORD')
    const finish = () =>
      practice.finish(test, [
        ['OPEN_ANSWER', 2],
        ['COMPLETE_WORD', 0],
      ])
    const finished = await finish()
    expect(finished).toMatchObject({ status: 200, body: { concluded: true, feedback: { correct: 1, waiting: 1 } } })
    expect((await finish()).body.finish_at).toBe(finished.body.finish_at)
  })

  it('tells an end that was sent again, from whatever versions, that the practice is over', async () => {
    const { practice, test, write } = await start()
    await write('from elsewhere', 0)
    await practice.finish(test)
    expect(await practice.finish(test, [['OPEN_ANSWER', 0]])).toMatchObject({ status: 200, body: { concluded: true } })
  })

  it('hands in whatever is saved where an end names no version', async () => {
    const { practice, test, write } = await start()
    await write('one', 0)
    await write('two', 1)
    expect(await practice.finish(test, [['COMPLETE_WORD', 0]])).toMatchObject({ body: { feedback: { waiting: 1 } } })
  })

  it('either hands in what was seen or tells what is newer, while other devices save', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { practice, test, write, stored } = await start()
      await write('seen', 0)
      const saves = runConcurrently(5, (device) => write(`device ${device}`, 1))
      const [finished] = await Promise.all([practice.finish(test, [['OPEN_ANSWER', 1]]), saves])
      const row = await stored()
      expect([200, 409]).toContain(finished.status)
      expect(row?.answered_at !== null).toBe(finished.status === 200)
      expect(row?.text === 'seen').toBe(finished.status === 200)
    }
  })

  it.each([-1, 1.5])('refuses an end that names what is no version: %s', async (version) => {
    const { practice, test } = await start()
    const { status } = await practice.finish(test, [['OPEN_ANSWER', version]])
    expect(status).toBe(412)
    expect((await practice.read()).body.concluded).toBe(false)
  })

  it('lets the order of arrival decide in a test, unless an answer says what it was made from', async () => {
    const { test } = await examine(context)
    await test.start()
    const sent = await runConcurrently(20, (device) => test.save('OPEN_ANSWER', open(`device ${device}`)))
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]))
    const last = sent.findIndex(({ body }) => body.version === 20)
    const { body } = await test.read()
    const written = body.exercises.find((exercise: Json) => exercise.type === 'OPEN_ANSWER')
    expect(written).toMatchObject({ answer_text: `device ${last}`, answer_version: 20 })
    expect((await test.save('OPEN_ANSWER', open('typed offline', 3))).status).toBe(409)
  })

  it.each(['later', -1, 1.5])('refuses what is no version: %s', async (version) => {
    const { practice, test, stored } = await start()
    const body = { answer_text: 'x', version }
    expect((await practice.save(test, 'OPEN_ANSWER', { call: 'answer_open', body })).status).toBe(412)
    expect(await stored()).toBeUndefined()
  })
})
