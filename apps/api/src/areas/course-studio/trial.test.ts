import { afterAll, beforeAll, expect, it } from 'vitest'
import { lockCourseShared } from '../../course/lock.ts'
import { begin, conclude, emptyCourse, read, type Lesson } from '../../testing/course.ts'
import { createServerOn, type ServerOn } from '../../testing/databases.ts'
import { studio, type Studio } from '../../testing/studio.ts'

// The embedded database runs one transaction at a time.
let context: ServerOn
let own: Studio
let book: number
let a: Lesson
let b: Lesson
beforeAll(async () => {
  context = await createServerOn('PostgreSQL')
  own = await studio(context)
  const school = await emptyCourse(context)
  book = await school.addBook('Book', 1)
  a = await school.addLesson(book, 'a', 1)
  b = await school.addLesson(book, 'b', 2)
})
afterAll(() => context.close())

/** What a new chapter between the two would do. */
const impact = () =>
  own.impact(
    { action: 'CREATE', entity: 'chapters', as: -1, parent_id: book, fields: { name: 'Between', published: true } },
    { action: 'MOVE', entity: 'chapters', id: -1, parent_id: book, after_id: a.id },
  )

it('an impact is measured while somebody concludes a topic', async () => {
  const learner = await context.arrive()
  await conclude(learner, a)
  const measured = await context.db.transaction(async (tx) => {
    await lockCourseShared(tx)
    return impact()
  })
  expect(measured).toEqual({ moved: 1, opened: 0, practising: 0 })
})

it('learners go on while impacts are measured, and nobody is refused', async () => {
  const learners = await Promise.all(Array.from({ length: 12 }, () => context.arrive()))
  for (const learner of learners) await conclude(learner, a)
  const measuring = Promise.all([impact(), impact(), impact()])
  const done = learners.map(async (learner) => {
    const begun = await begin(learner, b)
    const ended = await read(learner, b.id, b.topics[1] ?? 0)
    return [begun.status, ended.status]
  })
  expect(await Promise.all(done)).toEqual(learners.map(() => [200, 200]))
  for (const found of await measuring) expect(found).toMatchObject({ practising: 0 })
  const chapters = await Promise.all(learners.map(async ({ get }) => (await get('/me')).body.chapter))
  expect(chapters).toEqual(learners.map(() => b.id))
})

it('learners conclude what a trial makes easier to conclude, and nobody is refused', async () => {
  const learners = await Promise.all(Array.from({ length: 12 }, () => context.arrive()))
  for (const learner of learners) {
    await conclude(learner, a)
    await begin(learner, b)
  }
  const easing = { action: 'REMOVE', entity: 'topics', id: b.topics[1] ?? 0, version: 1 } as const
  const measuring = [1, 2, 3, 4].map(() => own.admin.post('/course/impact', { steps: [easing] }))
  const done = learners.map(async (learner) => (await read(learner, b.id, b.topics[1] ?? 0)).status)
  expect(await Promise.all(done)).toEqual(learners.map(() => 200))
  expect((await Promise.all(measuring)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
})
