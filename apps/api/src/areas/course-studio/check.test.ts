import type { CourseFinding, CourseStep } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contents, exercises, topics } from '../../db/schema/index.ts'
import { countQueries } from '../../testing/count-queries.ts'
import { addCourse, readContent, studio, type Studio } from '../../testing/studio.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let context: TestServer
let own: Studio
beforeAll(async () => {
  context = await createTestServer()
  own = await studio(context)
})
afterAll(() => context.close())

const findingsOf = async (chapter_id: number): Promise<CourseFinding[]> => {
  const { status, body } = await own.admin.get(`/chapters/${chapter_id}/check`)
  expect(status).toBe(200)
  return body.findings
}
const short = async (chapter_id: number) =>
  (await findingsOf(chapter_id)).map(({ level, token, entity, id, field }) => [level, token, `${entity}/${id}`, field])

/** A chapter with a story and a practice, which are whole. */
async function addChapter() {
  const { book, chapters } = await addCourse(own, 1)
  const [made] = chapters
  if (!made) throw new Error('There is no chapter.')
  return { book, ...made }
}

/** Counts the queries of the tree and of the check, for a book of some chapters. */
const counted = async (amount: number) => {
  const { book, chapters } = await addCourse(own, amount)
  return countQueries(async () => {
    await own.admin.get(`/course/tree?book_id=${book.id}`)
    await own.admin.get(`/chapters/${chapters[0]?.chapter.id}/check`)
  })
}

