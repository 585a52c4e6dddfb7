import { exerciseTypes, literalHtml, type ExerciseType } from '@the-house/domain'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answers, ledger } from '../../db/schema/index.ts'
import { countQueries } from '../../testing/count-queries.ts'
import { createTestServer, type Json, type TestServer } from '../../testing/test-server.ts'
import { addPractice } from '../../testing/school.ts'
import { practise } from '../../testing/journey.ts'
import { right, wrong } from '../../testing/question-types.ts'
import { keysIn } from '../../testing/keys.ts'
import { furtherMaterial, materialTypes } from '../../testing/material.ts'

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
  return { visitor, practice, test: Number(body.id), survey: body }
}
const startWith = async (type: ExerciseType) => {
  if (materialTypes.includes(type)) return start()
  const practice = practise(await context.arrive(), further)
  return { practice, test: Number((await practice.read()).body.id) }
}
const find = (survey: Json, type: string): Json => survey.exercises.find((exercise: Json) => exercise.type === type)

describe('the exercises of a topic', () => {
  it('come as one open attempt, the same at each read, in order and without any key', async () => {
    const { practice, survey, test } = await start()
    expect(survey).toMatchObject({ status: 'STARTED', concluded: false, has_answer: false, feedback: null, earned: 0 })
    expect(survey.exercises.map(({ type }: Json) => type).toSorted()).toEqual([...materialTypes].toSorted())
    expect(keysIn(survey)).toEqual([])
    expect((await practice.read()).body.id).toBe(test)
  })

  it('hand out signed addresses of their files', async () => {
    const { survey } = await start()
    expect(find(survey, 'UNIQUE_ALTERNATIVE').audio_extra.url).toMatch(
      /^\/api\/v1\/files\/fixtures\/cat\.mp3\?expires=/,
    )
  })
})

describe('reading the exercises', () => {
  it('costs four queries: the session, the topic, the attempt and its exercises with their answers', async () => {
    const { practice } = await start()
    expect(await countQueries(() => practice.read())).toBe(4)
  })
})

describe('handing in', () => {
  it.each(exerciseTypes)('marks a right %s and shows its key, no other', async (type) => {
    const { practice, test } = await startWith(type)
    await practice.save(test, type)
    const { status, body } = await practice.verify(type)
    expect(status).toBe(200)
    const open = type === 'OPEN_ANSWER'
    expect(body).toMatchObject({ type, answered: true, correct: open ? null : true })
    expect(keysIn(body).length > 0).toBe(!open)
    const { body: survey } = await practice.read()
    const others = survey.exercises.filter((other: Json) => other.type !== type)
    expect(keysIn(others)).toEqual([])
  })

  it('refuses an empty answer, and one that was taken back', async () => {
    const { practice, test } = await start()
    expect(await practice.verify('OPEN_ANSWER')).toMatchObject({ status: 412, body: { token: 'answer.empty' } })
    await practice.save(test, 'COMPLETE_WORD')
    await practice.save(test, 'COMPLETE_WORD', { call: 'answer_alternatives', body: { answer_text: '' } })
    expect(await practice.verify('COMPLETE_WORD')).toMatchObject({ status: 412, body: { token: 'answer.empty' } })
  })

  it('locks the answer: another value is refused, the same one is safe', async () => {
    const { practice, test } = await start()
    const saved = await practice.save(test, 'UNIQUE_ALTERNATIVE')
    await practice.verify('UNIQUE_ALTERNATIVE')
    context.wait(1000)
    const again = await practice.save(test, 'UNIQUE_ALTERNATIVE')
    expect(again).toMatchObject({ status: 200, body: { saved_at: saved.body.saved_at } })
    const other = await practice.save(test, 'UNIQUE_ALTERNATIVE', wrong.UNIQUE_ALTERNATIVE)
    expect(other).toMatchObject({ status: 412, body: { token: 'answer.locked' } })
    const first = await practice.verify('UNIQUE_ALTERNATIVE')
    expect(first).toMatchObject({ status: 200, body: { answer_alternatives: [3], correct: true } })
  })

  it('returns neither mark nor key where the set shows no feedback', async () => {
    const { practice, test } = await start('silent')
    await practice.save(test, 'UNIQUE_ALTERNATIVE')
    const { body } = await practice.verify('UNIQUE_ALTERNATIVE')
    expect(body).toMatchObject({ answered: true, correct: null })
    const finished = await practice.finish()
    expect(finished.body).toMatchObject({ concluded: true, feedback: null })
    expect(keysIn([body, finished.body])).toEqual([])
  })
})

