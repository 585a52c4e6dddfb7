import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { addCourse, expectUndone, readContent, studio, type Studio } from '../../testing/studio.ts'

let context: TestServer
let own: Studio
beforeAll(async () => {
  context = await createTestServer()
  own = await studio(context)
})
afterAll(() => context.close())

describe('CREATE', () => {
  it('makes a chapter with what is in it, each named by a temporary id, at the end; undone, nothing of it is there', async () => {
    const { book } = await addCourse(own, 1)
    const before = await readContent(context)
    const { made, inverse } = await own.press(
      { action: 'CREATE', entity: 'chapters', as: -1, parent_id: book.id, fields: { name: 'New', position: 1 } },
      { action: 'CREATE', entity: 'topics', as: -2, parent_id: -1, fields: { name: 'One', type: 'CONTENT' } },
      {
        action: 'CREATE',
        entity: 'topics',
        as: -3,
        parent_id: -1,
        fields: { name: 'Two', type: 'EXERCISE', requirement_id: -2 },
      },
      { action: 'CREATE', entity: 'contents', parent_id: -2, fields: { subject: 'Story' } },
      { action: 'CHANGE', entity: 'topics', id: -2, fields: { name: 'First' } },
    )
    expect(made.map(({ as, entity }) => [as, entity])).toEqual([
      [-1, 'chapters'],
      [-2, 'topics'],
      [-3, 'topics'],
      [null, 'contents'],
    ])
    const ids = made.map(({ id }) => id)
    expect((await own.admin.get(`/topics/${ids[1]}`)).body).toMatchObject({
      chapter_id: ids[0],
      name: 'First',
      version: 2,
    })
    expect((await own.admin.get(`/topics/${ids[2]}`)).body).toMatchObject({ requirement_id: ids[1], position: 2 })
    expect((await own.admin.get(`/contents/${ids[3]}`)).body).toMatchObject({ topic_id: ids[1] })
    expect((await own.partsOf(book.id, book.id, 'chapters')).at(-1)).toBe(ids[0])
    const after = await readContent(context)
    const { inverse: redo } = await expectUndone(context, own, before, inverse)
    await expectUndone(context, own, after, redo)
  })

  it('makes a book', async () => {
    const { made } = await own.press({ action: 'CREATE', entity: 'books', fields: { name: 'Whole', avaliable: false } })
    expect((await own.admin.get(`/books/${made[0]?.id}`)).body).toMatchObject({ name: 'Whole', avaliable: false })
  })
})

describe('CHANGE', () => {
  it('changes the fields that it has and no others, neither its place; undone, they are as they were', async () => {
    const { book, chapters } = await addCourse(own, 2)
    const chapter = chapters[0]?.chapter
    const before = await readContent(context)
    const { inverse } = await own.press({
      action: 'CHANGE', entity: 'chapters', id: chapter.id, version: 1,
      fields: { name: 'Other', release_at: '2026-05-01T12:00:00.000Z', position: 9, book_id: 1 },
    }) // oxfmt-ignore
    const changed = await own.admin.get(`/chapters/${chapter.id}`)
    const { name, release_at, position, book_id, text_help, version } = changed.body.managed
    expect({ name, release_at, position, book_id, text_help, version }).toEqual({
      name: 'Other', release_at: '2026-05-01T12:00:00.000Z', position: 1, book_id: book.id,
      text_help: chapter.text_help, version: 2,
    }) // oxfmt-ignore
    expect(inverse).toMatchObject([{ version: 2, fields: { name: chapter.name, release_at: null } }])
    await expectUndone(context, own, before, inverse)
    const { body } = await own.admin.get(`/chapters/${chapter.id}/changes`)
    expect(body.content.map(({ action }: { action: string }) => action)).toEqual(['UPDATE', 'UPDATE', 'CREATE'])
  })

  it('offers a book by the name that the wire has for it', async () => {
    const { book } = await addCourse(own, 0)
    const { inverse } = await own.press({
      action: 'CHANGE',
      entity: 'books',
      id: book.id,
      version: 1,
      fields: { avaliable: false },
    })
    expect((await own.admin.get(`/books/${book.id}`)).body.avaliable).toBe(false)
    expect(inverse).toMatchObject([{ fields: { avaliable: true } }])
    await own.press(...inverse)
    expect((await own.admin.get(`/books/${book.id}`)).body.avaliable).toBe(true)
  })

  it('renames a topic whose requirement was removed', async () => {
    const { chapters } = await addCourse(own, 1)
    const { story, practice } = chapters[0] ?? {}
    await own.admin.remove(`/topics/${story.id}`)
    await own.press({ action: 'CHANGE', entity: 'topics', id: practice.id, version: 1, fields: { name: 'Still' } })
    expect((await own.admin.get(`/topics/${practice.id}`)).body).toMatchObject({
      name: 'Still',
      requirement_id: story.id,
    })
  })
})

