import type { CourseStep } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noHtml } from '@the-house/domain'
import { books, contents, exercises, topics } from '../../db/schema/index.ts'
import { openTestDatabase } from '../../testing/postgres.ts'
import { addCourse, readContent, studio, type Studio } from '../../testing/studio.ts'
import { createTestServer, type Json, type TestServer } from '../../testing/test-server.ts'
import { beginning, formOf } from '../../testing/upload.ts'

/** How often the topics of a chapter were read with all that they require. */
let readings = 0
let context: TestServer
let own: Studio
const logQuery = (query: string) => (readings += Number(query.includes('with recursive chain')))
beforeAll(async () => {
  context = await createTestServer({ connection: await openTestDatabase({ logQuery }) })
  own = await studio(context)
})
afterAll(() => context.close())

const refused = { status: 412, body: { fields: { published: 'validation.unfinished' } } }
const refusedStep = { status: 412, body: { fields: { 'steps[0].fields.published': 'validation.unfinished' } } }

const change = (entity: CourseStep['entity'], row: Json, fields: CourseStep['fields'], files?: CourseStep['files']): CourseStep => ({
  action: 'CHANGE', entity, id: row.id, version: row.version, fields, ...(files && { files }),
}) // oxfmt-ignore
const publish = (entity: CourseStep['entity'], row: Json): CourseStep => ({
  action: 'PUBLISH', entity, id: row.id, version: row.version,
}) // oxfmt-ignore

/** A chapter with a story and a practice, which are whole. */
async function addChapter() {
  const { book, chapters } = await addCourse(own, 1)
  const [made] = chapters
  if (!made) throw new Error('There is no chapter.')
  return { book, ...made }
}

/** A chapter that is a draft, all else in it published. */
async function addDraft(more: Json = {}): Promise<Json> {
  const { chapter } = await addChapter()
  const { body } = await own.admin.put(`/chapters/${chapter.id}`, { ...chapter, published: false, ...more })
  return body
}

async function sendVideo(): Promise<string> {
  const { headers, payload } = formOf({ name: 'film.mp4', bytes: beginning('mp4') })
  const url = '/api/v1/uploads?entity=chapters&field=video'
  const { body } = await context.server.inject({
    method: 'POST', url, headers: { ...headers, authorization: own.admin.token }, payload,
  }) // oxfmt-ignore
  return JSON.parse(body).upload_id
}

/** A published chapter that can be finished, with a draft whose requirement keeps it from ever opening. */
async function addBlocked() {
  const { chapters } = await addCourse(own, 2)
  const [{ chapter }, later] = [chapters[0] ?? {}, chapters[1]]
  const blocked = await own.admin.make('topics', { chapter_id: chapter.id, published: false })
  await context.db.update(topics).set({ requirement_id: later?.story.id }).where(eq(topics.id, blocked.id))
  const content = await own.admin.make('contents', { topic_id: blocked.id, published: true })
  return { chapter, blocked: { ...blocked, requirement_id: later?.story.id }, content }
}

describe('a chapter that is published by its form', () => {
  it('is refused without the video that the same save asks for', async () => {
    const chapter = await addDraft()
    const fields = { published: true, media_type: 'VIDEO' }
    expect(await own.admin.put(`/chapters/${chapter.id}`, { ...chapter, ...fields })).toMatchObject(refused)
    expect(await own.send([change('chapters', chapter, fields)])).toMatchObject(refusedStep)
  })

  it('is taken with the address or the file of the video that the same save brings', async () => {
    const asked = { media_type: 'VIDEO' }
    const [one, two, three] = [await addDraft(asked), await addDraft(asked), await addDraft(asked)]
    const address = { published: true, url_video: 'https://example.com/film' }
    expect((await own.admin.put(`/chapters/${one.id}`, { ...one, ...address })).status).toBe(200)
    expect((await own.send([change('chapters', two, address)])).status).toBe(200)
    const upload = change('chapters', three, { published: true }, { video: await sendVideo() })
    expect((await own.send([upload])).status).toBe(200)
  })

  it('may be saved with the errors that it has already', async () => {
    const { chapter, content } = await addChapter()
    await own.admin.remove(`/contents/${content.id}`)
    expect((await own.admin.put(`/chapters/${chapter.id}`, { ...chapter, name: 'Other' })).status).toBe(200)
  })
})

describe('a press', () => {
  it('publishes topics that require each other in any order', async () => {
    const { story, practice } = await addChapter()
    await own.press({ action: 'UNPUBLISH', entity: 'topics', id: story.id, version: 1 })
    await own.press({ action: 'UNPUBLISH', entity: 'topics', id: practice.id, version: 1 })
    const steps = [publish('topics', { ...practice, version: 2 }), publish('topics', { ...story, version: 2 })]
    expect((await own.send(steps)).status).toBe(200)
  })

  it('reads a chapter once, however many of its exercises it publishes', async () => {
    const { practice } = await addChapter()
    const drafts = []
    for (let n = 0; n < 6; n += 1)
      drafts.push(await own.admin.make('exercises', { topic_id: practice.id, published: false }))
    readings = 0
    await own.press(...drafts.slice(0, 3).map((row) => publish('exercises', row)))
    expect(readings).toBe(1)
    await own.press(...drafts.slice(3).map((row) => change('exercises', row, { published: true })))
    expect(readings).toBe(2)
  })

  it('names the field of each row that its form may not publish', async () => {
    const { practice } = await addChapter()
    const drafts = []
    for (const correct_alternatives of [[1], []])
      drafts.push(await own.admin.make('exercises', { topic_id: practice.id, published: false, correct_alternatives }))
    const before = await readContent(context)
    const { status, body } = await own.send(drafts.map((row) => change('exercises', row, { published: true })))
    expect([status, body]).toEqual([
      412,
      { token: 'validation', fields: { 'steps[1].fields.published': 'validation.unfinished' } },
    ])
    expect(await readContent(context)).toEqual(before)
  })
})

