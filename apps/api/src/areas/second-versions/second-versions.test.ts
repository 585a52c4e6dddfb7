import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ledger, notifications, second_versions, tests } from '../../db/schema/index.ts'
import { correction, submitText, openUnit, writeTexts } from '../../testing/corrected.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { corrected, secondCorrection } from '../../testing/rewritten.ts'

let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())

const unit = () => openUnit(context)
const kept = (id: number) => context.db.$count(second_versions, eq(second_versions.answer_id, id))
const testOf = async (id: number) => (await context.db.select().from(tests).where(eq(tests.id, id)))[0]
const toldTo = (user_id: number) => context.db.select().from(notifications).where(eq(notifications.user_id, user_id))

async function oneCorrected(mark = 5) {
  const { teacher, arrive, unity_id } = await unit()
  const student = await arrive()
  return { teacher, arrive, unity_id, student, ...(await corrected(context, student, teacher, mark)) }
}

describe('a corrected answer', () => {
  it('may be written once more; the version waits, and the attempt stays as it is', async () => {
    const { test, send, read } = await oneCorrected()
    const before = await testOf(test)
    expect(await read()).toMatchObject({ rewritable: true })
    context.wait(60_000)
    const { status, body } = await send('It is small and warm.')
    const second = { text: 'It is small and warm.', sent_at: context.clock().toISOString(), evaluation: null }
    expect(status).toBe(200)
    expect(body).toMatchObject({ answer_text: 'It is small.\nAnd warm.', rewritable: false, second_version: second })
    expect(await read()).toMatchObject({ avaliation: 5, rewritable: false, second_version: second })
    expect(await testOf(test)).toEqual(before)
  })

  it('that is sent once more is the same version; another text is refused', async () => {
    const { id, send, read } = await oneCorrected()
    await send('A better text.')
    expect((await send('A better text.')).status).toBe(200)
    expect(await send('Yet another one.')).toMatchObject({ status: 412, body: { token: 'answer.locked' } })
    expect(await kept(id)).toBe(1)
    expect((await read()).second_version.text).toBe('A better text.')
  })

  it.each(['', ' \n '])('cannot become nothing: %j', async (text) => {
    const { id, send } = await oneCorrected()
    expect(await send(text)).toMatchObject({ status: 412, body: { token: 'answer.empty' } })
    expect(await kept(id)).toBe(0)
  })

  it('is not found by another user who would write, and nothing changes', async () => {
    const { id, send, arrive, teacher } = await oneCorrected()
    for (const stranger of [await arrive(), teacher]) expect((await send('Mine now.', stranger)).status).toBe(404)
    expect(await kept(id)).toBe(0)
  })

  it('is found by its own exercise alone', async () => {
    const { test, student } = await oneCorrected()
    for (const exercise_id of [
      context.school.free.exercise('COMPLETE_WORD'),
      context.school.next.exercise('OPEN_ANSWER'),
    ])
      expect((await student.put(`/tests/${test}/second_version`, { exercise_id, answer_text: 'x' })).status).toBe(404)
  })
})

describe('an answer', () => {
  const again = { answer_text: 'Once more.' }

  it('that waits for its first correction, or whose practice goes on, is not written again', async () => {
    const { teacher, arrive } = await unit()
    const student = await arrive()
    const { id, test, practice } = await submitText(context, student)
    const exercise_id = context.school.free.exercise('OPEN_ANSWER')
    const send = () => student.put(`/tests/${test}/second_version`, { exercise_id, ...again })
    expect(await send()).toMatchObject({ status: 412, body: { token: 'answer.locked' } })
    await teacher.put(`/corrections/${id}`, correction(8))
    expect((await send()).status).toBe(412)
    await practice.finish()
    expect((await send()).status).toBe(200)
  })

  it('of a test whose corrections are not shown is not written again', async () => {
    const { teacher, arrive } = await unit()
    const student = await arrive()
    const { test, finish } = await writeTexts(context, student, 1)
    const [id] = await finish()
    await teacher.put(`/corrections/${id}`, correction(8))
    const row = await testOf(test)
    await context.db.update(tests).set({ show_feedback: false }).where(eq(tests.id, test))
    const sent = await student.put(`/tests/${test}/second_version`, { exercise_id: row?.exercise_ids[0], ...again })
    expect(sent.status).toBe(412)
  })

  it('of a test that is opened again keeps its second version, which is corrected meanwhile', async () => {
    const { teacher, arrive } = await unit()
    const student = await arrive()
    const { test, finish } = await writeTexts(context, student, 2)
    const [id = 0, other = 0] = await finish()
    await teacher.put(`/corrections/${id}`, correction(8))
    const ids = (await testOf(test))?.exercise_ids ?? []
    const send = (exercise_id = 0) => student.put(`/tests/${test}/second_version`, { exercise_id, ...again })
    expect((await send(ids[0])).status).toBe(200)
    expect((await teacher.post(`/tests/${test}/reopen`, { minutes: 10 })).status).toBe(200)
    // The reopened test lets the other answer change again, so it takes no second version; this one was sent already.
    expect((await send(ids[1])).status).toBe(412)
    expect((await send(ids[0])).status).toBe(200)
    expect((await teacher.put(`/corrections/${id}`, secondCorrection(9))).status).toBe(200)
    await student.post(`/tests/${test}/finish`)
    expect((await testOf(test))?.credit).toBe(80)
    expect((await teacher.get('/corrections?queue=TEST')).body.content).toMatchObject([{ id: other, second: false }])
    const { body } = await student.get(`/tests/${test}/exercises`)
    expect(body.exercises[0]).toMatchObject({ avaliation: 8, second_version: { evaluation: 9 } })
  })
})

