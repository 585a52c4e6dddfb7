import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openChapter } from '../../testing/school.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { addCourse, expectUndone, readContent, studio, type Studio } from '../../testing/studio.ts'

let context: TestServer
let own: Studio
beforeAll(async () => {
  context = await createTestServer()
  own = await studio(context)
})
afterAll(() => context.close())

const positions = async (ids: readonly number[]) => {
  const found = []
  for (const id of ids) found.push((await own.admin.get(`/chapters/${id}`)).body.managed.position)
  return found
}

describe('MOVE', () => {
  it('numbers the chapters of a book anew, and changes no version', async () => {
    const { book, chapters } = await addCourse(own, 3)
    const [one, two, three] = chapters.map(({ chapter }) => chapter.id)
    const move = (id: number, after_id: number | null) => ({
      action: 'MOVE' as const, entity: 'chapters' as const, id, parent_id: book.id, after_id,
    }) // oxfmt-ignore
    await own.admin.put(`/chapters/${three}`, { ...chapters[2]?.chapter, position: 70 })
    await own.press(move(one, three))
    expect(await own.partsOf(book.id, book.id, 'chapters')).toEqual([two, three, one])
    expect(await positions([two, three, one])).toEqual([1, 2, 3])
    expect((await own.tree(book.id)).slice(0, 3).map(({ version }) => version)).toEqual([1, 2, 1])
    await own.press(move(one, null))
    expect(await own.partsOf(book.id, book.id, 'chapters')).toEqual([one, two, three])
    const saved = await own.admin.put(`/chapters/${one}`, { ...chapters[0]?.chapter, name: 'Text', position: 1 })
    expect(saved.status).toBe(200)
    const { body } = await own.admin.get(`/chapters/${one}/changes`)
    expect(body.content.slice(1, 3)).toMatchObject([
      { action: 'UPDATE', before: { position: 3 }, after: { position: 1 } },
      { action: 'UPDATE', before: { position: 1 }, after: { position: 3 } },
    ])
  })

  it('puts parts into another whole of the same kind, and undone back to where they were', async () => {
    const [here, there] = [await addCourse(own, 2), await addCourse(own, 2)]
    const [first, second] = here.chapters
    const before = await readContent(context)
    const { inverse } = await own.press(
      {
        action: 'MOVE',
        entity: 'chapters',
        id: first?.chapter.id,
        parent_id: there.book.id,
        after_id: there.chapters[0]?.chapter.id,
      },
      { action: 'MOVE', entity: 'topics', id: first?.practice.id, parent_id: second?.chapter.id, after_id: null },
      {
        action: 'MOVE',
        entity: 'exercises',
        id: first?.exercises[1]?.id,
        parent_id: second?.practice.id,
        after_id: second?.exercises[0]?.id,
      },
      { action: 'MOVE', entity: 'books', id: there.book.id, after_id: null },
    )
    expect(await own.partsOf(there.book.id, there.book.id, 'chapters')).toEqual([
      there.chapters[0]?.chapter.id,
      first?.chapter.id,
      there.chapters[1]?.chapter.id,
    ])
    expect(await own.partsOf(here.book.id, second?.chapter.id, 'topics')).toEqual([
      first?.practice.id,
      second?.story.id,
      second?.practice.id,
    ])
    expect(await own.partsOf(here.book.id, second?.practice.id, 'exercises')).toEqual([
      second?.exercises[0]?.id,
      first?.exercises[1]?.id,
      second?.exercises[1]?.id,
    ])
    await expectUndone(context, own, before, inverse)
  })

  it('is refused by name into what is removed, of the wrong kind or taken, and after what is not there', async () => {
    const { chapters } = await addCourse(own, 2)
    const [first, second] = chapters
    await own.admin.remove(`/chapters/${second?.chapter.id}`)
    const bare = await own.admin.make('topics', { chapter_id: first?.chapter.id, type: 'CONTENT' })
    const other = await own.admin.make('contents', { topic_id: bare.id })
    const before = await readContent(context)
    const exercise = { entity: 'exercises', id: first?.exercises[0]?.id } as const
    const cases = [
      [{ entity: 'topics', id: first?.story.id, parent_id: second?.chapter.id }, 'parent_id', 'validation.id'],
      [{ ...exercise, parent_id: first?.story.id }, 'parent_id', 'validation.topicType'],
      [{ entity: 'contents', id: other.id, parent_id: first?.practice.id }, 'parent_id', 'validation.topicType'],
      [{ entity: 'contents', id: other.id, parent_id: first?.story.id }, 'parent_id', 'validation.taken'],
      [{ ...exercise, parent_id: first?.practice.id, after_id: 2_000_000_000 }, 'after_id', 'validation.id'],
      [{ ...exercise, parent_id: first?.practice.id, after_id: exercise.id }, 'after_id', 'validation.id'],
    ] as const
    for (const [step, field, message] of cases) {
      const moved = { action: 'MOVE' as const, after_id: null, ...step }
      const { status, body } = await own.send([moved])
      expect([status, body.fields]).toEqual([412, { [`steps[0].${field}`]: message }])
    }
    const made = await own.send([
      { action: 'CREATE', entity: 'exercises', parent_id: first?.story.id, fields: { type: 'OPEN_ANSWER' } },
    ])
    expect(made).toMatchObject({ status: 412, body: { fields: { 'steps[0].parent_id': 'validation.topicType' } } })
    expect(await readContent(context)).toEqual(before)
  })

  it('of a topic keeps the attempts that have begun at it', async () => {
    const student = await context.arrive()
    const { book, chapters } = await addCourse(own, 2)
    const [first, second] = chapters
    await openChapter(context.db, student.user.id, first?.chapter.id)
    await openChapter(context.db, student.user.id, second?.chapter.id)
    await own.admin.put(`/topics/${first?.practice.id}`, { ...first?.practice, requirement_id: null })
    const sheet = (chapter: number) => `/chapters/${chapter}/exercises?topic_id=${first?.practice.id}`
    const { body: begun } = await student.get(sheet(first?.chapter.id))
    const answer = { exercise_id: first?.exercises[0]?.id, alternative_ids: [1] }
    expect((await student.put(`/tests/${begun.id}/answer_alternatives`, answer)).status).toBe(200)
    await own.press({
      action: 'MOVE',
      entity: 'topics',
      id: first?.practice.id,
      parent_id: second?.chapter.id,
      after_id: null,
    })
    expect((await student.get(sheet(first?.chapter.id))).status).toBe(404)
    const { status, body } = await student.get(sheet(second?.chapter.id))
    expect([status, body.id]).toEqual([200, begun.id])
    const done = await student.post(`/chapters/${second?.chapter.id}/exercises_finish?topic_id=${first?.practice.id}`)
    expect(done.status).toBe(200)
    expect(await own.partsOf(book.id, first?.chapter.id, 'topics')).toEqual([first?.story.id])
  })

  it('of a chapter that is made leads a student between two to it', async () => {
    const alone = await createTestServer()
    const school = await studio(alone)
    const student = await alone.arrive({ chapter: 2 })
    const me = async () => (await student.get('/me')).body.chapter
    expect(await me()).toBe(2)
    const published = { name: 'Between', published: true }
    const { made, inverse } = await school.press(
      { action: 'CREATE', entity: 'chapters', as: -1, parent_id: 1, fields: published },
      { action: 'MOVE', entity: 'chapters', id: -1, parent_id: 1, after_id: 1 },
    )
    expect(await school.partsOf(1, 1, 'chapters')).toEqual([1, made[0]?.id, 2, 3, 4])
    expect(await me()).toBe(made[0]?.id)
    await school.press(...inverse)
    expect(await me()).toBe(2)
    await alone.close()
  })
})
