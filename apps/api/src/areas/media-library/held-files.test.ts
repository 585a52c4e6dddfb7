import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exercises, tests } from '../../db/schema/index.ts'
import { removedAtOnce } from '../../files/remove-unused.ts'
import { practise } from '../../testing/journey.ts'
import { librarian, picture, type Librarian } from '../../testing/media-library.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let context: TestServer
let own: Librarian
beforeAll(async () => {
  context = await createTestServer()
  own = await librarian(context)
})
afterAll(() => context.close())

/** An exercise of a new topic, and what an administrator and a student do with it. */
const lesson = async (name: string) => {
  const chapter = await own.make('chapters')
  const topic = await own.make('topics', { chapter_id: chapter.id })
  const exercise = await own.make('exercises', { topic_id: topic.id })
  return {
    exercise: exercise.id,
    show: () => own.send('POST', `/exercises/${exercise.id}/image_extra`, picture(name)),
    letGo: () => own.remove(`/exercises/${exercise.id}/image_extra`),
    begin: (start_at: Date | null = context.clock()) =>
      context.db
        .insert(tests)
        .values({
          user_id: own.user.id, topic_id: topic.id, kind: 'PRACTICE', status: 'PENDING', show_feedback: true,
          exercise_ids: [exercise.id], start_at,
        }), // oxfmt-ignore
  }
}

describe('an unused file', () => {
  it('is what its exercise let go of before an attempt had begun, also after one has', async () => {
    const { show, letGo, begin } = await lesson('not begun')
    await show()
    await begin(null)
    context.wait(1000)
    await letGo()
    context.wait(1000)
    await begin()
    const file = await own.find('not begun')
    expect(file).toMatchObject({ uses: 0, held: false, unused_until: expect.any(String) })
    expect((await own.remove(`/media/${file.id}`)).status).toBe(204)
  })

  it('is not what an attempt shows, from the moment on at which its exercise lets go of it', async () => {
    const student = await context.arrive()
    const exercise = context.school.free.exercise('OPEN_ANSWER')
    await own.send('POST', `/exercises/${exercise}/image_extra`, picture('in the attempt'))
    expect((await practise(student, context.school.free).read()).status).toBe(200)
    context.wait(1000)
    await own.remove(`/exercises/${exercise}/image_extra`)
    const file = await own.find('in the attempt')
    expect(file).toMatchObject({ uses: 0, held: true, unused_until: null })
    expect(await own.list('state=unused&search=attempt')).toEqual([])
    expect(await own.uses(file.id)).toMatchObject([{ entity: 'exercises', id: exercise, place: 'attempts' }])
    expect((await own.remove(`/media/${file.id}`)).body.token).toBe('media.used')
    const replaced = await own.send('PUT', `/media/${file.id}/file`, picture('other'))
    expect([replaced.status, replaced.body.token]).toEqual([409, 'conflict'])
  })

  it('is not what a sent test shows once it has begun', async () => {
    const { exercise, show, letGo, begin } = await lesson('sent')
    await show()
    await begin(null)
    context.wait(1000)
    await context.db
      .update(tests)
      .set({ start_at: context.clock() })
      .where(sql`${tests.exercise_ids} = array[${exercise}::int]`)
    context.wait(1000)
    await letGo()
    expect(await own.find('sent')).toMatchObject({ uses: 0, held: true, unused_until: null })
  })

  it('is what attempts showed of an exercise that is deleted for good', async () => {
    const { exercise, show, letGo, begin } = await lesson('of a former exercise')
    await show()
    await begin()
    context.wait(1000)
    await letGo()
    expect(await own.find('former exercise')).toMatchObject({ held: true, unused_until: null })
    await context.db.delete(exercises).where(eq(exercises.id, exercise))
    expect(await own.find('former exercise')).toMatchObject({ uses: 0, held: false, unused_until: expect.any(String) })
  })

  it('is kept where an attempt began at the moment at which its exercise let go of it', async () => {
    const { exercise, show, letGo, begin } = await lesson('at the moment')
    await show()
    const began = context.clock()
    context.wait(1000)
    await letGo()
    const file = await own.find('at the moment')
    expect(file).toMatchObject({ held: false, unused_until: expect.any(String) })
    // Its transaction ends after that of the change.
    await begin(began)
    expect((await own.remove(`/media/${file.id}`)).body.token).toBe('media.used')
    expect(await own.uses(file.id)).toMatchObject([{ entity: 'exercises', id: exercise, place: 'attempts' }])
    expect(await own.read(file.id)).toMatchObject({ uses: 0, held: true, unused_until: null })
  })

  it('goes together with all unused ones, though as many before it as go at once are kept', async () => {
    const { exercise, begin } = await lesson('held')
    await begin(new Date(0))
    const { id } = await own.make('partners')
    await own.remove('/media/unused')
    await own.send('POST', `/partners/${id}/image`, picture('behind them'))
    await own.remove(`/partners/${id}/image`)
    await context.db.execute(sql`
      insert into files (key, kind, name, created_at, unused_at)
      select 'demo/held/' || n, 'image', 'held', now(), '2000-01-01' from generate_series(1, ${removedAtOnce}::int) n`)
    await context.db.execute(sql`
      insert into file_uses (key, entity, row_id, place, former)
      select key, 'exercises', ${exercise}, 'attempts', true from files where name = 'held'`)
    expect((await own.remove('/media/unused')).body.removed).toBe(1)
    expect(await own.list('search=behind')).toEqual([])
    expect((await own.list('state=used&search=held')).length).toBeGreaterThan(0)
  })
})
