import type { ManagedName } from '@the-house/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type Json, type TestServer, type Visitor } from '../testing/test-server.ts'
import { administrator } from '../testing/managed.ts'
import { openChapter } from '../testing/school.ts'
import { beginning, formOf } from '../testing/upload.ts'
import { entities } from './entities.ts'

const hour = 3_600_000
let context: TestServer
let admin: Awaited<ReturnType<typeof administrator>>
/** A student to whom every chapter is opened. */
let student: Visitor
beforeAll(async () => {
  context = await createTestServer()
  admin = await administrator(context)
  student = await context.arrive()
})
afterAll(() => context.close())

const holds = async (path: string, id: number, { get }: Visitor) => {
  const { status, body } = await get(path)
  return status === 200 && (body.archives ?? body.speaking_chapters ?? body.content).some((one: Json) => one.id === id)
}
const opens = async (path: string, { get }: Visitor) => (await get(path)).status === 200

/** The student calls that show an entity. */
const looks: Partial<Record<ManagedName, (made: Json, who: Visitor) => Promise<boolean[]>>> = {
  books: async ({ id }, who) => [await holds('/me/books', id, who), await opens(`/books/${id}/archives`, who)],
  chapters: async ({ id, book_id }, who) => [
    // A chapter that is released later is listed, with its date.
    (await who.get(`/books/${book_id}/chapters`)).body.content.some((one: Json) => one.id === id && one.avaliable),
    await opens(`/chapters/${id}`, who),
    await opens(`/chapters/${id}/topics`, who),
  ],
  topics: async ({ id, chapter_id }, who) => [
    await holds(`/chapters/${chapter_id}/topics`, id, who),
    await opens(`/chapters/${chapter_id}/content?topic_id=${id}`, who),
  ],
  contents: async ({ topic_id, topic }, who) => [
    await opens(`/chapters/${topic.chapter_id}/content?topic_id=${topic_id}`, who),
  ],
  exercises: async ({ id, topic_id, topic }, who) => {
    // A new visitor, since an existing attempt would not change.
    const visitor = await context.arrive(who === admin ? { profile: 'TEACHER' } : {})
    await openChapter(context.db, visitor.user.id, topic.chapter_id)
    const { body } = await visitor.get(`/chapters/${topic.chapter_id}/exercises?topic_id=${topic_id}`)
    return [body.exercises.some((one: Json) => one.id === id)]
  },
  articles: async ({ id, tags }, who) => [
    await holds('/news?size=50', id, who),
    await opens(`/news/${id}`, who),
    (await who.get('/news/tags')).body.content.includes(tags[0]),
  ],
  archives: async ({ id, book_id }, who) => [
    await holds(`/books/${book_id}/archives`, id, who),
    (await context.server.inject({ url: `/api/v1/archives/${id}/download`, headers: { authorization: who.token } }))
      .statusCode === 200,
  ],
  'speaking-books': async ({ id }, who) => [
    await holds('/me/speakings', id, who),
    await opens(`/speaking_books/${id}`, who),
  ],
  'speaking-chapters': async ({ id, book_id }, who) => [
    await holds(`/speaking_books/${book_id}`, id, who),
    await opens(`/speaking_chapters/${id}/content`, who),
  ],
  partners: async ({ id }, who) => [await holds('/partners?size=50', id, who), await opens(`/partners/${id}`, who)],
  segments: async ({ id }, who) => [await holds('/segments?size=9999', id, who)],
}

