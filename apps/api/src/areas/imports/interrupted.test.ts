import { and, eq, isNull, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enrolments, exercises, imports, topics, users } from '../../db/schema/index.ts'
import { importHandlers } from '../../import-handlers.ts'
import { leaveToJob } from '../../imports/begin.ts'
import type { ImportWork } from '../../imports/handler.ts'
import { purgeImports, resumeImports } from '../../imports/resume.ts'
import { importWorker } from '../../imports/run.ts'
import { createServerOn, databases, type ServerOn } from '../../testing/databases.ts'
import { administrator } from '../../testing/managed.ts'
import { keptJobs } from '../../testing/scale/jobs-of-calls.ts'
import type { Json } from '../../testing/test-server.ts'

const batches = 5
const ofBatch = 10

describe.each(databases)('an import under way on %s', (database) => {
  let context: ServerOn
  let admin: Awaited<ReturnType<typeof administrator>>
  let topic: Json
  /** Jobs are run by the test alone. */
  let kept: ReturnType<typeof keptJobs>
  beforeAll(async () => {
    context = await createServerOn(database)
  })
  afterAll(() => context.close())
  beforeEach(async () => {
    kept = keptJobs()
    admin = await administrator(context)
    topic = await admin.make('topics', { type: 'EXERCISE' })
    await context.db.delete(enrolments).where(like(enrolments.code, 'WAY-%'))
  })

  const tools = () => ({ ...context, jobs: kept.jobs, canWrite: async () => true })
  const stored = async (id: number) => (await admin.get(`/imports/${id}`)).body

  /** Stores an import of either kind. */
  async function begin(kind: 'EXERCISES' | 'PEOPLE', update = false) {
    const body = { ...(await admin.sampleOf('exercises')), topic_id: topic.id }
    const person = {
      profile: 'STUDENT',
      unity_id: 1,
      tribe_id: 1,
      name: 'Ana',
      cpf: null,
      email: null,
      birthday: null,
      chapter_id: null,
    }
    const rows = (batch: number) =>
      Array.from({ length: ofBatch }, (_, at) => {
        const line = batch * ofBatch + at
        return kind === 'EXERCISES' ? { ...body, title: `Way ${line}` } : [line, { ...person, code: `WAY-${line}` }]
      })
    const counts = { added: 0, changed: 0, unchanged: 0, faulty: 0, short: 0, zeros_offered: 0, zeros_added: 0 }
    const people = { ...counts, written: false, faults: [], lines: [], reading: null }
    const read = { problems: [], reading: null, rows: [], taken: batches * ofBatch, refused: 0, imported: 0 }
    const row = await leaveToJob(
      tools(),
      {
        user_id: admin.user.id,
        kind,
        subject_id: kind === 'EXERCISES' ? topic.id : null,
        name: 'way.csv',
        press: '',
        options: { unity_id: 1, update },
        report: kind === 'EXERCISES' ? { exercises: read } : { people },
        at: context.clock(),
      },
      Array.from({ length: batches }, (_, batch) => JSON.stringify(rows(batch))),
      kind === 'EXERCISES' ? 1 : 2,
    )
    return row?.id ?? 0
  }

  /** Runs the job of an import; before a step that writes, once, something else happens. */
  function run(import_id: number, happens?: (work: ImportWork) => Promise<unknown>, at = 3) {
    let isDone = happens === undefined
    const before = (one: (typeof importHandlers)['PEOPLE']) => ({
      ...one,
      step: async (...[work, batch]: Parameters<typeof one.step>) => {
        const writes = batch.position === at && (work.row.kind === 'EXERCISES' || batch.pass === 1)
        if (writes && !isDone) {
          isDone = true
          await happens?.(work)
        }
        return one.step(work, batch)
      },
    })
    const handlers = { EXERCISES: before(importHandlers.EXERCISES), PEOPLE: before(importHandlers.PEOPLE) }
    return importWorker(tools(), handlers)({ import_id }, '')
  }

  const titles = async () => {
    const here = and(eq(exercises.topic_id, topic.id), isNull(exercises.deleted_at))
    const found = await context.db
      .select({ title: exercises.title })
      .from(exercises)
      .where(here)
      .orderBy(exercises.position)
    return found.map(({ title }) => title)
  }
  const codes = () => context.db.$count(enrolments, like(enrolments.code, 'WAY-%'))
  const all = Array.from({ length: batches * ofBatch }, (_, at) => `Way ${at}`)

  it('goes on where it was after a crash, and writes nothing twice', async () => {
    const id = await begin('EXERCISES')
    const crash = run(id, async () => {
      throw Object.assign(new Error('the connection is lost'), { code: 'ECONNRESET' })
    })
    await expect(crash).rejects.toThrow('the connection is lost')
    expect(await stored(id)).toMatchObject({ state: 'RUNNING', done: 3, total: batches })
    expect(await titles()).toEqual(all.slice(0, 3 * ofBatch))
    kept.take()
    await resumeImports(tools())
    const [resumed] = kept.take()
    expect(resumed?.name).toBe('import')
    await Promise.all([run(id), run(id)])
    expect(await stored(id)).toMatchObject({ state: 'DONE', exercises: { imported: batches * ofBatch } })
    expect(await titles()).toEqual(all)
  })

  it('takes its exercises back where the sender may not write them any more, and says so', async () => {
    const id = await begin('EXERCISES')
    await run(id, ({ tx }) => tx.update(users).set({ admin: false }).where(eq(users.id, admin.user.id)), 2)
    expect(await stored(id)).toMatchObject({ state: 'REFUSED', error: 'access.denied', exercises: { imported: 0 } })
    expect(await titles()).toEqual([])
  })

  it('takes its exercises back where their topic is removed, and says so', async () => {
    const id = await begin('EXERCISES')
    await run(id, ({ tx }) => tx.update(topics).set({ deleted_at: new Date() }).where(eq(topics.id, topic.id)), 2)
    expect(await stored(id)).toMatchObject({ state: 'REFUSED', error: 'notFound' })
    expect(await titles()).toEqual([])
  })

  it('takes everything back where a step fails for good, and says that it failed', async () => {
    const id = await begin('EXERCISES')
    const failing = run(id, async () => {
      throw new RangeError('broken')
    })
    await expect(failing).rejects.toThrow('broken')
    expect(await stored(id)).toMatchObject({ state: 'FAILED', error: 'internal' })
    expect(await titles()).toEqual([])
  })

  it('takes codes back where another one came in between, with the line, and restores those that it changed', async () => {
    const known = { profile: 'TEACHER', unity_id: 1, name: 'Rui', email: 'rui@example.com' } as const
    await context.db.insert(enrolments).values({ code: 'WAY-4', ...known })
    const id = await begin('PEOPLE', true)
    await run(id, ({ tx }) =>
      tx.insert(enrolments).values({ code: 'WAY-35', ...known, used_at: sql`now()`, user_id: admin.user.id }),
    )
    expect(await stored(id)).toMatchObject({
      state: 'REFUSED',
      people: { written: false, faulty: 1, faults: [{ line: 35, fault: 'used', given: 'WAY-35' }] },
    })
    const left = await context.db
      .select()
      .from(enrolments)
      .where(like(enrolments.code, 'WAY-%'))
      .orderBy(enrolments.code)
    expect(left).toMatchObject([{ code: 'WAY-35' }, { code: 'WAY-4', name: 'Rui', profile: 'TEACHER', tribe_id: null }])
  })

  it('leaves a code that its person has used, and takes the others back', async () => {
    const id = await begin('PEOPLE')
    await run(id, async ({ tx }) => {
      await tx
        .update(enrolments)
        .set({ used_at: sql`now()` })
        .where(eq(enrolments.code, 'WAY-0'))
      await tx.update(users).set({ admin: false }).where(eq(users.id, admin.user.id))
    })
    // The right is looked at before the next step.
    expect(await stored(id)).toMatchObject({ state: 'REFUSED', error: 'access.denied' })
    expect(await codes()).toBe(1)
  })

  it('that was never stored whole fails once the server that stored it is gone, and is purged in a week', async () => {
    const id = await begin('PEOPLE')
    await context.db.update(imports).set({ state: 'READING' }).where(eq(imports.id, id))
    await run(id)
    expect(await stored(id)).toMatchObject({ state: 'READING' })
    context.wait(700_000)
    await resumeImports(tools())
    expect(await stored(id)).toMatchObject({ state: 'FAILED', error: 'internal' })
    context.wait(8 * 86_400_000)
    await purgeImports(tools())
    expect(await context.db.$count(imports, eq(imports.id, id))).toBe(0)
  })
})