describe('finishing', () => {
  it('marks what was saved, counts, pays once and shows the result', async () => {
    const { practice, visitor, test } = await start()
    await practice.save(test, 'UNIQUE_ALTERNATIVE')
    await practice.verify('UNIQUE_ALTERNATIVE')
    await practice.save(test, 'COMPLETE_WORD')
    await practice.save(test, 'COMPLETE_LETTERS', wrong.COMPLETE_LETTERS)
    await practice.save(test, 'OPEN_ANSWER')
    const { body } = await practice.finish()
    const feedback = {
      total: 6,
      correct: 2,
      wrong: 1,
      blank: 2,
      waiting: 1,
      percentage: 57,
      partial: { full: 2, partly: 1, points: 2.87 },
    }
    expect(body).toMatchObject({ status: 'FINISHED', concluded: true, revised: false, feedback, earned: 16 })
    expect(find(body, 'MULTIPLE_ALTERNATIVE')).toMatchObject({ answered: false, correct_alternatives: null })
    expect(find(body, 'OPEN_ANSWER')).toMatchObject({ answered: true, answer_correct: null, feedback: null })
    expect((await visitor.get('/me')).body.dolars).toBe(16)
    const again = await practice.finish()
    expect(again.body).toMatchObject({ feedback, earned: 0, finish_at: body.finish_at })
    expect((await visitor.get('/me')).body.dolars).toBe(16)
  })

  it('refuses answers afterwards', async () => {
    const { practice, test } = await start()
    await practice.finish()
    const late = await practice.save(test, 'OPEN_ANSWER')
    expect(late).toMatchObject({ status: 412, body: { token: 'test.concluded' } })
    expect(await practice.verify('OPEN_ANSWER')).toMatchObject({ status: 412, body: { token: 'test.concluded' } })
  })

  it('lets a retry begin anew without the key, and pays no second time', async () => {
    const { practice, test } = await start()
    expect((await practice.retry()).body.id).toBe(test)
    await practice.save(test, 'OPEN_ANSWER')
    await practice.finish()
    const { body: fresh } = await practice.retry()
    expect(fresh.id).not.toBe(test)
    expect(fresh).toMatchObject({ status: 'STARTED', has_answer: false })
    expect(keysIn(fresh)).toEqual([])
    for (const type of materialTypes) await practice.save(fresh.id, type, right[type])
    const { body } = await practice.finish()
    expect(body).toMatchObject({ earned: 0, feedback: { correct: 5, waiting: 1, percentage: 100 } })
  })

  it('shows a correction of an open answer with the model, once a teacher has given it', async () => {
    const { practice, test, visitor } = await start()
    await practice.save(test, 'OPEN_ANSWER')
    await practice.finish()
    const exercise = context.school.free.exercise('OPEN_ANSWER')
    await context.db
      .update(answers)
      .set({ correct: true, feedback: literalHtml('<p>Well said.</p>'), evaluation: 9, corrected_by: visitor.user.id })
      .where(and(eq(answers.test_id, test), eq(answers.exercise_id, exercise)))
    const { body } = await practice.read()
    const corrected = { correct: true, feedback: '<p>Well said.</p>', avaliation: 9 }
    expect(find(body, 'OPEN_ANSWER')).toMatchObject({ ...corrected, answer_correct: 'model-of-the-open-answer' })
    expect(body.revised).toBe(true)
  })

  it('opens the next topic, and the last topic the next chapter', async () => {
    const visitor = await context.arrive()
    const { practice, last, story } = context.school
    const before = practise(visitor, practice)
    expect(await before.read()).toMatchObject({ status: 412, body: { token: 'topic.unavailable' } })
    await visitor.get(`/chapters/1/content?topic_id=${story}`)
    const opened = await before.read()
    await before.save(opened.body.id, 'OPEN_ANSWER')
    await before.finish()
    const final = practise(visitor, last)
    const { body } = await final.read()
    await final.save(body.id, 'OPEN_ANSWER')
    await final.finish()
    expect((await visitor.get('/me')).body.chapter).toBe(2)
    await final.retry()
    await final.finish()
    expect((await visitor.get('/me')).body.chapter).toBe(2)
  })

  it('of a sheet that is blank opens nothing and pays nothing, and the next one counts', async () => {
    const visitor = await context.arrive()
    await visitor.get(`/chapters/1/content?topic_id=${context.school.story}`)
    const practice = practise(visitor, context.school.practice)
    await practice.read()
    const blank = await practice.finish()
    const feedback = { total: 6, blank: 6, percentage: 0 }
    expect(blank.body).toMatchObject({ status: 'FINISHED', earned: 0, feedback })
    expect((await practise(visitor, context.school.last).read()).body).toMatchObject({ token: 'topic.unavailable' })
    // All exercises are still wrong, so that this is no repetition of mistakes.
    const { body } = await practice.retry('MISTAKES')
    expect(body).toMatchObject({ scope: 'ALL', status: 'STARTED' })
    await practice.save(body.id, 'COMPLETE_WORD')
    expect((await practice.finish()).body.earned).toBeGreaterThan(0)
    expect((await practise(visitor, context.school.last).read()).status).toBe(200)
  })

  it('moves a teacher on, too, to whom all chapters are open', async () => {
    const teacher = await context.arrive({ profile: 'TEACHER' })
    const final = practise(teacher, context.school.last)
    const { body } = await final.read()
    await final.save(body.id, 'OPEN_ANSWER')
    await final.finish()
    expect((await teacher.get('/me')).body).toMatchObject({ chapter: 2, house_stage: 2 })
    const paid = await context.db.select().from(ledger).where(eq(ledger.user_id, teacher.user.id))
    expect(paid).toHaveLength(1)
  })
})

