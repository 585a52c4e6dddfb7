import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type Json, type TestServer } from '../testing/test-server.ts'
import { administrator } from '../testing/managed.ts'

let context: TestServer
let admin: Awaited<ReturnType<typeof administrator>>
beforeAll(async () => {
  context = await createTestServer()
  admin = await administrator(context)
})
afterAll(() => context.close())

/** A topic with an exercise, in a chapter that every student can open. */
async function practice() {
  const topic = await admin.make('topics', { chapter_id: 1, type: 'EXERCISE', published: true })
  const exercise = await admin.make('exercises', { topic_id: topic.id, title: 'Before' })
  return { topic, exercise, sheet: `/chapters/1/exercises?topic_id=${topic.id}` }
}
const titles = (body: Json) => body.exercises.map(({ title }: Json) => title)

describe('an exercise', () => {
  it('half done is saved as a draft, and not published', async () => {
    const half = { ...(await admin.sampleOf('exercises')), correct_alternatives: [], published: true }
    const refused = await admin.post('/exercises', half)
    expect(refused).toMatchObject({ status: 412, body: { fields: { published: 'validation.unfinished' } } })
    const { status, body } = await admin.post('/exercises', { ...half, published: false })
    expect(status).toBe(200)
    expect((await admin.put(`/exercises/${body.id}`, { ...body, published: true })).status).toBe(412)
    const whole = { ...body, correct_alternatives: [2], published: true }
    expect((await admin.put(`/exercises/${body.id}`, whole)).status).toBe(200)
  })

  it('is found by its type and by whether it is out', async () => {
    const { topic, exercise } = await practice()
    const draft = await admin.make('exercises', { topic_id: topic.id, published: false })
    const found = async (query: string) => {
      const { body } = await admin.get(`/exercises?topic_id=${topic.id}&${query}`)
      return body.content.map(({ id }: Json) => id)
    }
    expect(await found('published=false')).toEqual([draft.id])
    expect(await found('published=true&type=UNIQUE_ALTERNATIVE')).toEqual([exercise.id])
    expect(await found('type=OPEN_ANSWER')).toEqual([])
  })

  it('counts the open attempts that keep it as far as a thousand, and says that there are more', async () => {
    const { topic, exercise } = await practice()
    const add = (from: number, to: number) =>
      context.db.execute(sql`
        with people as (
          insert into users (name, email, unity_id)
          select 'Many', concat('many-', ${exercise.id}::int, '-', n, '@example.com'), 1
          from generate_series(${from}::int, ${to}::int) n returning id
        )
        insert into tests (user_id, topic_id, kind, status, show_feedback, exercise_ids)
        select id, ${topic.id}, 'PRACTICE', 'STARTED', true, array[${exercise.id}::int] from people`)
    const open = async () => (await admin.get(`/exercises/${exercise.id}/attempts`)).body
    await add(1, 1000)
    expect(await open()).toEqual({ open: 1000, more: false })
    await add(1001, 1002)
    expect(await open()).toEqual({ open: 1000, more: true })
  })

  it('stays as it was in the attempts that had begun, to their end and after it', async () => {
    const { topic, exercise, sheet } = await practice()
    const [early, late] = [await context.arrive(), await context.arrive()]
    const { body: begun } = await early.get(sheet)
    context.wait(1000)
    const changed = { ...exercise, title: 'After', correct_alternatives: [2], feedback: '<p>That.</p>' }
    expect((await admin.put(`/exercises/${exercise.id}`, changed)).status).toBe(200)
    context.wait(1000)
    const again = { ...changed, title: 'Later still', version: 2 }
    expect((await admin.put(`/exercises/${exercise.id}`, again)).status).toBe(200)
    context.wait(1000)
    expect(titles((await early.get(sheet)).body)).toEqual(['Before'])
    const open = async () => (await admin.get(`/exercises/${exercise.id}/attempts`)).body
    expect(await open()).toEqual({ open: 1, more: false })
    const { body: other } = await late.get(sheet)
    expect(await open()).toEqual({ open: 2, more: false })
    expect(titles(other)).toEqual(['Later still'])
    const answer = { exercise_id: exercise.id, alternative_ids: [1] }
    const mark = { topic_id: topic.id, exercise_id: exercise.id }
    for (const [visitor, test, correct] of [
      [early, begun, true],
      [late, other, false],
    ] as const) {
      expect((await visitor.put(`/tests/${test.id}/answer_alternatives`, answer)).status).toBe(200)
      expect((await visitor.put('/chapters/1', mark)).body).toMatchObject({ correct })
    }
    const { body } = await early.post(`/chapters/1/exercises_finish?topic_id=${topic.id}`)
    expect(await open()).toEqual({ open: 1, more: false })
    expect(body).toMatchObject({ feedback: { correct: 1 }, exercises: [{ title: 'Before', feedback: '<p>This.</p>' }] })
    expect(titles((await early.post(sheet)).body)).toEqual(['Later still'])
  })

  it('that is removed stays in the attempts that had begun, and comes in no new one', async () => {
    const { topic, exercise, sheet } = await practice()
    await admin.make('exercises', { topic_id: topic.id, title: 'Other' })
    const [early, late] = [await context.arrive(), await context.arrive()]
    await early.get(sheet)
    await admin.remove(`/exercises/${exercise.id}`)
    expect(titles((await early.get(sheet)).body)).toEqual(['Before', 'Other'])
    expect(titles((await late.get(sheet)).body)).toEqual(['Other'])
    await early.post(`/chapters/1/exercises_finish?topic_id=${topic.id}`)
    expect(titles((await early.post(`${sheet}&scope=MISTAKES`)).body)).toEqual(['Other'])
  })
})
