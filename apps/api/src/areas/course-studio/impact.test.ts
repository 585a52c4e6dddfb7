import { afterAll, beforeAll, expect, it } from 'vitest'
import { chapter_marks, users } from '../../db/schema/index.ts'
import { practise } from '../../testing/journey.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { readContent, studio, type Studio } from '../../testing/studio.ts'

let context: TestServer
let own: Studio
beforeAll(async () => {
  context = await createTestServer()
  own = await studio(context)
})
afterAll(() => context.close())

it('an impact counts learners, and changes nothing', async () => {
  const [atTwo, working, looking] = [
    await context.arrive({ chapter: 2 }),
    await context.arrive({ chapter: 2 }),
    await context.arrive({ profile: 'AUTODIDACT', chapter: 2 }),
  ]
  await context.arrive({ chapter: 2, disabled_at: context.clock() }).catch(() => undefined)
  await context.arrive({ chapter: 2, profile: 'TEACHER' })
  const practice = practise(working, context.school.next, 2)
  const { body: attempt } = await practice.read()
  await practice.save(attempt.id, 'OPEN_ANSWER')
  await practise(looking, context.school.next, 2).read()
  const rows = async () => [
    await readContent(context),
    await context.db.select().from(users).orderBy(users.id),
    await context.db.select().from(chapter_marks).orderBy(chapter_marks.user_id, chapter_marks.chapter_id),
  ]
  const before = await rows()
  const topic_id = context.school.next.topic_id
  // Two have begun chapter 2: a new chapter before it is open to them, and the third one is led to it.
  const between = [
    { action: 'CREATE', entity: 'chapters', as: -1, parent_id: 1, fields: { name: 'Between', published: true } },
    { action: 'MOVE', entity: 'chapters', id: -1, parent_id: 1, after_id: 1 },
  ] as const
  expect(await own.impact(...between)).toEqual({ moved: 1, opened: 2, practising: 0 })
  expect(await own.impact({ action: 'REMOVE', entity: 'chapters', id: 2, version: 1 })).toEqual({
    moved: 3, opened: 0, practising: 1,
  }) // oxfmt-ignore
  expect(
    await own.impact({ action: 'CHANGE', entity: 'chapters', id: 2, version: 1, fields: { published: false } }),
  ).toEqual({ moved: 3, opened: 0, practising: 1 })
  expect(
    await own.impact({ action: 'CHANGE', entity: 'chapters', id: 2, version: 1, fields: { name: 'Word' } }),
  ).toEqual({ moved: 0, opened: 0, practising: 1 })
  expect(
    await own.impact({ action: 'CHANGE', entity: 'topics', id: topic_id, version: 1, fields: { name: 'Word' } }),
  ).toEqual({ moved: 0, opened: 0, practising: 1 })
  const exercise = context.school.next.exercise('OPEN_ANSWER')
  expect(await own.impact({ action: 'REMOVE', entity: 'exercises', id: exercise, version: 1 })).toEqual({
    moved: 0, opened: 0, practising: 1,
  }) // oxfmt-ignore
  expect(await own.impact({ action: 'CHANGE', entity: 'books', id: 1, version: 1, fields: { avaliable: false } })).toEqual({
    moved: 3, opened: 0, practising: 1,
  }) // oxfmt-ignore
  expect(await own.impact({ action: 'REMOVE', entity: 'chapters', id: 1, version: 1 })).toEqual({
    moved: 0, opened: 0, practising: 0,
  }) // oxfmt-ignore
  const stale = await own.admin.post('/course/impact', {
    steps: [{ action: 'REMOVE', entity: 'chapters', id: 2, version: 5 }],
  })
  expect(stale).toMatchObject({ status: 409, body: { latest: { entity: 'chapters', id: 2, by: null, at: null } } })
  expect(await rows()).toEqual(before)
  expect((await atTwo.get('/me')).body.chapter).toBe(2)
  expect(await own.press(...between)).toBeDefined()
  expect((await atTwo.get('/me')).body.chapter).not.toBe(2)
  expect((await working.get('/me')).body.chapter).toBe(2)
})
