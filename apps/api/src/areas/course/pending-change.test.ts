import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changeCourse } from '../../course/change.ts'
import { atOnce, courseWorker, resumePathChanges } from '../../course/path-changes.ts'
import { chapters, path_changes } from '../../db/schema/index.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { begin, conclude, emptyCourse, read, statesOf, type Lesson } from '../../testing/course.ts'
import { createServerOn, databases } from '../../testing/databases.ts'
import type { TestServer, Visitor } from '../../testing/test-server.ts'

const chapterOf = async ({ get }: Visitor) => (await get('/me')).body.chapter

describe.each(databases)('a change whose learners a job settles, on %s', (database) => {
  let context: TestServer
  let school: Awaited<ReturnType<typeof emptyCourse>>
  let book: number
  let a: Lesson
  let b: Lesson
  let c: Lesson
  /** The jobs that were sent, which the tests run themselves. */
  const sent: { change_id: number }[] = []
  const jobs: Jobs = {
    send: async (_name, data) => void ('change_id' in data && sent.push(data)),
    sendDelayed: async () => undefined,
    sendAll: async () => undefined,
  }
  const run = (job: { change_id: number }) => courseWorker({ ...context, canWrite: async () => true, jobs })(job, '')
  const runJobs = async () => {
    for (const job of sent.splice(0)) await run(job)
  }
  const pending = () => context.db.$count(path_changes)

  /** Publishes a chapter, or takes it back, with jobs that do not run by themselves. */
  const turn = ({ id }: Lesson, published: boolean) =>
    context.db.transaction((tx) =>
      changeCourse(tx, {
        rows: [{ entity: 'chapters', id }],
        at: context.clock(),
        jobs,
        act: async () => {
          await tx.update(chapters).set({ published }).where(eq(chapters.id, id))
          return { rows: [{ entity: 'chapters', id }], result: undefined }
        },
      }),
    )

  beforeAll(async () => {
    context = await createServerOn(database)
    school = await emptyCourse(context)
  })
  afterAll(() => context.close())
  beforeEach(async () => {
    book = await school.addBook('Book', 1)
    a = await school.addLesson(book, 'a', 1)
    b = await school.addLesson(book, 'b', 2)
    await school.change('chapters', b.id, { published: false })
    c = await school.addLesson(book, 'c', 3)
    atOnce.learners = 0
  })
  afterEach(async () => {
    atOnce.learners = 1000
    await runJobs()
    await school.change('books', book, { avaliable: false })
  })

  /** A learner who has concluded the first chapter, and stands at the last one. */
  async function arriveAtLast(): Promise<Visitor> {
    const learner = await context.arrive()
    await conclude(learner, a)
    expect(await chapterOf(learner)).toBe(c.id)
    return learner
  }

  async function arriveInLast(): Promise<Visitor> {
    const learner = await arriveAtLast()
    await begin(learner, c)
    return learner
  }

  const goOn = (learner: Visitor) => read(learner, c.id, c.topics[1] ?? 0)
  /** b is open without being required, and c concluded. */
  const passed = ['a CONCLUDED', 'b NEW', 'c CONCLUDED']

  it('is made before they settle: the job opens the chapter to whoever is beyond it, and leads the others to it', async () => {
    const [waiting, beyond] = [await arriveAtLast(), await arriveInLast()]
    await turn(b, true)
    expect([await chapterOf(waiting), await chapterOf(beyond)]).toEqual([c.id, c.id])
    expect(await statesOf(beyond, book)).toContain('b LOCKED closed')
    await runJobs()
    expect(await pending()).toBe(0)
    expect([await chapterOf(waiting), await chapterOf(beyond)]).toEqual([b.id, c.id])
    expect(await statesOf(beyond, book)).toContain('b NEW')
  })

  it('is made with the learners in it where they are few', async () => {
    const waiting = await arriveAtLast()
    atOnce.learners = 1000
    await turn(b, true)
    expect([sent.length, await pending(), await chapterOf(waiting)]).toEqual([0, 0, b.id])
  })

  it('leaves whoever goes on before the job as the change alone would have', async () => {
    const [early, late] = [await arriveInLast(), await arriveInLast()]
    await turn(b, true)
    expect((await goOn(early)).status).toBe(200)
    await runJobs()
    expect((await goOn(late)).status).toBe(200)
    expect(await statesOf(early, book)).toEqual(passed)
    expect(await statesOf(late, book)).toEqual(passed)
  })

  it('is followed by others at once, and all of them are settled', async () => {
    const [waiting, beyond] = [await arriveAtLast(), await arriveInLast()]
    await turn(b, true)
    // Concerns nobody: whoever has concluded it stands beyond it.
    await turn(a, false)
    await turn(a, true)
    expect(await pending()).toBe(2)
    await runJobs()
    expect(await pending()).toBe(0)
    expect([await chapterOf(waiting), await chapterOf(beyond)]).toEqual([b.id, c.id])
  })

  it('is settled after a restart, and once where two servers settle it', async () => {
    const [waiting, beyond] = [await arriveAtLast(), await arriveInLast()]
    await turn(b, true)
    sent.splice(0)
    await resumePathChanges({ ...context, jobs })
    expect(sent).toHaveLength(1)
    await Promise.all([...sent, ...sent].map(run).concat(goOn(beyond).then(() => undefined)))
    expect([await pending(), await chapterOf(waiting)]).toEqual([0, b.id])
    expect(await statesOf(beyond, book)).toEqual(passed)
  })

  it('is settled for learners who go on meanwhile as for those who come later', async () => {
    const learners = await Promise.all([1, 2, 3, 4].map(arriveInLast))
    await turn(b, true)
    await Promise.all([runJobs(), ...learners.map(goOn)])
    for (const learner of learners) expect(await statesOf(learner, book)).toEqual(passed)
  })
})