let tags = 0
/** Creates a row that students can see, with its parents and its parts. */
async function show(name: ManagedName): Promise<Json> {
  tags += 1
  const open = { published: true, release_at: null, avaliable: true, tags: [`tag ${tags}`] }
  const parents: Json = {
    contents: async () => ({ topic: await admin.make('topics', { published: true }) }),
    exercises: async () => ({ topic: await admin.make('topics', { published: true, type: 'EXERCISE' }) }),
    'speaking-chapters': async () => ({ book: await admin.make('speaking-books', { avaliable: true }) }),
  }
  const { topic, book }: Json = (await parents[name]?.()) ?? {}
  const made = await admin.make(name, {
    ...open,
    ...(topic && { topic_id: topic.id }),
    ...(book && { book_id: book.id }),
  })
  // A chapter that nobody can finish is not published again.
  const part = name === 'chapters' ? await admin.make('topics', { chapter_id: made.id, published: true }) : made
  if (name === 'topics' || part !== made) await admin.make('contents', { topic_id: part.id, published: true })
  const chapter_id = name === 'chapters' ? made.id : (topic ?? made).chapter_id
  if (chapter_id) await openChapter(context.db, student.user.id, chapter_id)
  if (name === 'archives') {
    const { headers, payload } = formOf({ bytes: beginning('pdf') })
    const url = `/api/v1/archives/${made.id}/file`
    await context.server.inject({ method: 'POST', url, headers: { ...headers, authorization: admin.token }, payload })
  }
  return { ...made, topic }
}

const met = entities.flatMap(({ name, definition }) => {
  const look = looks[name]
  return look ? [{ name, definition, look }] : []
})
/** One value where all calls agree, else each of them. */
const alike = (seen: boolean[]) => (new Set(seen).size === 1 ? seen[0] : seen)

describe.each(met)('$name', ({ name, definition, look }) => {
  it('are hidden while they are removed, and shown again once restored', async () => {
    const made = await show(name)
    const at = `${definition.path}/${made.id}`
    expect(alike(await look(made, student))).toBe(true)
    await admin.remove(at)
    expect(alike(await look(made, student))).toBe(false)
    expect(alike(await look(made, admin))).toBe(false)
    await admin.post(`${at}/restore`)
    expect(alike(await look(made, student))).toBe(true)
  })
})

describe.each(met.filter(({ definition }) => 'published' in definition.fields))(
  '$name',
  ({ name, definition, look }) => {
    it('are shown to students once they are published and their time has come', async () => {
      const { topic, ...made } = await show(name)
      const at = `${definition.path}/${made.id}`
      const save = async (more: Json) => {
        const { body } = await admin.get(at)
        expect((await admin.put(at, { ...(body.managed ?? body), ...more })).status).toBe(200)
      }
      await save({ published: false })
      expect(alike(await look({ ...made, topic }, student))).toBe(false)
      const release_at = new Date(context.clock().getTime() + hour).toISOString()
      await save({ published: true, release_at })
      expect(alike(await look({ ...made, topic }, student))).toBe(false)
      context.wait(hour)
      expect(alike(await look({ ...made, topic }, student))).toBe(true)
    })
  },
)

it('drafts are shown to administrators, yet are not in the list of news', async () => {
  const draft = await admin.make('articles', { published: false })
  expect(await opens(`/news/${draft.id}`, admin)).toBe(true)
  expect(await holds('/news?size=50', draft.id, admin)).toBe(false)
  const chapter = await admin.make('chapters', { published: false })
  const topic = await admin.make('topics', { chapter_id: chapter.id, published: false })
  expect(await holds(`/chapters/${chapter.id}/topics`, topic.id, admin)).toBe(true)
})

it('a topic does not wait for one that is not shown', async () => {
  const chapter = await admin.make('chapters')
  const first = await admin.make('topics', { chapter_id: chapter.id })
  await admin.make('contents', { topic_id: first.id, published: true })
  const second = await admin.make('topics', { chapter_id: chapter.id, requirement_id: first.id })
  const learner = await context.arrive()
  await openChapter(context.db, learner.user.id, chapter.id)
  const state = async () => {
    const { body } = await learner.get(`/chapters/${chapter.id}/topics`)
    const { available, requirement } = body.content.find(({ id }: Json) => id === second.id)
    return [available, requirement]
  }
  expect(await state()).toEqual([false, { name: first.name }])
  await admin.put(`/topics/${first.id}`, { ...first, published: false })
  expect(await state()).toEqual([true, null])
})
