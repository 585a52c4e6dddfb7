import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServerOn, databases } from '../../testing/databases.ts'
import { administrator } from '../../testing/managed.ts'
import type { TestServer } from '../../testing/test-server.ts'

describe.each(databases)('a segment that another one replaces, on %s', (database) => {
  let context: TestServer
  let admin: Awaited<ReturnType<typeof administrator>>
  beforeAll(async () => {
    context = await createServerOn(database)
    admin = await administrator(context)
  })
  afterAll(() => context.close())

  /** Makes two segments, the first with as many partners. */
  async function school(count: number) {
    const [old, other] = [await admin.make('segments'), await admin.make('segments')]
    const partners = []
    for (let made = 0; made < count; made += 1) partners.push(await admin.make('partners', { segment_id: old.id }))
    return { old, other, partners }
  }
  const replace = (id: number, move_to: unknown) => admin.post(`/segments/${id}/replace`, { move_to })
  const countOf = async (id: number) => (await admin.get(`/partners?all=true&segment_id=${id}`)).body.meta.total

  it('is removed, and its partners are in the other one with a version and a note of their own', async () => {
    const { old, other, partners } = await school(2)
    expect((await replace(old.id, other.id)).status).toBe(204)
    expect((await admin.get(`/segments?all=true&size=1000&term=${encodeURIComponent(old.name)}`)).body.content).toEqual(
      [],
    )
    for (const { id, version } of partners) {
      const { managed } = (await admin.get(`/partners/${id}`)).body
      expect(managed).toMatchObject({ segment_id: other.id, version: version + 1 })
      const { body } = await admin.get(`/partners/${id}/changes`)
      expect(body.content[0]).toMatchObject({
        action: 'UPDATE',
        before: { segment_id: old.id },
        after: { segment_id: other.id },
      })
    }
    const note = await admin.get(`/segments/${old.id}/changes`)
    expect(note.body.content[0]).toMatchObject({ action: 'DELETE' })
  })

  it('comes back empty: its partners stay where they are', async () => {
    const { old, other } = await school(1)
    await replace(old.id, other.id)
    expect((await admin.post(`/segments/${old.id}/restore`)).status).toBe(200)
    expect([await countOf(old.id), await countOf(other.id)]).toEqual([0, 1])
  })

  it('stays with its partners where the other one is itself, not there, or not named', async () => {
    const { old, other } = await school(1)
    await admin.remove(`/segments/${other.id}`)
    for (const to of [old.id, other.id, 999_999])
      expect(await replace(old.id, to)).toMatchObject({ status: 412, body: { fields: { move_to: 'validation.id' } } })
    expect(await replace(old.id, undefined)).toMatchObject({ body: { fields: { move_to: 'validation.required' } } })
    expect(await countOf(old.id)).toBe(1)
    expect((await replace(other.id, old.id)).status).toBe(404)
  })

  it('leaves no partner behind, whatever is made and replaced at once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { old, other } = await school(2)
      const sent = await Promise.all([1, 2, 3].map(() => admin.sampleOf('partners')))
      const answers = await Promise.all([
        replace(old.id, other.id),
        replace(other.id, old.id),
        ...sent.map((one) => admin.post('/partners', { ...one, segment_id: old.id })),
      ])
      const [first, second, ...made] = answers.map(({ status }) => status)
      // One of the two segments remains: whoever comes second names one that is gone.
      expect([first, second].filter((status) => status === 204)).toHaveLength(1)
      expect([404, 412]).toContain(first === 204 ? second : first)
      const added = made.filter((status) => status === 200).length
      expect(made.every((status) => status === 200 || status === 412)).toBe(true)
      expect(await countOf(first === 204 ? other.id : old.id)).toBe(2 + added)
    }
  })
})
