import { limits, type ExerciseType, type PasteRow } from '@the-house/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addCourse, studio, type Studio } from '../../../testing/studio.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'

let context: TestServer
let own: Studio
beforeAll(async () => {
  context = await createTestServer()
  own = await studio(context)
})
afterAll(() => context.close())

const paste = (parent: { entity: string; id: number }, text: string, type?: ExerciseType) =>
  own.admin.post('/course/paste', { press: 'limits', parent, type, text, dry_run: true })
const problemsIn = ({ rows = [] }: { rows?: PasteRow[] }) =>
  rows.flatMap(({ line, taken, problems }) => problems.map(({ token, what }) => [line, token, what, taken]))

it('a text is refused beyond as many lines as a request may have steps, and read no further', async () => {
  const { book } = await addCourse(own, 0)
  const lines = Array.from({ length: 300 }, (_, index) => `Chapter ${index}`)
  const { body } = await paste({ entity: 'books', id: book.id }, lines.join('\n'))
  expect(problemsIn(body)).toEqual([[201, 'line.many', '200', false]])
  expect([body.rows.length, body.pressed]).toEqual([201, null])
})

it('a table is read no further either', async () => {
  const topic = await own.admin.make('topics', { type: 'EXERCISE' })
  const rows = Array.from({ length: 300 }, (_, index) => `open answer\tNo. ${index}`)
  const { body } = await paste({ entity: 'topics', id: topic.id }, ['type\ttitle', ...rows].join('\n'))
  expect(problemsIn(body)).toEqual([[202, 'line.many', '200', false]])
  expect(body.rows).toHaveLength(201)
})

it.each(['語', '"'])('a text is read up to the longest that is allowed, in any script: %s', async (sign) => {
  const { book } = await addCourse(own, 0)
  const { status, body } = await paste({ entity: 'books', id: book.id }, sign.repeat(limits.pasteMax))
  expect([status, problemsIn(body)]).toEqual([200, [[1, 'value.long', null, false]]])
})

it('a line is read at once, however many spaces stand between slashes', async () => {
  const topic = await own.admin.make('topics', { type: 'EXERCISE' })
  const line = `A #####.\tx${' '.repeat(limits.pasteMax - 100)}x\tx`
  const from = performance.now()
  await paste({ entity: 'topics', id: topic.id }, line, 'MULTIPLE_OPTIONS')
  expect(performance.now() - from).toBeLessThan(2000)
})
