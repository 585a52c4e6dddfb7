import { managed, type ManagedName } from '@the-house/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type Json, type TestServer } from '../testing/test-server.ts'
import { administrator, readManaged } from '../testing/managed.ts'

let context: TestServer
let admin: Awaited<ReturnType<typeof administrator>>
beforeAll(async () => {
  context = await createTestServer()
  admin = await administrator(context)
})
afterAll(() => context.close())

const names = Object.keys(managed).filter((name): name is ManagedName => name in managed)
const historyOf = async (name: ManagedName, id: number) => (await admin.get(`${managed[name].path}/${id}/changes`)).body

describe.each(names)('one of %s', (name) => {
  const { path } = managed[name]

  it('can be made again what it was after any change, by a save that the history notes too', async () => {
    const made = await admin.make(name)
    const { body: kept } = await readManaged(admin, name, made.id)
    const label = ['name', 'title', 'subject'].find((field) => field in kept)
    const { body: changed } = await admin.put(`${path}/${made.id}`, { ...kept, [label ?? '']: 'Other' })
    const { content } = await historyOf(name, made.id)
    const { status, body: former } = await admin.get(`${path}/${made.id}/changes/${content.at(-1).id}`)
    expect(status).toBe(200)
    const asked = `${path}/${made.id}/changes/${content[0].id}?side=before`
    expect(await admin.get(asked)).toMatchObject({ status: 200, body: former })
    expect((await admin.get(asked.replace(`${content[0].id}`, `${content.at(-1).id}`))).status).toBe(404)
    const again = await admin.put(`${path}/${made.id}`, { ...former, version: changed.version })
    expect(again.status).toBe(200)
    expect({ ...again.body, version: 0, updated_at: null }).toEqual({ ...made, version: 0, updated_at: null })
    expect((await historyOf(name, made.id)).content.map(({ action }: Json) => action)).toEqual([
      'UPDATE',
      'UPDATE',
      'CREATE',
    ])
  })

  it('that was removed still has its history, and is restored', async () => {
    const made = await admin.make(name)
    await admin.remove(`${path}/${made.id}`)
    const { content } = await historyOf(name, made.id)
    expect(content.map(({ action }: Json) => action)).toEqual(['DELETE', 'CREATE'])
    expect((await admin.get(`${path}/${made.id}/changes/${content[0].id}`)).status).toBe(404)
    expect((await admin.post(`${path}/${made.id}/restore`)).status).toBe(200)
    expect((await historyOf(name, made.id)).content[0]).toMatchObject({ action: 'RESTORE' })
  })
})

it('a history names what a thing has belonged to, also what is gone by now', async () => {
  const [one, other] = [await admin.make('books', { name: 'One' }), await admin.make('books', { name: 'Two' })]
  const chapter = await admin.make('chapters', { book_id: one.id })
  await admin.put(`/chapters/${chapter.id}`, { ...chapter, book_id: other.id })
  await admin.remove(`/books/${one.id}`)
  const { content, meta } = await historyOf('chapters', chapter.id)
  expect(content[0]).toMatchObject({ before: { book_id: one.id }, after: { book_id: other.id } })
  expect(meta.names).toEqual({ book_id: { [one.id]: 'One', [other.id]: 'Two' } })
})

it('a history names what stands in the lists of a thing', async () => {
  const partner = await admin.make('partners')
  const test = await admin.make('config-tests')
  expect((await historyOf('partners', partner.id)).meta.names).toMatchObject({ units_id: { 1: expect.any(String) } })
  expect((await historyOf('config-tests', test.id)).meta.names).toMatchObject({
    exercise_ids: { 1: 'Choose one', 2: 'Choose all' },
  })
})

it('the change of another thing is none of this one', async () => {
  const [one, other] = [await admin.make('books'), await admin.make('books')]
  const { content } = await historyOf('books', other.id)
  expect((await admin.get(`/books/${one.id}/changes/${content[0].id}`)).status).toBe(404)
})