describe('a second version', () => {
  it('stands in the queue of its kind by when it was sent, and can be narrowed down to and taken', async () => {
    const { id, send, teacher, arrive, unity_id } = await oneCorrected()
    const older = await submitText(context, await arrive())
    context.wait(60_000)
    await send('A better text.')
    const sent_at = context.clock().toISOString()
    context.wait(60_000)
    const newer = await submitText(context, await arrive())
    const { body } = await teacher.get(`/corrections?queue=PRACTICE&unity_id=${unity_id}`)
    expect(body.meta.total).toBe(3)
    expect(body.content).toMatchObject([
      { id: older.id, second: false },
      { id, second: true, answered_at: sent_at, beginning: 'A better text.' },
      { id: newer.id, second: false },
    ])
    expect((await teacher.get('/corrections/facets?queue=PRACTICE')).body.books).toMatchObject([{ count: 3 }])
    expect((await teacher.get('/corrections?queue=TEST')).body.meta.total).toBe(0)
    const next = await teacher.post('/corrections/next', { queue: 'PRACTICE', except: [older.id] })
    expect(next.body).toEqual({ id, waiting: 2 })
  })

  it('is shown in the correction task beside the first one and its correction', async () => {
    const { id, send, teacher } = await oneCorrected(4)
    await send('A better text.')
    expect((await teacher.get(`/corrections/${id}`)).body).toMatchObject({
      exercise: { answer_text: 'It is small.\nAnd warm.' },
      version: 1,
      correction: { evaluation: 4, feedback: '<p>Well done.</p>' },
      second_version: { text: 'A better text.', version: 0, correction: null },
    })
  })

  it('is corrected; its student is notified and sees it; results and dollars stay', async () => {
    const { teacher, arrive } = await unit()
    const student = await arrive()
    const { test, finish } = await writeTexts(context, student, 1)
    const [id = 0] = await finish()
    await teacher.put(`/corrections/${id}`, correction(6))
    const before = await testOf(test)
    const paid = await context.db.select().from(ledger).where(eq(ledger.user_id, student.user.id))
    const exercise_id = before?.exercise_ids[0]
    await student.put(`/tests/${test}/second_version`, { exercise_id, answer_text: 'I have a cat.' })
    const given = secondCorrection(10, { comments: [{ start: 2, end: 6, text: 'Yes' }], tags: ['TENSE', 'TENSE'] })
    expect(await teacher.put(`/corrections/${id}`, given)).toMatchObject({ status: 200, body: { version: 1 } })
    expect(await testOf(test)).toEqual(before)
    expect(await context.db.select().from(ledger).where(eq(ledger.user_id, student.user.id))).toEqual(paid)
    const revised = (await toldTo(student.user.id)).filter(({ type }) => type === 'EXERCISE_TEST_REVISED')
    expect(revised).toMatchObject([{ exercise_id }, { exercise_id, test_id: test }])
    const [exercise] = (await student.get(`/tests/${test}/exercises`)).body.exercises
    expect(exercise).toMatchObject({
      avaliation: 6,
      second_version: {
        evaluation: 10,
        feedback: '<p>Well done.</p>',
        comments: [{ start: 2, end: 6, text: 'Yes' }],
        tags: ['TENSE'],
      },
    })
    expect((await teacher.get('/corrections?queue=TEST')).body.meta.total).toBe(0)
  })

  it('that is corrected once more is the same; an older state is refused, and its student notified once', async () => {
    const { id, send, teacher, student, unity_id } = await oneCorrected()
    const colleague = await context.arrive({ profile: 'TEACHER', unity_id })
    await send('A better text.')
    for (let time = 0; time < 2; time += 1)
      expect((await teacher.put(`/corrections/${id}`, secondCorrection(8))).body).toEqual({ version: 1 })
    expect((await colleague.put(`/corrections/${id}`, secondCorrection(8))).status).toBe(409)
    expect((await colleague.put(`/corrections/${id}`, secondCorrection(7, { version: 1 }))).body).toEqual({
      version: 2,
    })
    expect(await toldTo(student.user.id)).toHaveLength(2)
  })

  it('outlives a change of the first correction, which counts as before', async () => {
    const { id, test, send, read, teacher } = await oneCorrected(5)
    await send('A better text.')
    await teacher.put(`/corrections/${id}`, secondCorrection(9))
    expect((await teacher.put(`/corrections/${id}`, correction(7, { version: 1 }))).body).toEqual({ version: 2 })
    expect(await testOf(test)).toMatchObject({ credit: 70 })
    expect(await read()).toMatchObject({ avaliation: 7, rewritable: false, second_version: { evaluation: 9 } })
  })

  it('is commented on within its own text alone, and is not found before it was sent', async () => {
    const { id, send, teacher } = await oneCorrected()
    expect((await teacher.put(`/corrections/${id}`, secondCorrection(8))).status).toBe(404)
    await send('Short.')
    const beyond = [{ start: 0, end: 9, text: 'x' }]
    expect((await teacher.put(`/corrections/${id}`, secondCorrection(8, { comments: beyond }))).status).toBe(412)
    const stranger = await context.arrive({ profile: 'TEACHER', unity_id: (await unit()).unity_id })
    expect((await stranger.put(`/corrections/${id}`, secondCorrection(8))).status).toBe(404)
  })
})
