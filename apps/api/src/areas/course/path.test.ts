import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begin, conclude, emptyCourse, statesOf } from '../../testing/course.ts'
import { releaseAt } from '../../testing/school.ts'
import { createTestServer, type TestServer, type Visitor } from '../../testing/test-server.ts'

const day = 86_400_000
let context: TestServer
let school: Awaited<ReturnType<typeof emptyCourse>>
beforeAll(async () => {
  context = await createTestServer()
  school = await emptyCourse(context)
})
afterAll(() => context.close())

let books = 0
/** A book with chapters a, b, c and d, the only one of the course. */
async function course() {
  books += 1
  const book = await school.addBook(`Book ${books}`, books)
  const lessons = []
  for (const name of ['a', 'b', 'c', 'd']) lessons.push(await school.addLesson(book, name))
  const [a, b, c, d] = lessons
  if (!a || !b || !c || !d) throw new Error('There are no lessons.')
  /** A learner who has concluded some chapters. */
  const learner = async (...done: (typeof a)[]) => {
    const visitor = await context.arrive()
    for (const lesson of done) await conclude(visitor, lesson)
    return visitor
  }
  const close = () => school.change('books', book, { avaliable: false })
  return { book, a, b, c, d, learner, close }
}

const here = async ({ get }: Visitor) => (await get('/me')).body.chapter

