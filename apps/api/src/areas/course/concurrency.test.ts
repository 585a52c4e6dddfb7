import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chapter_marks } from '../../db/schema/index.ts'
import { begin, emptyCourse, read } from '../../testing/course.ts'
import { createServerOn, databases } from '../../testing/databases.ts'
import type { TestServer } from '../../testing/test-server.ts'

describe.each(databases)('at once, on %s', (database) => {
  let context: TestServer
  let school: Awaited<ReturnType<typeof emptyCourse>>
  beforeAll(async () => {
    context = await createServerOn(database)
    school = await emptyCourse(context)
  })
  afterAll(() => context.close())

  it('a chapter is finished while another one is inserted behind it: the learner is led to the new one', async () => {
    const book = await school.addBook('Book', 1)
    const a = await school.addLesson(book, 'a', 1)
    await school.addLesson(book, 'c', 9)
    for (let round = 2; round < 7; round += 1) {
      const learners = await Promise.all([1, 2, 3, 4].map(() => context.arrive()))
      for (const learner of learners) await begin(learner, a)
      const [inserted] = await Promise.all([
        school.addLesson(book, `b${round}`, 1),
        ...learners.map((learner) => read(learner, a.id, a.topics[1] ?? 0)),
      ])
      const here = await Promise.all(learners.map(async ({ get }) => (await get('/me')).body.chapter))
      // It stands right behind the first chapter: ids break the tie.
      expect(here).toEqual(here.map(() => inserted.id))
      await school.change('chapters', inserted.id, { published: false })
    }
    await school.change('books', book, { avaliable: false })
  })

  it('a learner who finishes a chapter while being placed elsewhere is where the placement says, with both marks', async () => {
    const book = await school.addBook('Other', 2)
    const teacher = await context.arrive({ profile: 'TEACHER' })
    const [x, y, z] = [
      await school.addLesson(book, 'x', 1),
      await school.addLesson(book, 'y', 2),
      await school.addLesson(book, 'z', 3),
    ]
    for (let round = 0; round < 5; round += 1) {
      const learner = await context.arrive()
      const { id } = learner.user
      await teacher.put(`/people/${id}/placement`, { chapter_id: x.id, reason: 'Start' })
      await begin(learner, x)
      const [finished, placed] = await Promise.all([
        read(learner, x.id, x.topics[1] ?? 0),
        teacher.put(`/people/${id}/placement`, { chapter_id: z.id, reason: 'Faster' }),
      ])
      expect([finished.status, placed.status]).toEqual([200, 200])
      expect((await learner.get('/me')).body.chapter).toBe(z.id)
      const mark = async (chapter_id: number) =>
        (
          await context.db
            .select()
            .from(chapter_marks)
            .where(and(eq(chapter_marks.user_id, id), eq(chapter_marks.chapter_id, chapter_id)))
        )[0]?.how
      expect([await mark(x.id), await mark(y.id)]).toEqual(['FINISHED', 'PLACED'])
    }
  })
})