const typesOf = (survey: Json) => survey.exercises.map(({ type }: Json) => type)

describe('doing mistakes again', () => {
  it('holds what was wrong or blank, in order, without what is right or waits, and pays nothing', async () => {
    const { practice, test, visitor } = await start()
    for (const type of ['UNIQUE_ALTERNATIVE', 'COMPLETE_WORD', 'OPEN_ANSWER'] as const) await practice.save(test, type)
    await practice.save(test, 'COMPLETE_LETTERS', wrong.COMPLETE_LETTERS)
    await practice.finish()
    const paid = (await visitor.get('/me')).body.dolars
    const { body } = await practice.retry('MISTAKES')
    expect(body).toMatchObject({ scope: 'MISTAKES', status: 'STARTED', has_answer: false })
    expect(typesOf(body)).toEqual(['MULTIPLE_ALTERNATIVE', 'COMPLETE_LETTERS', 'MULTIPLE_OPTIONS'])
    expect(keysIn(body)).toEqual([])
    // An exercise outside of the attempt is refused.
    expect((await practice.save(body.id, 'COMPLETE_WORD')).status).toBe(404)
    for (const type of ['MULTIPLE_ALTERNATIVE', 'COMPLETE_LETTERS'] as const) await practice.save(body.id, type)
    expect((await practice.finish()).body).toMatchObject({ earned: 0, feedback: { total: 3, correct: 2, blank: 1 } })
    expect((await visitor.get('/me')).body.dolars).toBe(paid)
    expect(typesOf((await practice.retry('MISTAKES')).body)).toEqual(['MULTIPLE_OPTIONS'])
  })

  it('is refused where nothing was wrong, and goes on where an attempt is open', async () => {
    const { practice, test } = await start()
    expect((await practice.retry('MISTAKES')).body).toMatchObject({ id: test, scope: 'ALL' })
    for (const type of materialTypes) await practice.save(test, type)
    await practice.finish()
    expect(await practice.retry('MISTAKES')).toMatchObject({ status: 412, body: { token: 'test.noMistakes' } })
    expect((await practice.read()).body.id).toBe(test)
  })

  it('refuses a scope that there is not', async () => {
    const { practice } = await start()
    expect((await practice.retry('EVERYTHING')).status).toBe(412)
  })
})