describe('the path', () => {
  it('goes by book and position, numbered through all books, and moves a learner on chapter by chapter', async () => {
    const { book, a, b, learner, close } = await course()
    const second = await school.addBook('Second', 1000)
    const last = await school.addLesson(second, 'z')
    const visitor = await learner(a)
    expect(await here(visitor)).toBe(b.id)
    expect(await statesOf(visitor, book)).toEqual(['a CONCLUDED', 'b CURRENT', 'c LOCKED closed', 'd LOCKED closed'])
    const { body } = await visitor.get(`/books/${second}/chapters`)
    expect(body.content).toMatchObject([{ id: last.id, number: 5, state: 'LOCKED', avaliable: false }])
    expect((await visitor.get('/me')).body).toMatchObject({ chapter_number: 2, house_stage: 2, book_id: book })
    await school.change('books', second, { avaliable: false })
    await close()
  })

  it('leads who has not begun a chapter to one that is inserted before it', async () => {
    const { book, a, b, c, learner, close } = await course()
    const visitor = await learner(a, b)
    const fresh = await learner(a)
    const inserted = await school.addLesson(book, 'new', 3)
    await school.change('chapters', c.id, { position: 4 })
    expect(await here(visitor)).toBe(inserted.id)
    expect(await here(fresh)).toBe(b.id)
    await conclude(visitor, inserted)
    expect(await here(visitor)).toBe(c.id)
    await close()
  })

  it('opens what is inserted behind a learner without requiring it', async () => {
    const { book, a, b, c, d, learner, close } = await course()
    const begun = await learner(a, b)
    await begin(begun, c)
    const ahead = await learner(a, b)
    const done = await learner(a, b, c, d)
    await school.change('chapters', b.id, { position: 4 })
    await school.change('chapters', c.id, { position: 6 })
    await school.change('chapters', d.id, { position: 7 })
    const second = await school.addLesson(book, 'x', 2)
    const fourth = await school.addLesson(book, 'y', 5)
    expect(await here(begun)).toBe(c.id)
    const states = ['a CONCLUDED', 'x NEW', 'b CONCLUDED', 'y NEW', 'c CURRENT', 'd LOCKED closed']
    expect(await statesOf(begun, book)).toEqual(states)
    // Nothing is concluded between y and where this learner goes on, so y is met in order.
    expect(await here(ahead)).toBe(fourth.id)
    expect((await statesOf(ahead, book)).slice(0, 4)).toEqual(['a CONCLUDED', 'x NEW', 'b CONCLUDED', 'y CURRENT'])
    expect(await here(done)).toBe(d.id)
    await conclude(done, second)
    expect((await statesOf(done, book)).slice(1, 4)).toEqual(['x CONCLUDED', 'b CONCLUDED', 'y NEW'])
    await close()
  })

  it('keeps the chapter that is begun where another one is dragged, and skips nothing', async () => {
    const { book, a, b, c, d, learner, close } = await course()
    const begun = await learner(a)
    await begin(begun, b)
    const fresh = await learner(a)
    await school.change('chapters', b.id, { position: 9 })
    expect(await here(begun)).toBe(b.id)
    expect(await here(fresh)).toBe(c.id)
    expect(await statesOf(begun, book)).toEqual(['a CONCLUDED', 'c LOCKED closed', 'd LOCKED closed', 'b CURRENT'])
    await conclude(begun, b)
    for (const lesson of [c, d]) {
      expect(await here(begun)).toBe(lesson.id)
      await conclude(begun, lesson)
    }
    await school.change('chapters', b.id, { position: 2 })
    expect(await here(fresh)).toBe(b.id)
    expect(await statesOf(begun, book)).toEqual(['a', 'b', 'c', 'd'].map((name) => `${name} CONCLUDED`))
    await close()
  })

  it('moves learners on where a chapter is unpublished or removed, and keeps what they have concluded', async () => {
    const { a, b, c, d, learner, close } = await course()
    const visitor = await learner(a, b)
    await begin(visitor, c)
    await school.change('chapters', c.id, { published: false })
    expect(await here(visitor)).toBe(d.id)
    await school.admin.remove(`/chapters/${b.id}`)
    expect((await visitor.get('/me')).body).toMatchObject({ chapter: d.id, chapter_number: 2, house_stage: 3 })
    await school.admin.post(`/chapters/${b.id}/restore`)
    await school.change('chapters', c.id, { published: true })
    expect((await visitor.get('/me')).body).toMatchObject({ chapter: c.id, house_stage: 3 })
    await close()
  })

  it('brings a new book to who has finished the one before, and to the others at its end', async () => {
    const { a, b, c, d, learner, close } = await course()
    const done = await learner(a, b, c, d)
    const visitor = await learner(a, b, c)
    expect(await here(done)).toBe(d.id)
    const second = await school.addBook('Next', 2000)
    const z = await school.addLesson(second, 'z')
    expect(await here(done)).toBe(z.id)
    expect(await here(visitor)).toBe(d.id)
    await conclude(visitor, d)
    expect(await here(visitor)).toBe(z.id)
    await school.change('books', second, { avaliable: false })
    expect(await here(done)).toBe(d.id)
    await close()
  })

  it('concludes a chapter for those who have done what is left of it', async () => {
    const { a, b, learner, close } = await course()
    const visitor = await learner()
    await begin(visitor, a)
    await school.change('topics', a.topics[1] ?? 0, { published: false })
    expect(await here(visitor)).toBe(b.id)
    await close()
  })

  it('concludes a chapter by the topic that finishes it, where there is one', async () => {
    const { a, b, learner, close } = await course()
    const visitor = await learner()
    await school.change('topics', a.topics[0] ?? 0, { finish_chapter: true })
    await begin(visitor, a)
    expect(await here(visitor)).toBe(b.id)
    await close()
  })
})

describe('a self-taught learner', () => {
  it('waits for the date of the chapter before, where one is inserted, and is told no later date', async () => {
    const { book, a, b, c, close } = await course()
    const visitor = await context.arrive({ profile: 'AUTODIDACT' })
    const at = new Date(context.clock().getTime() + 7 * day)
    await releaseAt(context.db, visitor.user.id, b.id, at)
    await releaseAt(context.db, visitor.user.id, c.id, new Date(at.getTime() + day))
    await conclude(visitor, a)
    await school.change('chapters', c.id, { position: 4 })
    const x = await school.addLesson(book, 'x', 3)
    const { body } = await visitor.get(`/books/${book}/chapters`)
    const dates = Object.fromEntries(
      body.content.map((one: { id: number; release_at: string }) => [one.id, one.release_at]),
    )
    expect(dates).toMatchObject({ [b.id]: at.toISOString(), [x.id]: at.toISOString() })
    expect(await statesOf(visitor, book)).toContain('b CURRENT closed')
    expect((await visitor.get('/me/next')).body).toMatchObject({
      kind: 'WAIT',
      reason: 'release',
      until: at.toISOString(),
    })
    await close()
  })
})