describe('a topic of a published chapter', () => {
  it('is refused where nobody could finish the chapter any more, by a form, a step and a branch', async () => {
    const { chapter, blocked } = await addBlocked()
    expect(await own.admin.put(`/topics/${blocked.id}`, { ...blocked, published: true })).toMatchObject(refused)
    expect(await own.send([change('topics', blocked, { published: true })])).toMatchObject(refusedStep)
    expect((await own.send([publish('topics', blocked)])).status).toBe(412)
    // In a draft of a chapter it is saved; the chapter is refused then.
    const { body: draft } = await own.admin.put(`/chapters/${chapter.id}`, { ...chapter, published: false })
    expect((await own.admin.put(`/topics/${blocked.id}`, { ...blocked, published: true })).status).toBe(200)
    expect(await own.admin.put(`/chapters/${chapter.id}`, { ...draft, published: true })).toMatchObject(refused)
  })

  it('may be published before there is anything in it, and what is in it after it', async () => {
    const { chapter } = await addChapter()
    const topic = await own.admin.make('topics', { chapter_id: chapter.id, finish_chapter: true, published: true })
    await own.admin.make('contents', { topic_id: topic.id, published: true })
    const draft = await own.admin.make('topics', { chapter_id: chapter.id, published: false })
    expect((await own.admin.put(`/topics/${draft.id}`, { ...draft, published: true })).status).toBe(200)
  })

  it('takes no content or exercise that makes it one that nobody finishes', async () => {
    const { blocked, content } = await addBlocked()
    await own.press(change('contents', content, { published: false }))
    await own.admin.put(`/topics/${blocked.id}`, { ...blocked, published: true })
    expect(await own.send([publish('contents', { ...content, version: 2 })])).toMatchObject({
      status: 412, body: { token: 'chapterUnfinished', fields: { [`contents/${content.id}`]: 'validation.unfinished' } },
    }) // oxfmt-ignore
    const save = { ...content, version: 2, published: true }
    expect(await own.admin.put(`/contents/${content.id}`, save)).toMatchObject(refused)
  })
})

describe('a content', () => {
  const empty = { description: '<p> </p>', published: true }

  it('that is empty is not published by any form', async () => {
    const { chapter } = await addChapter()
    const topic = await own.admin.make('topics', { chapter_id: chapter.id })
    const body = { ...(await own.admin.sampleOf('contents')), topic_id: topic.id, ...empty }
    expect(await own.admin.post('/contents', body)).toMatchObject(refused)
    const fields = { subject: 'Empty', ...empty }
    const make: CourseStep = { action: 'CREATE', entity: 'contents', parent_id: topic.id, fields }
    expect(await own.send([make])).toMatchObject(refusedStep)
    const draft = await own.admin.make('contents', { ...body, published: false })
    expect(await own.admin.put(`/contents/${draft.id}`, { ...draft, published: true })).toMatchObject(refused)
    expect((await own.admin.put(`/contents/${draft.id}`, { ...draft, subject: 'Draft' })).status).toBe(200)
  })

  it('may come before its file, and be saved while it is empty already', async () => {
    const { content } = await addChapter()
    const topic = await own.admin.make('topics', { chapter_id: content.topic.id })
    await own.admin.make('contents', { topic_id: topic.id, ...empty, type_file: 'IMAGE' })
    await context.db.update(contents).set({ description: noHtml }).where(eq(contents.id, content.id))
    const save = { ...content, description: '', subject: 'Other' }
    expect((await own.admin.put(`/contents/${content.id}`, save)).status).toBe(200)
  })
})

describe('a book', () => {
  it('is refused while a published chapter in it has errors, by its form, a step and a branch', async () => {
    const { book, content } = await addChapter()
    const { body: hidden } = await own.admin.put(`/books/${book.id}`, { ...book, avaliable: false })
    await own.admin.remove(`/contents/${content.id}`)
    expect(await own.admin.put(`/books/${book.id}`, { ...hidden, avaliable: true })).toMatchObject({
      status: 412, body: { fields: { available: 'validation.unfinished' } },
    }) // oxfmt-ignore
    expect((await own.send([change('books', hidden, { avaliable: true })])).body.fields).toEqual({
      'steps[0].fields.available': 'validation.unfinished',
    })
    expect((await own.send([publish('books', hidden)])).body.token).toBe('chapterUnfinished')
    await own.admin.post(`/contents/${content.id}/restore`)
    expect((await own.admin.put(`/books/${book.id}`, { ...hidden, avaliable: true })).status).toBe(200)
    expect((await context.db.select().from(books).where(eq(books.id, book.id)))[0]?.available).toBe(true)
  })
})

describe('the undo of a form that has made a draft', () => {
  it('brings back what was published with errors; more than that is judged', async () => {
    const { chapter, content, exercises: made } = await addChapter()
    await own.admin.remove(`/contents/${content.id}`)
    await context.db.update(exercises).set({ correct_alternatives: [] }).where(eq(exercises.id, made[0]?.id))
    const before = await readContent(context)
    const hide = [change('chapters', chapter, { published: false }), change('exercises', made[0], { published: false })]
    const { inverse } = await own.press(...hide)
    const more = inverse.map((step) => ({ ...step, fields: { ...Object(step.fields), release_at: null } }))
    expect((await own.send(more)).status).toBe(412)
    const other = await studio(context)
    expect((await other.send(inverse)).status).toBe(412)
    await own.press(...inverse)
    expect(await readContent(context)).toEqual(before)
  })
})
