import { parentsOf, relatedName } from '@the-house/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countQueries } from '../testing/count-queries.ts'
import { createTestServer, type Json, type TestServer } from '../testing/test-server.ts'
import { administrator, readManaged } from '../testing/managed.ts'
import { copies } from '../testing/managed-copies.ts'
import { entities } from './entities.ts'

let context: TestServer
let admin: Awaited<ReturnType<typeof administrator>>
beforeAll(async () => {
  context = await createTestServer()
  admin = await administrator(context)
})
afterAll(() => context.close())

const idsIn = (body: Json): number[] => body.content.map(({ id }: Json) => id)

describe.each(entities)('$name', ({ name, definition, row }) => {
  const { path, relations, sort } = definition
  const label = row.label.name
  // Partners are limited to the page size of the students' call.
  const most = name === 'partners' ? 50 : 9999
  const list = async (query: string) => {
    const { status, body } = await admin.get(`${path}?all=true&${query}`)
    expect(status).toBe(200)
    return body
  }

  it('are made as they were sent, and read so', async () => {
    const sent = await admin.sampleOf(name)
    const { status, body } = await admin.post(path, sent)
    expect(status).toBe(200)
    expect(body).toMatchObject({ ...sent, version: 1, updated_at: context.clock().toISOString() })
    const related = Object.keys(relations).filter((field) => sent[field])
    expect(related.map((field) => body[relatedName(field)])).toMatchObject(
      related.map((field) => ({ id: sent[field], name: expect.stringMatching(/\d/) })),
    )
    expect(await readManaged(admin, name, body.id)).toEqual({ status: 200, body })
  })

  it('are changed with the newest version; a stale one gets a conflict, and changes nothing', async () => {
    const made = await admin.make(name)
    const first = await admin.put(`${path}/${made.id}`, { ...made, [label]: 'First' })
    expect(first).toMatchObject({ status: 200, body: { [label]: 'First', version: 2 } })
    const second = await admin.put(`${path}/${made.id}`, { ...made, [label]: 'Second' })
    expect(second).toMatchObject({ status: 409, body: { token: 'conflict' } })
    expect((await readManaged(admin, name, made.id)).body).toEqual(first.body)
    const { body: history } = await admin.get(`${path}/${made.id}/changes`)
    expect(history.content).toMatchObject([
      { action: 'UPDATE', user: { id: admin.user.id }, before: { [label]: made[label] }, after: { [label]: 'First' } },
      { action: 'CREATE', before: null, after: { [label]: made[label] } },
    ])
  })

  it('are found by words, in order and in pages', async () => {
    const ids: number[] = []
    for (const one of ['Água', 'bell', 'Cat']) ids.push((await admin.make(name, { [label]: `${one} ${name}` })).id)
    expect(idsIn(await list('term=agua')).at(-1)).toBe(ids[0])
    const [some] = sort
    const ordered = await list(`sort=${some}&size=${most}`)
    const reversed = await list(`sort=-${some}&size=${most}`)
    expect(idsIn(reversed)).not.toEqual(idsIn(ordered))
    expect(new Set(idsIn(reversed))).toEqual(new Set(idsIn(ordered)))
    const page = await list('size=2&page=2')
    expect(idsIn(page)).toEqual(idsIn(await list('size=4')).slice(2))
    expect(page.meta).toEqual({ page: 2, size: 2, total: ordered.content.length })
    expect((await admin.get(`${path}?all=true&sort=secret`)).status).toBe(412)
  })

  it.each(Object.keys(parentsOf(definition)))('are found by %s', async (field) => {
    const made = await admin.make(name)
    expect(idsIn(await list(`${field}=${made[field]}`))).toEqual([made.id])
  })

  it.each(Object.keys(relations))('are refused where %s names nothing', async (field) => {
    const made = await admin.make(name)
    expect(idsIn(await list(`${field}=2000000000`))).toEqual([])
    const refused = await admin.put(`${path}/${made.id}`, { ...made, [field]: 2_000_000_000 })
    expect(refused).toMatchObject({ status: 412, body: { fields: { [field]: 'validation.id' } } })
  })

  it('are removed, and brought back as they were', async () => {
    const made = await admin.make(name)
    expect((await admin.remove(`${path}/${made.id}`)).status).toBe(204)
    expect((await readManaged(admin, name, made.id)).status).toBe(404)
    expect((await admin.put(`${path}/${made.id}`, made)).status).toBe(404)
    expect((await admin.remove(`${path}/${made.id}`)).status).toBe(404)
    expect(idsIn(await list(`size=${most}`))).not.toContain(made.id)
    expect(idsIn(await list(`size=${most}&removed=true`))).toContain(made.id)
    expect(await admin.post(`${path}/${made.id}/restore`)).toMatchObject({ status: 200, body: made })
    expect((await admin.post(`${path}/${made.id}/restore`)).status).toBe(404)
    expect((await readManaged(admin, name, made.id)).body).toEqual(made)
    const { body } = await admin.get(`${path}/${made.id}/changes`)
    expect(body.content.map(({ action }: Json) => action)).toEqual(['RESTORE', 'DELETE', 'CREATE'])
  })

  it('take nothing that they have no field for, and no nonsense', async () => {
    const sent = await admin.sampleOf(name)
    const forged = { ...sent, id: 77_777, version: 9, deleted_at: '2020-01-01', author_id: 1, admin: true }
    const { body } = await admin.post(path, forged)
    expect(body).toMatchObject({ ...sent, version: 1 })
    expect(body.id).not.toBe(77_777)
    for (const nonsense of [{ [label]: ['x'] }, { [label]: '' }, { [label]: 'x'.repeat(201) }]) {
      expect((await admin.post(path, { ...sent, ...nonsense })).status).toBe(412)
    }
  })

  it('cost the same queries however many there are', async () => {
    const cost = (call: string) => countQueries(() => admin.get(call))
    const made = await admin.make(name)
    const few = [await cost(`${path}?all=true&size=3`), await cost(`${path}/${made.id}`)]
    await copies(context, admin, name, 300)
    expect([await cost(`${path}?all=true&size=${Math.min(most, 300)}`), await cost(`${path}/${made.id}`)]).toEqual(few)
    expect(few[0]).toBe(3)
  })
})
