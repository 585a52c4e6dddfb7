import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type Json, type TestServer } from '../../testing/test-server.ts'
import { releaseAt } from '../../testing/school.ts'

const hour = 3_600_000
let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())

const pick = (body: Json, ...names: string[]) => body.content.map((row: Json) => names.map((name) => row[name]))

describe('books', () => {
  it('come in order, spelled as the wire spells them, with signed covers', async () => {
    const { get } = await context.arrive()
    const { body } = await get('/me/books')
    expect(pick(body, 'name', 'avaliable')).toEqual([
      ['Book one', true],
      ['Book two', false],
    ])
    expect(body.content[0].cover.url).toContain('signature=')
  })
})

describe('chapters', () => {
  it('are available and concluded up to the one that a student has reached; drafts are not there', async () => {
    const { get } = await context.arrive({ chapter: 2 })
    const { body } = await get('/books/1/chapters')
    expect(pick(body, 'id', 'avaliable', 'concluded', 'release_at')).toEqual([
      [1, true, true, null],
      [2, true, true, null],
      [3, false, false, null],
    ])
    expect(pick(body, 'text_help')).toEqual([['<p>Read first.</p>'], ['<p>Read first.</p>'], [null]])
  })

  it.each([{ profile: 'TEACHER' as const }, { admin: true }])(
    'are all available to %o, drafts included',
    async (who) => {
      const { get } = await context.arrive(who)
      expect(pick((await get('/books/1/chapters')).body, 'avaliable')).toEqual([[true], [true], [true], [true]])
      expect((await get('/chapters/4')).status).toBe(200)
    },
  )

  it('are locked for a self-taught learner until their release; a student is not shown the date', async () => {
    const learner = await context.arrive({ profile: 'AUTODIDACT', chapter: 2 })
    const student = await context.arrive({ chapter: 2 })
    const at = new Date(context.clock().getTime() + hour)
    await releaseAt(context.db, learner.user.id, 2, at)
    await releaseAt(context.db, student.user.id, 2, at)
    const list = async ({ get }: typeof learner) =>
      pick((await get('/books/1/chapters')).body, 'avaliable', 'release_at')
    expect((await list(learner))[1]).toEqual([false, at.toISOString()])
    expect((await list(student))[1]).toEqual([true, null])
    expect(await learner.get('/chapters/2')).toMatchObject({ status: 412, body: { token: 'chapter.unavailable' } })
    context.wait(hour)
    expect((await list(learner))[1]).toEqual([true, at.toISOString()])
  })

  it('refuse who has not come that far, and are not found where there is none', async () => {
    const { get } = await context.arrive()
    const refused = { status: 412, body: { token: 'chapter.unavailable' } }
    expect(await get('/chapters/2')).toMatchObject(refused)
    expect(await get('/chapters/2/topics')).toMatchObject(refused)
    expect(await get(`/chapters/2/exercises?topic_id=${context.school.next.topic_id}`)).toMatchObject(refused)
    for (const path of ['/chapters/4', '/chapters/99', '/chapters/99/topics', '/books/99/chapters']) {
      expect(await get(path)).toMatchObject({ status: 404, body: { token: 'notFound' } })
    }
  })
})

describe('topics', () => {
  it('open one after the other and name what they require', async () => {
    const { get } = await context.arrive()
    const list = async () => pick((await get('/chapters/1/topics')).body, 'available', 'concluded', 'requirement')
    expect((await list()).slice(0, 3)).toEqual([
      [true, false, null],
      [false, false, { name: 'Content 1' }],
      [false, false, { name: 'Practice 2' }],
    ])
    const { body } = await get(`/chapters/1/content?topic_id=${context.school.story}`)
    expect(body).toMatchObject({ subject: 'A story', image: null, media: null })
    expect((await list()).slice(0, 2)).toEqual([
      [true, true, null],
      [true, false, { name: 'Content 1' }],
    ])
  })

  it('are all open in a chapter that lies behind', async () => {
    const { get } = await context.arrive({ chapter: 2 })
    const { body } = await get('/chapters/1/topics')
    expect(new Set(pick(body, 'available').flat())).toEqual(new Set([true]))
  })

  it('are found in their own chapter and by their own call alone', async () => {
    const { get } = await context.arrive({ chapter: 2 })
    const { story, free } = context.school
    expect((await get(`/chapters/2/content?topic_id=${story}`)).status).toBe(404)
    expect((await get(`/chapters/1/content?topic_id=${free.topic_id}`)).status).toBe(404)
    expect((await get(`/chapters/1/exercises?topic_id=${story}`)).status).toBe(404)
  })
})
