import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { addCourse, studio, type Studio } from '../../testing/studio.ts'

let context: TestServer
let own: Studio
beforeAll(async () => {
  context = await createTestServer()
  own = await studio(context)
})
afterAll(() => context.close())

describe('the tree of a book', () => {
  it('has its chapters, topics, contents and exercises in their order, without removed ones', async () => {
    const { book, chapters } = await addCourse(own, 2)
    const [first, second] = chapters
    await own.admin.remove(`/exercises/${first?.exercises[0]?.id}`)
    await own.press({ action: 'MOVE', entity: 'chapters', id: second?.chapter.id, parent_id: book.id, after_id: null })
    const { status, body } = await own.admin.get(`/course/tree?book_id=${book.id}`)
    expect(status).toBe(200)
    expect(body.book).toEqual({
      entity: 'books', id: book.id, version: 1, parent_id: null, name: book.name, published: true, type: null, problems: 0,
    }) // oxfmt-ignore
    expect(body.content.map(({ entity, id }: { entity: string; id: number }) => [entity, id])).toEqual([
      ['chapters', second?.chapter.id],
      ['chapters', first?.chapter.id],
      ...[second, first].flatMap((one) => [one?.story, one?.practice]).map((topic) => ['topics', topic.id]),
      ...[second, first].map((one) => ['contents', one?.content.id]),
      ...[...(second?.exercises ?? []), first?.exercises[1]].map((one) => ['exercises', one?.id]),
    ])
    const practice = body.content.find(
      ({ id, entity }: { id: number; entity: string }) => entity === 'topics' && id === first?.practice.id,
    )
    expect(practice).toEqual({
      entity: 'topics', id: first?.practice.id, version: 1, parent_id: first?.chapter.id,
      name: first?.practice.name, published: true, type: 'EXERCISE', problems: 0,
    }) // oxfmt-ignore
    expect((await own.admin.get('/course/tree?book_id=2000000000')).status).toBe(404)
    expect((await own.admin.get('/course/tree')).status).toBe(412)
  })
})
