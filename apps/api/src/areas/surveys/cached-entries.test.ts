import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exercises, topics } from '../../db/schema/index.ts'
import { countQueries } from '../../testing/count-queries.ts'
import { createServerOn, databases } from '../../testing/databases.ts'
import { practise } from '../../testing/journey.ts'
import { administrator } from '../../testing/managed.ts'
import { addPractice } from '../../testing/school.ts'
import type { Json, TestServer } from '../../testing/test-server.ts'

const type = 'COMPLETE_WORD'
const titleIn = ({ body }: Json) => body.exercises.find((one: Json) => one.type === type).title

describe.each(databases)('the exercises of a topic, on %s', (database) => {
  let context: TestServer
  beforeAll(async () => {
    context = await createServerOn(database)
  })
  afterAll(() => context.close())

  it('cost the session and three queries, however many students read them', async () => {
    const { free } = context.school
    const practices = [practise(await context.arrive(), free), practise(await context.arrive(), free)]
    for (const { read } of practices) await read()
    const costs: number[] = []
    for (const { read } of practices) costs.push(await countQueries(read))
    expect(costs).toEqual([4, 4])
  })

  it('are read anew once whoever it is has changed one', async () => {
    const practice = await addPractice(context.db, { chapter_id: 1, position: 90 })
    const student = practise(await context.arrive(), practice)
    await student.read()
    await context.db
      .update(exercises)
      .set({ title: 'From elsewhere' })
      .where(eq(exercises.id, practice.exercise(type)))
    expect(titleIn(await student.read())).toBe('From elsewhere')
    await context.db.update(topics).set({ published: false }).where(eq(topics.id, practice.topic_id))
    expect((await student.read()).status).toBe(404)
  })

  it('stay as they were in an attempt that began before a change, and are new in the next', async () => {
    const practice = await addPractice(context.db, { chapter_id: 1, position: 91 })
    const student = practise(await context.arrive(), practice)
    const before = titleIn(await student.read())
    const admin = await administrator(context)
    const { body: exercise } = await admin.get(`/exercises/${practice.exercise(type)}`)
    context.wait(1000)
    expect((await admin.put(`/exercises/${exercise.id}`, { ...exercise, title: 'Renamed' })).status).toBe(200)
    expect(titleIn(await student.read())).toBe(before)
    expect(titleIn(await practise(await context.arrive(), practice).read())).toBe('Renamed')
  })
})