describe('the check of a chapter', () => {
  it('finds nothing in one that is whole', async () => {
    const { chapter } = await addChapter()
    expect(await findingsOf(chapter.id)).toEqual([])
  })

  it('is not there for a chapter that is not', async () => {
    expect((await own.admin.get('/chapters/2000000000/check')).status).toBe(404)
  })

  it('finds that a chapter has no topic', async () => {
    const chapter = await own.admin.make('chapters', { published: false })
    expect(await short(chapter.id)).toEqual([['error', 'chapter.empty', `chapters/${chapter.id}`, null]])
  })

  it('leads to each error and warning by the field of its form, in the order of the tree', async () => {
    const { chapter, story, practice, content } = await addChapter()
    await own.admin.make('exercises', {
      topic_id: practice.id, published: false, title: '', question: `<p>${'long '.repeat(200)}</p>`,
      correct_alternatives: [], feedback: null, media_type: 'IMAGE',
    }) // oxfmt-ignore
    const empty = await own.admin.make('topics', { chapter_id: chapter.id, type: 'EXERCISE', requirement_id: null })
    await own.press(
      { action: 'CHANGE', entity: 'chapters', id: chapter.id, version: 1, fields: { media_type: 'VIDEO' } },
      {
        action: 'CHANGE', entity: 'contents', id: content.id, version: 1,
        fields: { type_file: 'VIDEO', url_video: 'https://example.com/film', media_type: 'PDF' },
      },
    ) // oxfmt-ignore
    const [exercise] = (await own.partsOf(chapter.book_id, practice.id, 'exercises')).slice(-1)
    expect(await short(chapter.id)).toEqual([
      ['error', 'media.missing', `chapters/${chapter.id}`, 'video'],
      ['error', 'media.missing', `contents/${content.id}`, 'media'],
      ['warning', 'video.noCaptions', `contents/${content.id}`, 'captions'],
      ['error', 'exercise.title', `exercises/${exercise}`, 'title'],
      ['error', 'exercise.right', `exercises/${exercise}`, 'correct_alternatives'],
      ['error', 'media.missing', `exercises/${exercise}`, 'media_url'],
      ['warning', 'feedback.missing', `exercises/${exercise}`, 'feedback'],
      ['warning', 'text.long', `exercises/${exercise}`, 'question'],
      ['error', 'topic.noExercises', `topics/${empty.id}`, null],
    ])
    const long = (await findingsOf(chapter.id)).find(({ token }) => token === 'text.long')
    expect(long).toMatchObject({ what: '999', name: '' })
    expect((await own.tree(chapter.book_id)).filter(({ problems }) => problems > 0)).toMatchObject([
      { entity: 'chapters', id: chapter.id, problems: 1 },
      { entity: 'topics', id: empty.id, problems: 1 },
      { entity: 'contents', id: content.id, problems: 1 },
      { entity: 'exercises', id: exercise, problems: 3 },
    ])
    await own.admin.remove(`/contents/${content.id}`)
    expect((await short(chapter.id))[1]).toEqual(['error', 'topic.noContent', `topics/${story.id}`, null])
  })

  it('warns of pictures and sounds that say nothing to those who do not see or hear them', async () => {
    const { chapter, content } = await addChapter()
    const put = (row: Partial<typeof contents.$inferInsert>) =>
      context.db.update(contents).set(row).where(eq(contents.id, content.id))
    await put({ type_file: 'IMAGE', image: 'picture.png' })
    expect(await short(chapter.id)).toEqual([['warning', 'image.noText', `contents/${content.id}`, 'image_text']])
    await put({ type_file: 'AUDIO', audio: 'sound.mp3' })
    expect(await short(chapter.id)).toEqual([['warning', 'audio.noTranscript', `contents/${content.id}`, 'transcript']])
  })

  it('finds an exercise that its own type cannot hold', async () => {
    const { chapter, exercises: made } = await addChapter()
    await context.db
      .update(exercises)
      .set({
        alternatives: [
          { id: 1, title: 'one' },
          { id: 1, title: 'two' },
        ],
      }) // oxfmt-ignore
      .where(eq(exercises.id, made[0]?.id))
    expect(await short(chapter.id)).toEqual([['error', 'exercise.broken', `exercises/${made[0]?.id}`, 'type']])
  })

  it('finds requirements by which a topic never opens', async () => {
    const { book, chapters } = await addCourse(own, 2)
    const [first, second] = chapters
    const require = (id: number, requirement_id: number) =>
      context.db.update(topics).set({ requirement_id }).where(eq(topics.id, id))
    const ofFirst = async () => (await findingsOf(first?.chapter.id)).map(({ token, id, what }) => [token, id, what])
    const { story, practice } = first ?? {}
    await require(story.id, second?.story.id)
    expect(await ofFirst()).toEqual([
      ['chapter.noFinish', first?.chapter.id, null],
      ['requirement.later', story.id, second?.story.name],
      ['requirement.unreachable', practice.id, story.name],
    ])
    await require(story.id, practice.id)
    expect(await ofFirst()).toEqual([
      ['chapter.noFinish', first?.chapter.id, null],
      ['requirement.circular', story.id, practice.name],
      ['requirement.circular', practice.id, story.name],
    ])
    // An earlier chapter may be required, until it is a draft.
    await context.db.update(topics).set({ requirement_id: null }).where(eq(topics.id, story.id))
    await require(second?.story.id, practice.id)
    expect(await findingsOf(second?.chapter.id)).toEqual([])
    await own.press({ action: 'UNPUBLISH', entity: 'topics', id: practice.id, version: 1 })
    expect((await findingsOf(second?.chapter.id)).map(({ token }) => token)).toEqual(['requirement.draft'])
    await own.admin.remove(`/topics/${practice.id}`)
    expect((await findingsOf(second?.chapter.id)).map(({ token }) => token)).toEqual(['requirement.deleted'])
    expect(await own.partsOf(book.id, book.id, 'chapters')).toHaveLength(2)
  })

  it('finds that the topic which finishes the chapter is a draft', async () => {
    const { chapter, practice } = await addChapter()
    await context.db.update(topics).set({ finish_chapter: true }).where(eq(topics.id, practice.id))
    expect(await findingsOf(chapter.id)).toEqual([])
    await own.press({ action: 'UNPUBLISH', entity: 'topics', id: practice.id, version: 1 })
    expect(await short(chapter.id)).toEqual([
      ['error', 'chapter.noFinish', `chapters/${chapter.id}`, null],
      ['error', 'finish.draft', `topics/${practice.id}`, 'finish_chapter'],
    ])
  })

  it('and the tree take as many queries for a large book as for a small one', async () => {
    expect(await counted(6)).toBe(await counted(1))
  })
})

const publish = (entity: CourseStep['entity'], id: number, version = 1): CourseStep => ({
  action: 'PUBLISH', entity, id, version,
}) // oxfmt-ignore

