import * as fc from 'fast-check'
import { and, eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { atOnce, courseWorker } from '../../course/path-changes.ts'
import { settle } from '../../course/settle.ts'
import { chapter_marks, path_changes } from '../../db/schema/index.ts'
import { emptyCourse, read, type Lesson } from '../../testing/course.ts'
import { createTestServer, type Json, type TestServer, type Visitor } from '../../testing/test-server.ts'

let context: TestServer
let school: Awaited<ReturnType<typeof emptyCourse>>
beforeAll(async () => {
  context = await createTestServer()
  school = await emptyCourse(context)
})
afterAll(() => context.close())

/** What somebody does: an index chooses among what is there, as its remainder. */
type Move =
  | { kind: 'insert' | 'drag'; at: number; position: number }
  | { kind: 'turn' | 'remove' | 'restore' | 'book' | 'learn' | 'job'; at: number }

const index = fc.nat({ max: 11 })
const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('learn' as const), at: index }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('insert' as const, 'drag' as const), at: index, position: index }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('turn' as const, 'remove' as const, 'restore' as const), at: index }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('book' as const, 'job' as const), at: index }) },
)

const among = <T>(items: readonly T[], at: number): T | undefined => items[at % Math.max(items.length, 1)]

/** Two books and two learners, with the edits of an administrator. */
async function newCourse() {
  const books = [await school.addBook('One', 1), await school.addBook('Two', 2)]
  const lessons: (Lesson & { removed: boolean; published: boolean })[] = []
  const shown = new Map(books.map((id) => [id, true]))
  const insert = async (at: number, position: number | null) => {
    const lesson = await school.addLesson(among(books, at) ?? 0, `L${lessons.length}`, position)
    lessons.push({ ...lesson, removed: false, published: true })
  }
  await insert(0, null)
  await insert(0, null)
  await insert(1, null)

  async function edit(what: Exclude<Move, { kind: 'learn' | 'job' }>): Promise<void> {
    const there = among(
      lessons.filter(({ removed }) => !removed),
      what.at,
    )
    const gone = among(
      lessons.filter(({ removed }) => removed),
      what.at,
    )
    if (what.kind === 'insert' && lessons.length < 8) await insert(what.at, what.position + 1)
    if (what.kind === 'drag' && there) await school.change('chapters', there.id, { position: what.position + 1 })
    if (what.kind === 'turn' && there) {
      there.published = !there.published
      await school.change('chapters', there.id, { published: there.published })
    }
    if (what.kind === 'remove' && there) {
      await school.admin.remove(`/chapters/${there.id}`)
      there.removed = true
    }
    if (what.kind === 'restore' && gone) {
      await school.admin.post(`/chapters/${gone.id}/restore`)
      gone.removed = false
    }
    if (what.kind === 'book') {
      const book = among(books, what.at) ?? 0
      shown.set(book, !shown.get(book))
      await school.change('books', book, { avaliable: shown.get(book) })
    }
  }

  const close = async () => {
    for (const book of books) await school.change('books', book, { avaliable: false })
  }
  return { edit, close }
}

const concludedBy = async ({ user }: Visitor) => {
  const mine = and(eq(chapter_marks.user_id, user.id), ne(chapter_marks.how, 'PASSED'))
  const rows = await context.db.select({ id: chapter_marks.chapter_id }).from(chapter_marks).where(mine)
  return new Set(rows.map(({ id }) => id))
}

/** Asks for the next step, and sees that it leads to an open page; a topic is done. */
async function follow(visitor: Visitor): Promise<Json> {
  const { status, body } = await visitor.get('/me/next')
  expect(status).toBe(200)
  const { chapter, topic } = body.params
  const page = body.kind === 'TOPIC' ? await read(visitor, chapter.id, topic.id) : { status: 200 }
  expect(page.status).toBe(200)
  return body
}

/** Does what comes next until nothing does, and returns how it ends. */
async function finish(visitor: Visitor): Promise<string> {
  for (let steps = 0; steps < 40; steps += 1) {
    const { kind, reason } = await follow(visitor)
    if (kind !== 'TOPIC') return reason
  }
  return 'never'
}

/** The chapters that learners see and have not concluded, in the open books. */
async function leftTo(visitor: Visitor): Promise<string[]> {
  const { body: books } = await visitor.get('/me/books')
  const open = books.content.filter(({ avaliable }: Json) => avaliable)
  const lists = await Promise.all(open.map(({ id }: Json) => visitor.get(`/books/${id}/chapters`)))
  const states = lists.flatMap(({ body }) => body.content.map(({ name, state }: Json) => `${name} ${state}`))
  return states.filter((one) => !one.endsWith('CONCLUDED'))
}

/** Runs the jobs of the changes whose learners have not settled. */
async function settleAll(): Promise<void> {
  const left = await context.db.select({ change_id: path_changes.id }).from(path_changes)
  const run = courseWorker({ ...context, canWrite: async () => true })
  for (const change of left) await run(change, '')
}

describe.each([
  { whom: 'few learners, whom a change settles itself', learners: 1000 },
  { whom: 'many learners, whom a job settles', learners: 0 },
])('of $whom', ({ learners: most }) => {
  beforeEach(() => {
    atOnce.learners = most
    return () => {
      atOnce.learners = 1000
    }
  })

  it('nobody loses a concluded chapter, every step opens, and who goes on meets all', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 8, maxLength: 16 }), async (moves) => {
        const course = await newCourse()
        const learners = [await context.arrive(), await context.arrive()]
        let before = await Promise.all(learners.map(concludedBy))
        for (const one of moves) {
          const learner = among(learners, one.at)
          if (one.kind === 'job') await settleAll()
          else if (one.kind !== 'learn') await course.edit(one)
          else if (learner) await follow(learner)
          // Whom a change has left out stands where settling would lead them.
          const ids = learners.map(({ user }) => user.id)
          const isSettled = (await context.db.$count(path_changes)) === 0
          expect(isSettled ? await settle(context.db, ids) : []).toEqual([])
          const after = await Promise.all(learners.map(concludedBy))
          for (const [place, known] of before.entries())
            expect(Array.from(known).filter((id) => !after[place]?.has(id))).toEqual([])
          before = after
        }
        await settleAll()
        for (const learner of learners) {
          const left = await leftTo(learner)
          const end = await finish(learner)
          expect([end, left.length === 0 ? [] : await leftTo(learner)]).toEqual([
            end === 'preparing' ? 'preparing' : 'courseDone',
            [],
          ])
        }
        await course.close()
      }),
      { numRuns: 6 },
    )
  })
})
