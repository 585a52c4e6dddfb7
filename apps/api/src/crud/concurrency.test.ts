import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases, createServerOn } from '../testing/databases.ts'
import type { TestServer } from '../testing/test-server.ts'
import { administrator } from '../testing/managed.ts'

describe.each(databases)('on %s', (database) => {
  let context: TestServer
  let admin: Awaited<ReturnType<typeof administrator>>
  beforeAll(async () => {
    context = await createServerOn(database)
    admin = await administrator(context)
  })
  afterAll(() => context.close())

  it('of ten requests that save one thing at once, one succeeds, and nine get a conflict', async () => {
    for (let round = 0; round < 5; round += 1) {
      const made = await admin.make('topics')
      const saves = Array.from({ length: 10 }, (_, index) =>
        admin.put(`/topics/${made.id}`, { ...made, name: `Save ${index}` }),
      )
      const answers = await Promise.all(saves)
      const [saved, ...others] = answers.toSorted((one, other) => one.status - other.status)
      expect(others.map(({ status }) => status)).toEqual(others.map(() => 409))
      const { body } = await admin.get(`/topics/${made.id}`)
      expect(body).toEqual(saved?.body)
      expect(body.version).toBe(2)
      expect((await admin.get(`/topics/${made.id}/changes`)).body.meta.total).toBe(2)
    }
  })

  it('nothing is left in a chapter that is removed while topics are made in it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await admin.make('chapters')
      const sent = await Promise.all(Array.from({ length: 6 }, () => admin.sampleOf('topics')))
      const making = sent.map((one) => admin.post('/topics', { ...one, chapter_id: id }))
      const [removed, ...made] = await Promise.all([admin.remove(`/chapters/${id}`), ...making])
      expect(removed.status).toBe(204)
      expect(made.filter(({ status }) => status !== 200 && status !== 412)).toEqual([])
      expect((await admin.get(`/topics?chapter_id=${id}`)).body.meta.total).toBe(0)
    }
  })
})
