import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exercises, topics } from '../../db/schema/index.ts'
import { createTestServer, type Json, type TestServer, type Visitor } from '../../testing/test-server.ts'

let context: TestServer
let teacher: Visitor
beforeAll(async () => {
  context = await createTestServer()
  teacher = await context.arrive({ profile: 'TEACHER' })
})
afterAll(() => context.close())

const bank = async (query: string) => {
  const { status, body } = await teacher.get(`/exercise_bank${query}`)
  expect(status).toBe(200)
  return body
}
const idsOf = ({ content }: Json): number[] => content.map(({ id }: Json) => id)

describe('the bank', () => {
  it('names an exercise and where it stands, and nothing of its key', async () => {
    const { free } = context.school
    const { content, meta } = await bank(`?topic_id=${free.topic_id}&type=COMPLETE_WORD`)
    expect(content).toEqual([
      {
        id: free.exercise('COMPLETE_WORD'),
        title: expect.any(String),
        type: 'COMPLETE_WORD',
        topic: 'Practice 4',
        chapter: 'Chapter 1',
        book: 'Book one',
        shown: true,
      },
    ])
    expect(meta).toEqual({ page: 1, size: 20, total: 1 })
  })

  it('is narrowed down by book, chapter, topic, type and words, in the order of the books', async () => {
    const all = await bank('?size=50')
    expect(all.meta.total).toBe(30)
    expect((await bank('?book_id=1')).meta.total).toBe(30)
    expect((await bank('?book_id=2')).meta.total).toBe(0)
    expect((await bank('?chapter_id=2')).meta.total).toBe(6)
    expect((await bank('?chapter_id=1&type=OPEN_ANSWER')).meta.total).toBe(4)
    expect(idsOf(await bank('?size=5&page=2'))).toEqual(idsOf(all).slice(5, 10))
    const [{ title }] = all.content
    const word = encodeURIComponent(title)
    for (const found of (await bank(`?term=${word}`)).content) expect(found.title).toBe(title)
  })

  it('holds neither drafts nor removed exercises; the drafts of a test are returned as not shown', async () => {
    const { silent } = context.school
    const [draft, gone] = [silent.exercise('OPEN_ANSWER'), silent.exercise('COMPLETE_LETTERS')]
    await context.db.update(exercises).set({ published: false }).where(eq(exercises.id, draft))
    await context.db.update(exercises).set({ deleted_at: context.clock() }).where(eq(exercises.id, gone))
    const left = idsOf(await bank(`?topic_id=${silent.topic_id}`))
    expect(left).toHaveLength(4)
    expect([draft, gone].some((id) => left.includes(id))).toBe(false)
    const { content } = (await teacher.get(`/exercise_bank/chosen?ids=${[left[0], draft, gone].join()}`)).body
    expect(content.map(({ id, shown }: Json) => [id, shown])).toEqual([
      [left[0], true],
      [draft, false],
    ])
    await context.db.update(topics).set({ deleted_at: context.clock() }).where(eq(topics.id, silent.topic_id))
    expect((await bank(`?topic_id=${silent.topic_id}`)).meta.total).toBe(0)
  })

  it('draws some by chance, none twice and none of those that are there already', async () => {
    const { free } = context.school
    const all = idsOf(await bank(`?topic_id=${free.topic_id}`))
    const [first, second] = all
    const { content } = await bank(`/draw?topic_id=${free.topic_id}&count=3&without=${first},${second}`)
    const drawn = content.map(({ id }: Json) => id)
    expect(new Set(drawn).size).toBe(3)
    for (const id of drawn) expect(all.slice(2)).toContain(id)
    const most = await bank(`/draw?topic_id=${free.topic_id}&count=50`)
    expect(idsOf(most).toSorted((one, other) => one - other)).toEqual(all.toSorted((one, other) => one - other))
  })

  it('returns its books, the chapters of one and the topics of a chapter that have exercises', async () => {
    const { books, chapters, topics: none } = await bank('/places?book_id=1')
    expect(books.map(({ name }: Json) => name)).toEqual(['Book one', 'Book two'])
    expect(chapters.map(({ id }: Json) => id)).toEqual([1, 2, 3, 4])
    expect(none).toEqual([])
    const { topics: parts } = await bank('/places?book_id=1&chapter_id=2')
    expect(parts.map(({ name }: Json) => name)).toEqual(['Practice 1'])
  })

  it('shows exercises as a student gets them, without their key, in the order that is asked', async () => {
    const { free } = context.school
    const ids = [free.exercise('MULTIPLE_OPTIONS'), free.exercise('UNIQUE_ALTERNATIVE')]
    const { content } = (await teacher.get(`/exercise_bank/shown?ids=${ids.join()}`)).body
    expect(content.map(({ id }: Json) => id)).toEqual(ids)
    for (const exercise of content) {
      expect(exercise).toMatchObject({ answered: false, correct_alternatives: null, answer_correct: null })
      for (const { answer } of exercise.options) expect(answer).toBeNull()
    }
    expect((await teacher.get('/exercise_bank/shown?ids=')).body.content).toEqual([])
  })

  it.each(['?type=NONE', '/draw', '/draw?count=201', '/shown?ids=1,,2', '/chosen?ids=x'])(
    'refuses %s',
    async (query) => {
      expect((await teacher.get(`/exercise_bank${query}`)).status).toBe(412)
    },
  )
})