describe('PUBLISH', () => {
  it('refuses a chapter that cannot be finished, by the names of what is wrong, and publishes nothing', async () => {
    const chapter = await own.admin.make('chapters', { published: false })
    const topic = await own.admin.make('topics', { chapter_id: chapter.id, published: false })
    const before = await readContent(context)
    const steps = [publish('chapters', chapter.id)]
    const refused = {
      token: 'chapterUnfinished',
      fields: {
        [`chapters/${chapter.id}`]: 'validation.unfinished',
        [`topics/${topic.id}`]: 'validation.unfinished',
      },
    }
    expect(await own.send(steps)).toMatchObject({ status: 412, body: refused })
    expect(await own.admin.post('/course/impact', { steps })).toMatchObject({ status: 412, body: refused })
    expect(await own.send([publish('books', chapter.book_id)])).toMatchObject({ status: 412, body: refused })
    expect(await readContent(context)).toEqual(before)
    await own.admin.make('contents', { topic_id: topic.id })
    await own.press(...steps)
    expect((await own.tree(chapter.book_id)).every(({ published }) => published)).toBe(true)
  })

  it('refuses a chapter without the topic that finishes it, and takes it without another draft', async () => {
    const { chapter, story, practice, content } = await addChapter()
    await context.db.update(topics).set({ finish_chapter: true }).where(eq(topics.id, practice.id))
    await own.press({ action: 'UNPUBLISH', entity: 'chapters', id: chapter.id, version: 1 })
    const only = [
      { entity: 'chapters', id: chapter.id, version: 2 },
      { entity: 'topics', id: story.id, version: 2 },
      { entity: 'contents', id: content.id, version: 2 },
    ] satisfies CourseStep['only']
    const { status, body } = await own.send([{ ...publish('chapters', chapter.id, 2), only }])
    expect([status, Object.keys(body.fields)]).toEqual([412, [`chapters/${chapter.id}`, `topics/${practice.id}`]])
    await context.db.update(topics).set({ finish_chapter: false }).where(eq(topics.id, practice.id))
    await own.press({ ...publish('chapters', chapter.id, 2), only })
  })

  it('judges a topic by its own branch, whatever is wrong elsewhere in the chapter', async () => {
    const { chapter, practice } = await addChapter()
    await own.admin.make('topics', { chapter_id: chapter.id })
    await own.press({ action: 'UNPUBLISH', entity: 'topics', id: practice.id, version: 1 })
    await own.press(publish('topics', practice.id, 2))
    const draft = await own.admin.make('topics', { chapter_id: chapter.id, published: false })
    expect((await own.send([publish('topics', draft.id)])).body.fields).toEqual({
      [`topics/${draft.id}`]: 'validation.unfinished',
    })
  })

  it('brings back by undo what was published before with errors; another cannot', async () => {
    const { chapter, content } = await addChapter()
    await own.admin.remove(`/contents/${content.id}`)
    const before = await readContent(context)
    const { inverse } = await own.press({ action: 'UNPUBLISH', entity: 'chapters', id: chapter.id, version: 1 })
    const other = await studio(context)
    expect((await other.send(inverse)).body.token).toBe('chapterUnfinished')
    expect((await own.send([publish('chapters', chapter.id, 2)])).body.token).toBe('chapterUnfinished')
    await own.press(...inverse)
    expect(await readContent(context)).toEqual(before)
  })
})

describe('the form of a chapter', () => {
  it('publishes no chapter that cannot be finished', async () => {
    const chapter = await own.admin.make('chapters', { published: false })
    const save = (version: number) => own.admin.put(`/chapters/${chapter.id}`, { ...chapter, published: true, version })
    expect(await save(1)).toMatchObject({ status: 412, body: { fields: { published: 'validation.unfinished' } } })
    expect(
      (
        await own.send([
          { action: 'CHANGE', entity: 'chapters', id: chapter.id, version: 1, fields: { published: true } },
        ])
      ).body.fields,
    ).toEqual({ 'steps[0].fields.published': 'validation.unfinished' })
    const topic = await own.admin.make('topics', { chapter_id: chapter.id })
    await own.admin.make('contents', { topic_id: topic.id, published: true })
    expect((await save(1)).status).toBe(200)
  })
})
