import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { administrator } from '../testing/managed.ts'
import { createTestServer, type Json, type TestServer } from '../testing/test-server.ts'
import { entities } from './entities.ts'

let context: TestServer
let admin: Awaited<ReturnType<typeof administrator>>
beforeAll(async () => {
  context = await createTestServer()
  admin = await administrator(context)
})
afterAll(() => context.close())

/** What is kept of a row, without what a save changes. */
const keptIn = ({ version: _version, updated_at: _at, ...body }: Json) => body

describe.each(entities)('$name', ({ name, definition: { path }, row }) => {
  const label = row.label.name

  it('can be read and sent back as they are, also those that were there before, and stay as they were', async () => {
    await admin.make(name)
    const { body: page } = await admin.get(`${path}?all=true&size=50`)
    expect(page.content.length).toBeGreaterThan(0)
    for (const { id } of page.content) {
      const { body } = await admin.get(`${path}/${id}`)
      expect(await admin.put(`${path}/${id}`, body)).toMatchObject({ status: 200 })
      const { body: after } = await admin.get(`${path}/${id}`)
      expect(after.version).toBe(body.version + 1)
      expect(keptIn({ ...after, managed: undefined })).toEqual(keptIn({ ...body, managed: undefined }))
    }
  })

  it('take the last of two bodies without a version, and their history has both', async () => {
    const { id } = await admin.make(name)
    const { body } = await admin.get(`${path}/${id}`)
    const { version: _none, ...plain } = body
    for (const given of ['First', 'Second'])
      expect(await admin.put(`${path}/${id}`, { ...plain, [label]: given })).toMatchObject({ status: 200 })
    expect((await admin.get(`${path}/${id}`)).body).toMatchObject({ [label]: 'Second', version: body.version + 2 })
    const { body: history } = await admin.get(`${path}/${id}/changes`)
    expect(history.content).toMatchObject([
      { action: 'UPDATE', user: { id: admin.user.id }, before: { [label]: 'First' }, after: { [label]: 'Second' } },
      { action: 'UPDATE', before: { [label]: body[label] }, after: { [label]: 'First' } },
      { action: 'CREATE' },
    ])
  })

  it('refuse a body with a version that is not the newest, or none', async () => {
    const { id } = await admin.make(name)
    const { body } = await admin.get(`${path}/${id}`)
    await admin.put(`${path}/${id}`, body)
    expect(await admin.put(`${path}/${id}`, body)).toMatchObject({ status: 409, body: { token: 'conflict' } })
    for (const version of ['x', 1.5, null])
      expect(await admin.put(`${path}/${id}`, { ...body, version })).toMatchObject({
        status: 412,
        body: { fields: { version: expect.any(String) } },
      })
  })

  it('are all changed where two bodies without a version come at once', async () => {
    const { id } = await admin.make(name)
    const { version, ...plain } = (await admin.get(`${path}/${id}`)).body
    const sent = ['Third', 'Fourth'].map((given) => admin.put(`${path}/${id}`, { ...plain, [label]: given }))
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200])
    expect((await admin.get(`${path}/${id}`)).body.version).toBe(version + 2)
  })
})
