import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answers, ledger, notifications, tests } from '../../db/schema/index.ts'
import { correction, submitText, openUnit, writeTexts } from '../../testing/corrected.ts'
import { createTestServer, type Json, type TestServer } from '../../testing/test-server.ts'

let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())

const unit = () => openUnit(context)
const teacherOf = (unity_id: number) => context.arrive({ profile: 'TEACHER', unity_id })
const answerOf = async (id: number) => (await context.db.select().from(answers).where(eq(answers.id, id)))[0]
const testOf = async (id: number) => (await context.db.select().from(tests).where(eq(tests.id, id)))[0]
const toldTo = (user_id: number) => context.db.select().from(notifications).where(eq(notifications.user_id, user_id))
const paidTo = async (user_id: number) =>
  (await context.db.select().from(ledger).where(eq(ledger.user_id, user_id))).map(({ amount }) => amount)

describe('the correction task', () => {
  it('shows the answer beside question, key and explanation, and the student’s former corrections', async () => {
    const { teacher, arrive } = await unit()
    const student = await arrive()
    const [first = 0, second = 0] = await (await writeTexts(context, student, 2)).finish()
    await teacher.put(`/corrections/${first}`, correction(7, { tags: ['TENSE'] }))
    const { id } = await submitText(context, student)
    const { body } = await teacher.get(`/corrections/${id}`)
    expect(body).toMatchObject({
      queue: 'PRACTICE',
      student: { name: student.user.name },
      exercise: {
        question: '<p>Describe your kitchen.</p>',
        answer_text: 'It is small.\nAnd warm.',
        answer_correct: 'model-of-the-open-answer',
      },
      explanation: '<p>explained-open</p>',
      version: 0,
      correction: null,
      former: [
        { id: first, title: 'Text 1', evaluation: 7, tags: ['TENSE'], corrected_by: { name: teacher.user.name } },
      ],
    })
    expect((await teacher.get(`/corrections/${second}`)).body.former).toHaveLength(1)
  })

  it('shows the exercise as it was when the attempt began', async () => {
    const { teacher, arrive } = await unit()
    const admin = await context.arrive({ admin: true })
    const { id } = await submitText(context, await arrive())
    const exercise = context.school.free.exercise('OPEN_ANSWER')
    const { body: now } = await admin.get(`/exercises/${exercise}`)
    context.wait(1000)
    const changed = await admin.put(`/exercises/${exercise}`, { ...now, question: '<p>Describe your roof.</p>' })
    expect(changed.status).toBe(200)
    expect((await teacher.get(`/corrections/${id}`)).body.exercise.question).toBe('<p>Describe your kitchen.</p>')
    await admin.put(`/exercises/${exercise}`, { ...now, version: changed.body.version })
  })
})

