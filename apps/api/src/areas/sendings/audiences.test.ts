import { afterAll, beforeAll, expect, it } from 'vitest'
import { unities } from '../../db/schema/index.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { addPerson } from '../../testing/school.ts'

let context: TestServer
let elsewhere: number
beforeAll(async () => {
  context = await createTestServer()
  const [unity] = await context.db.insert(unities).values({ name: 'Elsewhere' }).returning()
  elsewhere = unity?.id ?? 0
})
afterAll(() => context.close())

it('a teacher is offered the own units, an administrator all of them', async () => {
  const teacher = await context.arrive({ profile: 'TEACHER' })
  const admin = await context.arrive({ profile: 'TEACHER', admin: true })
  const { body } = await teacher.get('/audiences')
  expect(body.unities).toEqual([{ id: 1, name: 'Centre' }])
  expect(body.tribes).toEqual([{ id: 1, name: 'Foxes' }])
  expect(body.chapters[0]).toEqual({ id: 1, name: 'Chapter 1', book: 'Book one' })
  expect((await admin.get('/audiences')).body.unities.map(({ id }: { id: number }) => id)).toEqual([1, elsewhere])
})

it('a teacher finds the students of the own units alone, page by page', async () => {
  const teacher = await context.arrive({ profile: 'TEACHER' })
  const here = await addPerson(context.db, { name: 'Zoë Quick' })
  await addPerson(context.db, { name: 'Zoe Quiet', unity_id: elsewhere })
  await addPerson(context.db, { name: 'Zoe Quit', disabled_at: context.clock() })
  await addPerson(context.db, { name: 'Zoe Quill', profile: 'TEACHER' })
  const { body } = await teacher.get('/audiences/students?term=zoe+qui')
  expect(body).toEqual({
    content: [{ id: here.id, name: 'Zoë Quick', unity: 'Centre', tribe: 'Foxes' }],
    meta: { page: 1, size: 20, total: 1, more: false },
  })
  const admin = await context.arrive({ profile: 'TEACHER', admin: true })
  expect((await admin.get('/audiences/students?term=zoe+qui&size=1&page=2')).body.meta).toMatchObject({ total: 2 })
})
