import { readdirSync } from 'node:fs'
import { apiBase } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { purgeDeleted } from '../../crud/purge.ts'
import { exercises } from '../../db/schema/index.ts'
import { purgeUnused } from '../media-library/purge-unused.ts'
import { openChapter } from '../../testing/school.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { addCourse, expectUndone, readContent, studio, type Studio } from '../../testing/studio.ts'
import { beginning, formOf } from '../../testing/upload.ts'

let context: TestServer
let own: Studio
beforeAll(async () => {
  context = await createTestServer()
  own = await studio(context)
})
afterAll(() => context.close())

const day = 24 * 3_600_000
/** Removes the files that nothing has named for a month. */
const tidy = () => purgeUnused(context, (error) => expect.fail(error.message))
const stored = () =>
  readdirSync(context.filesRoot, { recursive: true }).filter((name) => String(name).endsWith('.webp')).length
async function upload(path: string) {
  const { headers, payload } = formOf({ name: 'x.png', bytes: beginning('png') })
  const authorization = own.admin.token
  const sent = await context.server.inject({
    method: 'POST',
    url: `${apiBase}${path}`,
    headers: { ...headers, authorization },
    payload,
  })
  expect(sent.statusCode).toBe(200)
}

describe('COPY', () => {
  it('copies everything below as drafts at the end, and what its topics require of each other; undone it is gone', async () => {
    const { book, chapters } = await addCourse(own, 2)
    const { chapter, story, practice, exercises: some = [] } = chapters[0] ?? {}
    await own.admin.remove(`/exercises/${some[0]?.id}`)
    const before = await readContent(context)
    const { made, inverse } = await own.press({ action: 'COPY', entity: 'chapters', id: chapter.id, as: -1 })
    expect(made).toEqual([{ as: -1, entity: 'chapters', id: expect.any(Number) }])
    const copy = made[0]?.id ?? 0
    const all = await own.partsOf(book.id, book.id, 'chapters')
    expect(all.at(-1)).toBe(copy)
    const nodes = await own.tree(book.id)
    const [topic, other, ...rest] = nodes.filter(({ entity, parent_id }) => entity === 'topics' && parent_id === copy)
    expect([topic, other, ...rest]).toMatchObject([
      { name: story.name, type: 'CONTENT', published: false, version: 1 },
      { name: practice.name, type: 'EXERCISE', published: false, version: 1 },
    ])
    expect(nodes.filter(({ parent_id, entity }) => entity === 'contents' && parent_id === topic?.id)).toMatchObject([
      { name: chapters[0]?.content.subject, published: false },
    ])
    expect(nodes.filter(({ parent_id, entity }) => entity === 'exercises' && parent_id === other?.id)).toMatchObject([
      { name: some[1]?.title, published: false },
    ])
    expect((await own.admin.get(`/topics/${other?.id}`)).body).toMatchObject({ requirement_id: topic?.id })
    const {
      id: _id,
      topic_id: _topic,
      topic: _of,
      published: _out,
      updated_at: _at,
      position: _place,
      ...same
    } = some[1]
    const kept = nodes.find(({ parent_id, entity }) => entity === 'exercises' && parent_id === other?.id)
    expect((await own.admin.get(`/exercises/${kept?.id}`)).body).toMatchObject(same)
    const { body } = await own.admin.get(`/exercises/${kept?.id}/changes`)
    expect(body.content).toMatchObject([{ action: 'CREATE', before: null, after: { title: same.title } }])
    await expectUndone(context, own, before, inverse)
  })

  it('of a topic goes into another chapter, and still waits for what the first one waits for', async () => {
    const { book, chapters } = await addCourse(own, 2)
    const [first, second] = chapters
    const { made } = await own.press(
      { action: 'COPY', entity: 'topics', id: first?.practice.id, as: -7, parent_id: second?.chapter.id },
      { action: 'MOVE', entity: 'topics', id: -7, parent_id: second?.chapter.id, after_id: null },
      { action: 'CHANGE', entity: 'topics', id: -7, fields: { name: 'Mine' } },
    )
    const copy = made[0]?.id ?? 0
    expect(await own.partsOf(book.id, second?.chapter.id, 'topics')).toEqual([
      copy,
      second?.story.id,
      second?.practice.id,
    ])
    expect((await own.admin.get(`/topics/${copy}`)).body).toMatchObject({
      name: 'Mine',
      requirement_id: first?.story.id,
    })
    const wrong = await own.send([{ action: 'COPY', entity: 'contents', id: first?.content.id }])
    expect(wrong).toMatchObject({ status: 412, body: { fields: { 'steps[0].parent_id': 'validation.taken' } } })
  })

  it('of a book has all of it, unavailable', async () => {
    const { book, chapters } = await addCourse(own, 3)
    const { made } = await own.press({ action: 'COPY', entity: 'books', id: book.id })
    const copy = made[0]?.id ?? 0
    expect((await own.admin.get(`/course/tree?book_id=${copy}`)).body.book).toMatchObject({ published: false })
    const names = async (id: number) => (await own.tree(id)).map(({ entity, name, type }) => [entity, name, type])
    expect(await names(copy)).toEqual(await names(book.id))
    expect(chapters).toHaveLength(3)
  })

  it('shares its files: each goes with the last row that names it, or that an attempt shows', async () => {
    const { chapters } = await addCourse(own, 1)
    const { chapter, story, practice, exercises: some = [], content } = chapters[0] ?? {}
    const [exercise] = some
    await upload(`/contents/${content.id}/image`)
    await upload(`/exercises/${exercise?.id}/image_extra`)
    expect(stored()).toBe(2)
    const student = await context.arrive()
    await openChapter(context.db, student.user.id, chapter.id)
    await own.admin.put(`/topics/${practice.id}`, { ...practice, requirement_id: null })
    expect((await student.get(`/chapters/${chapter.id}/exercises?topic_id=${practice.id}`)).status).toBe(200)
    const { made } = await own.press(
      { action: 'COPY', entity: 'chapters', id: chapter.id },
      { action: 'COPY', entity: 'chapters', id: chapter.id },
    )
    expect(stored()).toBe(2)
    const [one, two] = made.map(({ id }) => id)
    const nodes = await own.tree(chapter.book_id)
    const topicsIn = (id: number | undefined) =>
      nodes.filter(({ entity, parent_id }) => entity === 'topics' && parent_id === id)
    const contentOf = (id: number | undefined) =>
      nodes.find(({ entity, parent_id }) => entity === 'contents' && parent_id === topicsIn(id)[0]?.id)?.id
    await own.admin.remove(`/contents/${content.id}/image`)
    await own.admin.remove(`/contents/${contentOf(one)}/image`)
    expect(stored()).toBe(2)
    // The original is not purged: what a student works on stays.
    await own.admin.remove(`/topics/${topicsIn(two)[0]?.id}`)
    expect(story.chapter_id).toBe(chapter.id)
    context.wait(31 * day)
    own = await studio(context)
    await purgeDeleted(context)
    await purgeDeleted(context)
    await tidy()
    expect(stored()).toBe(1)
    const image = eq(exercises.title, exercise?.title)
    const copies = await context.db.select({ id: exercises.id }).from(exercises).where(image)
    expect(copies).toHaveLength(3)
    for (const { id } of copies) await own.admin.remove(`/exercises/${id}/image_extra`)
    context.wait(31 * day)
    await tidy()
    expect(stored()).toBe(1)
  })
})
