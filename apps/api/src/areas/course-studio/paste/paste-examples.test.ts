import { pastedExampleOf, exerciseTypes, outlineExamples } from '@the-house/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addCourse, studio, type Studio } from '../../../testing/studio.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'

let context: TestServer
let own: Studio
beforeAll(async () => {
  context = await createTestServer()
  own = await studio(context)
})
afterAll(() => context.close())

it.each(exerciseTypes)('the example of %s becomes an exercise that lacks nothing but an explanation', async (type) => {
  const { book } = await addCourse(own, 0)
  const chapter = await own.admin.make('chapters', { book_id: book.id })
  const topic = await own.admin.make('topics', { chapter_id: chapter.id, type: 'EXERCISE' })
  const { body } = await own.admin.post('/course/paste', {
    press: `example ${type}`,
    parent: { entity: 'topics', id: topic.id },
    type,
    text: pastedExampleOf(type),
  })
  expect(body.rows).toMatchObject([{ entity: 'exercises', type, taken: true, problems: [] }])
  const { id } = body.pressed.made[0]
  const exercise = await own.admin.get(`/exercises/${id}`)
  const published = await own.admin.put(`/exercises/${id}`, { ...exercise.body, published: true })
  expect(published.status).toBe(200)
})

it.each([
  ['books', ['chapters', 'topics', 'topics', 'exercises', 'chapters', 'topics']],
  ['chapters', ['topics', 'topics', 'exercises']],
] as const)('the outline for %s becomes what it says', async (entity, made) => {
  const { book } = await addCourse(own, 0)
  const chapter = await own.admin.make('chapters', { book_id: book.id })
  const { body } = await own.admin.post('/course/paste', {
    press: `outline ${entity}`,
    parent: { entity, id: entity === 'books' ? book.id : chapter.id },
    type: 'COMPLETE_WORD',
    text: outlineExamples[entity](pastedExampleOf('COMPLETE_WORD')),
  })
  expect(body.rows.flatMap(({ problems }: { problems: object[] }) => problems)).toEqual([])
  expect(body.pressed.made.map((one: { entity: string }) => one.entity)).toEqual(made)
})
