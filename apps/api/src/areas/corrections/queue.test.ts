import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { submitText, openUnit, writeTexts } from '../../testing/corrected.ts'
import { createTestServer, type Json, type TestServer, type Visitor } from '../../testing/test-server.ts'

let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())

const unit = () => openUnit(context)
const listOf = async ({ get }: Visitor, query: string): Promise<Json> => (await get(`/corrections?${query}`)).body
const idsIn = ({ content }: Json): number[] => content.map(({ id }: Json) => id)

describe('a queue', () => {
  it('holds what was handed in, the oldest first, each kind apart', async () => {
    const { teacher, arrive } = await unit()
    const [first, second, third] = [await arrive(), await arrive(), await arrive()]
    const older = await submitText(context, first)
    context.wait(60_000)
    const newer = await submitText(context, second)
    const written = await writeTexts(context, third, 1)
    expect(idsIn(await listOf(teacher, 'queue=PRACTICE'))).toEqual([older.id, newer.id])
    // A test is submitted as a whole: before that no answer of it is in the queue.
    expect((await listOf(teacher, 'queue=TEST')).meta.total).toBe(0)
    const [id] = await written.finish()
    expect(await listOf(teacher, 'queue=TEST')).toMatchObject({
      content: [{ id, student: { name: third.user.name }, test: { name: 'Texts' }, title: 'Text 1', claim: null }],
      meta: { page: 1, total: 1 },
    })
  })

  it('comes in pages', async () => {
    const { teacher, arrive } = await unit()
    const ids: number[] = []
    for (let count = 0; count < 3; count += 1) {
      ids.push((await submitText(context, await arrive())).id)
      context.wait(1000)
    }
    const second = await listOf(teacher, 'queue=PRACTICE&page=2&size=2')
    expect(idsIn(second)).toEqual(ids.slice(2))
    expect(second.meta).toMatchObject({ page: 2, size: 2, total: 3 })
  })

  it('is filtered by book, chapter, unit and test, and returns what there is to choose', async () => {
    const [here, there] = [await unit(), await unit()]
    const admin = await context.arrive({ admin: true })
    const practice = await submitText(context, await here.arrive())
    const written = await writeTexts(context, await there.arrive(), 2)
    const texts = await written.finish()
    expect(idsIn(await listOf(admin, `queue=PRACTICE&unity_id=${here.unity_id}&size=50`))).toEqual([practice.id])
    expect(idsIn(await listOf(admin, `queue=PRACTICE&unity_id=${there.unity_id}&size=50`))).toEqual([])
    expect(idsIn(await listOf(admin, `queue=TEST&config_test_id=${written.config}`))).toEqual(texts)
    expect(idsIn(await listOf(there.teacher, 'queue=TEST&book_id=1&chapter_id=2'))).toEqual(texts)
    expect(idsIn(await listOf(there.teacher, 'queue=TEST&chapter_id=1'))).toEqual([])
    expect((await there.teacher.get('/corrections/facets?queue=TEST')).body).toEqual({
      books: [{ id: 1, name: 'Book one', count: 2 }],
      chapters: [{ id: 2, name: 'Chapter 2', book_id: 1, count: 2 }],
      units: [{ id: there.unity_id, name: expect.stringContaining('America/Sao_Paulo'), count: 2 }],
      tests: [{ id: written.config, name: 'Texts', count: 2 }],
    })
  })

  it.each(['', 'queue=ALL', 'queue=TEST&book_id=x', 'queue=TEST&size=51'])('refuses %j', async (query) => {
    const teacher = await context.arrive({ profile: 'TEACHER' })
    expect((await teacher.get(`/corrections?${query}`)).status).toBe(412)
  })
})