describe('REMOVE and RESTORE', () => {
  it('take a chapter away with its parts, and bring it back to its place, though others moved meanwhile', async () => {
    const { book, chapters } = await addCourse(own, 3)
    const [one, two, three] = chapters.map(({ chapter }) => chapter.id)
    const before = await readContent(context)
    const { inverse } = await own.press(
      { action: 'REMOVE', entity: 'topics', id: chapters[1]?.story.id, version: 1 },
      { action: 'REMOVE', entity: 'chapters', id: two, version: 1 },
      { action: 'MOVE', entity: 'chapters', id: three, parent_id: book.id, after_id: null },
    )
    expect(await own.partsOf(book.id, book.id, 'chapters')).toEqual([three, one])
    expect((await own.tree(book.id)).filter(({ parent_id }) => parent_id === two)).toEqual([])
    const { inverse: redo } = await expectUndone(context, own, before, inverse)
    await own.press(...redo)
    expect(await own.partsOf(book.id, book.id, 'chapters')).toEqual([three, one])
    await own.press({ action: 'RESTORE', entity: 'chapters', id: two })
    // The topic was removed before the chapter, and apart from it.
    expect(await own.partsOf(book.id, two, 'topics')).toEqual([chapters[1]?.practice.id])
  })
})

describe('PUBLISH and UNPUBLISH', () => {
  it('take everything below with them, and undone leave alone what was so before', async () => {
    const { chapters } = await addCourse(own, 1)
    const { chapter, practice, exercises = [] } = chapters[0] ?? {}
    await own.press({ action: 'UNPUBLISH', entity: 'topics', id: practice.id, version: 1 })
    const before = await readContent(context)
    const { inverse } = await own.press({ action: 'UNPUBLISH', entity: 'chapters', id: chapter.id, version: 1 })
    const state = async () =>
      (await own.tree(chapter.book_id)).map(({ entity, published, version }) => [entity, published, version])
    const hidden = [
      ['chapters', false, 2],
      ['topics', false, 2],
      ['topics', false, 2],
      ['contents', false, 2],
      ['exercises', false, 2],
      ['exercises', false, 2],
    ]
    expect(await state()).toEqual(hidden)
    expect(inverse[0]?.only?.map(({ entity }) => entity)).toEqual(['chapters', 'topics', 'contents'])
    await expectUndone(context, own, before, inverse)
    await own.press({ action: 'PUBLISH', entity: 'chapters', id: chapter.id, version: 3 })
    expect((await state()).every(([, published]) => published)).toBe(true)
    const { body } = await own.admin.get(`/exercises/${exercises[0]?.id}/changes`)
    expect(body.content[0]).toMatchObject({
      action: 'UPDATE',
      before: { published: false },
      after: { published: true },
    })
  })

  it('refuse by name each exercise that is not whole, and publish nothing', async () => {
    const { chapters } = await addCourse(own, 1)
    const { chapter, practice } = chapters[0] ?? {}
    const drafts = []
    for (let index = 0; index < 2; index += 1)
      drafts.push(
        await own.admin.make('exercises', { topic_id: practice.id, correct_alternatives: [], published: false }),
      )
    const before = await readContent(context)
    const { status, body } = await own.send([
      { action: 'CHANGE', entity: 'chapters', id: chapter.id, version: 1, fields: { name: 'Not yet' } },
      { action: 'PUBLISH', entity: 'chapters', id: chapter.id, version: 1 },
    ])
    expect(status).toBe(412)
    expect(body.fields).toEqual(
      Object.fromEntries(drafts.map(({ id }) => [`exercises/${id}`, 'validation.unfinished'])),
    )
    expect(await readContent(context)).toEqual(before)
  })

  it('undone later, they leave alone what others have changed, and say who', async () => {
    const { chapters } = await addCourse(own, 1)
    const { chapter, content } = chapters[0] ?? {}
    const { inverse } = await own.press({ action: 'UNPUBLISH', entity: 'chapters', id: chapter.id, version: 1 })
    const other = await studio(context)
    await other.press({ action: 'CHANGE', entity: 'contents', id: content.id, version: 2, fields: { subject: 'New' } })
    const { status, body } = await own.send(inverse)
    expect([status, body.latest]).toEqual([
      409,
      { entity: 'contents', id: content.id, by: other.admin.user.name, at: context.clock().toISOString() },
    ])
  })
})