describe('a correction', () => {
  const comments = [
    { start: 6, end: 11, text: 'Nice word' },
    { start: 0, end: 2, text: 'A pronoun' },
  ]

  it('is marked and counted; its student is notified and sees it', async () => {
    const { teacher, arrive } = await unit()
    const student = await arrive()
    const { id, test, practice } = await submitText(context, student)
    await practice.finish()
    expect(await testOf(test)).toMatchObject({ waiting: 1, correct: 0, credit: 0 })
    const given = correction(8, { comments, tags: ['ARTICLE', 'ARTICLE'] })
    expect(await teacher.put(`/corrections/${id}`, given)).toMatchObject({ status: 200, body: { version: 1 } })
    expect(await testOf(test)).toMatchObject({ waiting: 0, correct: 1, credit: 80 })
    const exercise_id = context.school.free.exercise('OPEN_ANSWER')
    expect(await toldTo(student.user.id)).toMatchObject([
      {
        type: 'EXERCISE_REVISED',
        title: 'Open',
        exercise_id,
        topic_id: context.school.free.topic_id,
        chapter_id: 1,
        test_id: test,
      },
    ])
    const { body } = await practice.read()
    expect(body.exercises.find((one: Json) => one.id === exercise_id)).toMatchObject({
      feedback: '<p>Well done.</p>',
      avaliation: 8,
      correct: true,
      comments: comments.toReversed(),
      tags: ['ARTICLE'],
    })
    expect((await teacher.get('/corrections?queue=PRACTICE')).body.meta.total).toBe(0)
  })

  it('of a practice that still goes on counts once that is finished', async () => {
    const { teacher, arrive } = await unit()
    const { id, test, practice } = await submitText(context, await arrive())
    await teacher.put(`/corrections/${id}`, correction(5))
    expect(await testOf(test)).toMatchObject({ status: 'STARTED', waiting: null })
    await practice.finish()
    expect(await testOf(test)).toMatchObject({ waiting: 0, wrong: 1, credit: 50 })
  })

  it('of the last text of a test pays for it, once; another mark later pays the difference, and the ledger says so', async () => {
    const { teacher, arrive } = await unit()
    const student = await arrive()
    const ids = await (await writeTexts(context, student, 2)).finish()
    const [first, second] = ids
    await teacher.put(`/corrections/${first}`, correction(10))
    expect(await paidTo(student.user.id)).toEqual([])
    await teacher.put(`/corrections/${second}`, correction(6))
    expect(await paidTo(student.user.id)).toEqual([36])
    await teacher.put(`/corrections/${second}`, { ...correction(8), version: 1 })
    expect((await student.get('/me/dollars')).body.content).toMatchObject([
      { amount: 2, reason: 'TEST', adjustment: 'CORRECTION' },
      { amount: 36, reason: 'TEST', adjustment: null },
    ])
    const told = await toldTo(student.user.id)
    expect(told.map(({ type }) => type)).toEqual(['EXERCISE_TEST_REVISED', 'EXERCISE_TEST_REVISED'])
  })

  it('that came through before and is sent once more changes nothing; another one is refused', async () => {
    const { teacher, arrive, unity_id } = await unit()
    const student = await arrive()
    const { id } = await submitText(context, student)
    const other = await teacherOf(unity_id)
    for (let time = 0; time < 2; time += 1)
      expect(await teacher.put(`/corrections/${id}`, correction(8))).toMatchObject({
        status: 200,
        body: { version: 1 },
      })
    expect((await other.put(`/corrections/${id}`, correction(8))).status).toBe(409)
    expect((await teacher.put(`/corrections/${id}`, correction(3))).status).toBe(409)
    expect((await other.put(`/corrections/${id}`, correction(3, { version: 1 }))).body).toEqual({ version: 2 })
    expect(await answerOf(id)).toMatchObject({ evaluation: 3, correct: false, corrected_by: other.user.id })
    expect(await toldTo(student.user.id)).toHaveLength(1)
  })

  it('saves no html that is not allowed', async () => {
    const { teacher, arrive } = await unit()
    const { id } = await submitText(context, await arrive())
    const feedback = '<p onclick="x()">I <ins>am</ins> <script>alert(1)</script><a href="javascript:x">here</a></p>'
    await teacher.put(`/corrections/${id}`, correction(8, { feedback }))
    expect((await answerOf(id))?.feedback).toBe('<p>I <ins>am</ins> <a>here</a></p>')
  })

  it.each<[string, Json]>([
    ['a mark above ten', { evaluation: 11 }],
    ['half a mark', { evaluation: 7.5 }],
    ['no mark', { evaluation: null }],
    ['an unknown kind of mistake', { tags: ['STYLE'] }],
    ['a comment beyond the text', { comments: [{ start: 0, end: 999, text: 'x' }] }],
    ['a comment on nothing', { comments: [{ start: 3, end: 3, text: 'x' }] }],
    ['two comments on the same words', { comments: [comments[0], { start: 8, end: 12, text: 'x' }] }],
    ['a comment that says nothing', { comments: [{ start: 0, end: 2, text: ' ' }] }],
  ])('with %s is refused', async (_, other) => {
    const { teacher, arrive } = await unit()
    const { id } = await submitText(context, await arrive())
    expect((await teacher.put(`/corrections/${id}`, correction(8, other))).status).toBe(412)
    expect(await answerOf(id)).toMatchObject({ evaluation: null, correct: null, corrections: 0 })
  })
})
