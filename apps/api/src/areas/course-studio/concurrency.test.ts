import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases, createServerOn } from '../../testing/databases.ts'
import { runConcurrently } from '../../testing/run-concurrently.ts'
import { addCourse, studio, type Studio } from '../../testing/studio.ts'
import type { Json, TestServer } from '../../testing/test-server.ts'

describe.each(databases)('at once, on %s', (database) => {
  let context: TestServer
  let own: Studio
  let other: Studio
  beforeAll(async () => {
    context = await createServerOn(database)
    own = await studio(context)
    other = await studio(context)
  })
  afterAll(() => context.close())

  it('two who drag one list see each row once, numbered from 1', async () => {
    const { book, chapters } = await addCourse(own, 6)
    const ids: number[] = chapters.map(({ chapter }) => chapter.id)
    for (let round = 0; round < 20; round += 1) {
      const drag = ({ send }: Studio, from: number, to: number) => {
        const id = ids[from % 6] ?? 0
        const after_id = to % 6 === from % 6 ? null : (ids[to % 6] ?? 0)
        return send([{ action: 'MOVE', entity: 'chapters', id, parent_id: book.id, after_id }])
      }
      const sent = [drag(own, round, round * 5 + 2), drag(other, round * 3 + 1, round), drag(own, round + 3, round * 2)]
      expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200, 200])
      const { body } = await own.admin.get(`/chapters?all=true&book_id=${book.id}`)
      const content: Json[] = body.content
      expect(content.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6])
      expect(content.map(({ id }) => id).toSorted((one, two) => one - two)).toEqual(ids)
    }
  })

  it('two who drag between two lists, towards each other, lose no row, and none waits for the other for ever', async () => {
    const [here, there] = [await addCourse(own, 3), await addCourse(own, 3)]
    const ids: number[] = [...here.chapters, ...there.chapters].map(({ chapter }) => chapter.id)
    for (let round = 0; round < 20; round += 1) {
      const to = ({ send }: Studio, index: number, parent_id: number) =>
        send([
          { action: 'MOVE', entity: 'chapters', id: ids[index % 6] ?? 0, parent_id, after_id: null },
          { action: 'MOVE', entity: 'chapters', id: ids[(index + 1) % 6] ?? 0, parent_id, after_id: null },
        ])
      const sent = [to(own, round, here.book.id), to(other, round + 1, there.book.id)]
      expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200])
      const [one, two] = [
        await own.partsOf(here.book.id, here.book.id, 'chapters'),
        await own.partsOf(there.book.id, there.book.id, 'chapters'),
      ]
      expect([...one, ...two].toSorted((first, second) => first - second)).toEqual(ids)
    }
  })

  it('five presses of the same name have one effect, and one answer', async () => {
    const { book } = await addCourse(own, 0)
    const sent = await runConcurrently(5, () =>
      own.send([{ action: 'CREATE', entity: 'chapters', parent_id: book.id, fields: { name: 'Once' } }], 'at once'),
    )
    expect(new Set(sent.map(({ status, body }) => `${status} ${JSON.stringify(body.made)}`)).size).toBe(1)
    expect(await own.partsOf(book.id, book.id, 'chapters')).toEqual([sent[0]?.body.made[0].id])
  })

  it('steps, the forms of the same rows and files of exercises go through, or are a conflict', async () => {
    const { book, chapters } = await addCourse(own, 2)
    const [first, second] = chapters
    for (let round = 0; round < 5; round += 1) {
      const { body } = await own.admin.get(`/topics/${first?.practice.id}`)
      const sent = await Promise.all([
        own.send([
          { action: 'MOVE', entity: 'topics', id: first?.practice.id, parent_id: second?.chapter.id, after_id: null },
          { action: 'MOVE', entity: 'topics', id: first?.practice.id, parent_id: first?.chapter.id, after_id: null },
          { action: 'COPY', entity: 'chapters', id: first?.chapter.id },
        ]),
        other.admin.put(`/topics/${first?.practice.id}`, { ...body, name: `Round ${round}` }),
        other.admin.remove(`/exercises/${first?.exercises[0]?.id}/image_extra`),
        other.admin.post('/exercises', { ...(await other.admin.sampleOf('exercises')), topic_id: first?.practice.id }),
      ])
      expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    }
    expect(await own.partsOf(book.id, book.id, 'chapters')).toHaveLength(7)
  })
})
