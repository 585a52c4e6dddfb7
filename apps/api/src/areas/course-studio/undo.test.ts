import {
  courseEntities,
  rebasePress,
  stepActions,
  type CourseEntity,
  type CourseNode,
  type CourseStep,
  type PressedSteps,
} from '@the-house/domain'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServerOn } from '../../testing/databases.ts'
import { addCourse, readContent, studio, type Studio } from '../../testing/studio.ts'
import type { TestServer } from '../../testing/test-server.ts'

/** A random wish, which becomes a step of what is there. */
const wish = fc.record({
  action: fc.constantFrom(...stepActions),
  entity: fc.constantFrom(...courseEntities.slice(1)),
  which: fc.nat({ max: 50 }),
  where: fc.nat({ max: 50 }),
  after: fc.nat({ max: 5 }),
})
type Wish = typeof wish extends fc.Arbitrary<infer T> ? T : never

const above: Partial<Record<CourseEntity, CourseEntity>> = {
  chapters: 'books', topics: 'chapters', contents: 'topics', exercises: 'topics',
} // oxfmt-ignore
const typeFor: Partial<Record<CourseEntity, string>> = { contents: 'CONTENT', exercises: 'EXERCISE' }
const fieldsFor = (entity: CourseEntity, n: number): Record<string, unknown> =>
  ({
    books: {},
    chapters: { name: `Chapter ${n}`, release_at: n % 2 ? '2026-07-01T00:00:00.000Z' : null },
    topics: { name: `Topic ${n}`, finish_chapter: n % 2 === 0 },
    contents: { subject: `Content ${n}`, description: `<p>${n}</p>` },
    exercises: { title: `Exercise ${n}`, correct_alternatives: [1 + (n % 2)] },
  })[entity]

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)]

/** Turns a wish into a step that is possible, as far as the content itself tells; undefined: it is not. */
function stepOf({ action, entity, which, where, after }: Wish, nodes: readonly CourseNode[]): CourseStep | undefined {
  const parents = nodes.filter(
    (node) => node.entity === above[entity] && (typeFor[entity] === undefined || node.type === typeFor[entity]),
  )
  const row = at(nodes.filter((node) => node.entity === entity), which) // oxfmt-ignore
  const parent = at(parents, where)
  if (!parent || (action !== 'CREATE' && !row)) return undefined
  if (action === 'RESTORE') return undefined
  const siblings = nodes.filter((node) => node.entity === entity && node.parent_id === parent.id && node.id !== row?.id)
  const isFull = entity === 'contents' && siblings.length > 0
  if (isFull && ['CREATE', 'MOVE', 'COPY'].includes(action)) return undefined
  if (action === 'CREATE') {
    const types: Partial<Record<CourseEntity, string>> = {
      topics: after % 2 ? 'CONTENT' : 'EXERCISE',
      exercises: 'OPEN_ANSWER',
    }
    const type = types[entity]
    return { action, entity, parent_id: parent.id, fields: { ...fieldsFor(entity, which), ...(type && { type }) } }
  }
  const own = { action, entity, id: row?.id ?? 0 }
  if (action === 'MOVE') return { ...own, parent_id: parent.id, after_id: at([null, ...siblings], after)?.id ?? null }
  if (action === 'COPY') return { ...own, parent_id: parent.id }
  return { ...own, version: row?.version ?? 0, ...(action === 'CHANGE' && { fields: fieldsFor(entity, which) }) }
}

describe('on PostgreSQL', () => {
  let context: TestServer
  let own: Studio
  const books: number[] = []
  beforeAll(async () => {
    context = await createServerOn('PostgreSQL')
    own = await studio(context)
    for (let n = 0; n < 2; n += 1) books.push((await addCourse(own, 2)).book.id)
  })
  afterAll(() => context.close())

  const nodesNow = async () => {
    const found: CourseNode[] = []
    for (const id of books) {
      const { body } = await own.admin.get(`/course/tree?book_id=${id}`)
      found.push(body.book, ...body.content)
    }
    return found
  }

  /** Undoes presses, the last one first. @returns what was done so, in its order */
  async function undoAll(presses: readonly PressedSteps[]): Promise<PressedSteps[]> {
    let left = presses
    const undone: PressedSteps[] = []
    for (let last = left.at(-1); last; last = left.at(-1)) {
      const later = last
      const undo = await own.press(...later.inverse)
      undone.push(undo)
      left = left.slice(0, -1).map((earlier) => rebasePress(earlier, later, undo))
    }
    return undone
  }

  it('whatever steps are taken, their inverses bring everything back, and those of them take the steps again', async () => {
    let taken = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(wish, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 3 }),
        async (presses) => {
          const [before, tree] = [await readContent(context), await nodesNow()]
          const done: PressedSteps[] = []
          for (const wishes of presses) {
            const nodes = await nodesNow()
            const steps = wishes.flatMap((one) => stepOf(one, nodes) ?? [])
            if (steps.length === 0) continue
            context.wait(1000)
            // Steps of one press that exclude each other are refused whole, and nothing is done.
            const { status, body } = await own.send(steps)
            expect([200, 404, 412]).toContain(status)
            if (status !== 200) continue
            taken += steps.length
            done.push(body)
          }
          const after = await readContent(context)
          const undone = await undoAll(done)
          expect(await readContent(context)).toEqual(before)
          expect((await nodesNow()).map(({ version: _version, ...node }) => node)).toEqual(
            tree.map(({ version: _version, ...node }) => node),
          )
          const redone = await undoAll(undone)
          expect(await readContent(context)).toEqual(after)
          await undoAll(redone)
          expect(await readContent(context)).toEqual(before)
        },
      ),
      { numRuns: 8 },
    )
    expect(taken).toBeGreaterThan(20)
  }, 120_000)

  it('presses on one row are undone one after the other; what another has changed in between is a conflict', async () => {
    const { chapters } = await addCourse(own, 1)
    const id = chapters[0]?.chapter.id
    const name = (version: number, word: string) =>
      own.press({ action: 'CHANGE', entity: 'chapters', id, version, fields: { name: word } })
    const [first, second] = [await name(1, 'One'), await name(2, 'Two')]
    await studio(context).then(({ press }) =>
      press({ action: 'CHANGE', entity: 'chapters', id, version: 3, fields: { name: 'Theirs' } }),
    )
    const third = await name(4, 'Three')
    expect(third.versions).toEqual([{ entity: 'chapters', id, before: 4, version: 5 }])
    const undo = await own.press(...third.inverse)
    const rebased = [first, second].map((earlier) => rebasePress(earlier, third, undo))
    for (const { inverse } of rebased) expect((await own.send(inverse)).status).toBe(409)
    expect((await own.admin.get(`/chapters/${id}`)).body.managed).toMatchObject({ name: 'Theirs', version: 6 })
  })
})
