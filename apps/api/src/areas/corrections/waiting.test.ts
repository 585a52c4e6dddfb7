import { and, eq, isNull, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentTestTotals } from '../../counters/sent-test-totals.ts'
import { sentTests } from '../../counters/sent-tests.ts'
import { waitingAnswers } from '../../counters/waiting-answers.ts'
import { waitingTotals } from '../../counters/waiting-totals.ts'
import { rebuildCounter } from '../../counters/rebuild-counter.ts'
import { lockUnitsOf } from '../../db/unit-groups.ts'
import {
  answers,
  exercises,
  sent_test_totals,
  sent_tests,
  tests,
  users,
  waiting_answers,
  waiting_totals,
} from '../../db/schema/index.ts'
import { correction, writeTexts } from '../../testing/corrected.ts'
import { createServerOn } from '../../testing/databases.ts'
import { practise } from '../../testing/journey.ts'
import { runConcurrently } from '../../testing/run-concurrently.ts'
import type { Json, TestServer, Visitor } from '../../testing/test-server.ts'
import { facetsIn, uncorrected } from '../../testing/uncorrected.ts'
import { addUnity } from '../../testing/unit.ts'
import { belong } from '../people/places.ts'
import { closeOverdue } from '../tests/expire.ts'

const minute = 60_000

const step = fc.record({
  act: fc.constantFrom(
    ...([
      'hand in',
      'hand in',
      'again',
      'finish',
      'finish',
      'expire',
      'reopen',
      'correct',
      'correct',
      'rewrite',
    ] as const),
    ...(['correct second', 'move', 'move', 'teach', 'move exercise', 'delete', 'wait'] as const),
  ),
  who: fc.nat({ max: 1 }),
  choice: fc.nat({ max: 7 }),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const sorted = (facets: Json) =>
  Object.fromEntries(
    Object.entries<Json[]>(facets).map(([name, list]) => [name, list.toSorted((one, other) => one.id - other.id)]),
  )

describe.each([
  ['the embedded database', 3, 16],
  ['PostgreSQL', 10, 50],
] as const)('what waits for correction, on %s', (database, numRuns, crowd) => {
  let context: TestServer
  let units: number[]
  let readers: Visitor[]
  let admin: Visitor
  beforeAll(async () => {
    context = await createServerOn(database)
    units = [await addUnity(context.db, 'America/Manaus'), await addUnity(context.db, 'Europe/Lisbon')]
    admin = await context.arrive({ admin: true })
    const [first, second] = [0, 1].map((index) => ({ profile: 'TEACHER' as const, unity_id: units[index] ?? 1 }))
    readers = [await context.arrive(first), await context.arrive(second), admin]
    await context.db.transaction((tx) => belong(tx, readers[1]?.user.id ?? 0, [units[1] ?? 1, units[0] ?? 1]))
  })
  afterAll(() => context.close())

  async function arrive() {
    const visitor = await context.arrive({ unity_id: units[0] ?? 1 })
    const practice = practise(visitor, context.school.free)
    return { visitor, practice, test: await writeTexts(context, visitor, 2) }
  }
  type Learner = Awaited<ReturnType<typeof arrive>>

  /** The answers of a student that have been handed in. */
  const handedIn = ({ visitor }: Learner) =>
    context.db
      .select({ answer: answers, kind: tests.kind })
      .from(answers)
      .innerJoin(tests, eq(tests.id, answers.test_id))
      .where(and(eq(tests.user_id, visitor.user.id), sql`${answers.answered_at} is not null`))
      .orderBy(answers.id)

  const chosen = async (who: Learner, { choice }: Step) => {
    const all = await handedIn(who)
    return all[choice % Math.max(1, all.length)]?.answer
  }

  const doings: Record<Step['act'], (who: Learner, step: Step) => Promise<unknown>> = {
    'hand in': async ({ practice }) => {
      const { body } = await practice.read()
      await practice.save(body.id, 'OPEN_ANSWER')
      await practice.verify('OPEN_ANSWER')
    },
    again: async ({ practice }) => {
      await practice.finish()
      await practice.retry()
    },
    finish: ({ test }) => test.finish(),
    wait: async (_, { choice }) => context.wait(choice * 40 * minute),
    expire: async () => {
      context.wait(31 * minute)
      await closeOverdue({ db: context.db, clock: context.clock, canWrite: async () => true })
    },
    reopen: ({ test }) => admin.post(`/tests/${test.test}/reopen`, { minutes: 5 }),
    correct: async (who, given) => {
      const answer = await chosen(who, given)
      return admin.put(`/corrections/${answer?.id ?? 0}`, correction(given.choice, { version: answer?.corrections }))
    },
    rewrite: async (who, given) => {
      const { test_id, exercise_id } = (await chosen(who, given)) ?? {}
      return who.visitor.put(`/tests/${test_id ?? 0}/second_version`, { exercise_id, answer_text: 'Better.' })
    },
    'correct second': async (who, given) => {
      const answer = await chosen(who, given)
      return admin.put(`/corrections/${answer?.id ?? 0}`, correction(given.choice, { second: true }))
    },
    move: ({ visitor: { user } }, { choice }) =>
      context.db.transaction(async (tx) => {
        await lockUnitsOf(tx, user.id)
        const [one = 1, other = 1] = choice % 2 ? units : units.toReversed()
        await belong(tx, user.id, choice > 3 ? [one, other] : [choice > 1 ? 1 : one])
      }),
    teach: ({ visitor: { user } }, { choice }) =>
      context.db.transaction(async (tx) => {
        await lockUnitsOf(tx, user.id)
        const profile = choice % 2 ? 'STUDENT' : 'TEACHER'
        await tx.update(users).set({ profile }).where(eq(users.id, user.id))
      }),
    'move exercise': async (_, { choice }) =>
      context.db
        .update(exercises)
        .set({ topic_id: choice % 2 ? context.school.free.topic_id : context.school.next.topic_id })
        .where(eq(exercises.id, context.school.free.exercise('OPEN_ANSWER'))),
    delete: async ({ test }, { choice }) =>
      choice === 0 ? context.db.delete(tests).where(eq(tests.id, test.test)) : undefined,
  }

  const kept = [waitingAnswers, waitingTotals, sentTests, sentTestTotals]
  const drift = async () => (await Promise.all(kept.map((counter) => counter.drift(context.db)))).flat()
  /** Compares everything that a reader is told of a queue with the answers themselves. */
  async function compare(reader: Visitor, queue: 'PRACTICE' | 'TEST') {
    const all = (await uncorrected(context.db, reader.user)).filter((one) => one.queue === queue)
    const told = async (query: string) => {
      const { body } = await reader.get(`/corrections?queue=${queue}&size=50${query}`)
      return { ids: body.content.map(({ id }: Json) => id), total: body.meta.total }
    }
    const expected = (is: (one: (typeof all)[number]) => boolean) => {
      const ids = all.filter(is).map(({ id }) => id)
      return { ids: ids.slice(0, 50), total: ids.length }
    }
    expect(await told('')).toEqual(expected(() => true))
    expect(await told('&second=true')).toEqual(expected(({ second }) => second))
    const { chapter, book, test } = all.at(-1) ?? {}
    const [in_chapter, in_book, of_test] = [chapter?.id ?? 1, book?.id ?? 1, test?.id ?? 1]
    expect(await told(`&chapter_id=${in_chapter}`)).toEqual(expected((one) => one.chapter.id === in_chapter))
    expect(await told(`&book_id=${in_book}`)).toEqual(expected((one) => one.book.id === in_book))
    expect(await told(`&config_test_id=${of_test}`)).toEqual(expected((one) => one.test?.id === of_test))
    expect(await told(`&unity_id=${units[0]}`)).toEqual(expected((one) => one.units.some(({ id }) => id === units[0])))
    const facets = (await reader.get(`/corrections/facets?queue=${queue}`)).body
    expect(sorted(facets)).toEqual(facetsIn(all))
    const now = context.clock().getTime()
    const { body } = await reader.get('/me/work')
    const kinds = queue === 'TEST' ? ['TEST_CORRECTIONS'] : ['CORRECTIONS', 'SECOND_VERSIONS']
    for (const kind of kinds) {
      const item = body.items.find((one: Json) => one.kind === kind)
      const held = all.filter(({ second }) => queue === 'TEST' || second === (kind === 'SECOND_VERSIONS'))
      const ages = held.map(({ since }) => (now - since) / (1440 * minute))
      const between = (from: number, to: number) => ages.filter((age) => age >= from && age < to).length
      expect(item?.ages ?? [0, 0, 0, 0]).toEqual([between(-1, 1), between(1, 3), between(3, 7), between(7, Infinity)])
      expect(item?.oldest_at ?? null).toBe(held[0] ? new Date(held[0].since).toISOString() : null)
    }
  }

  it('is what the answers say, whatever is done in whatever order and at once', async () => {
    const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { minLength: 2, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(rounds, async (taken) => {
        const learners = [await arrive(), await arrive()]
        for (const round of taken) {
          // The actions of a round run concurrently.
          await Promise.all(
            round.map(async (each) => {
              const who = learners[each.who]
              if (who) await doings[each.act](who, each)
            }),
          )
          expect(await drift()).toEqual([])
        }
        for (const reader of readers) for (const queue of ['PRACTICE', 'TEST'] as const) await compare(reader, queue)
      }),
      { numRuns },
    )
  }, 240_000)

  it('is right after fifty hand in, ten are corrected and ten change units at once', async () => {
    const learners = await runConcurrently(crowd, arrive)
    const before = learners.slice(0, 10)
    for (const { test } of before) await test.finish()
    await Promise.all([
      ...learners.map(({ test }) => test.finish()),
      ...learners.map((who, choice) => doings['hand in'](who, { act: 'hand in', who: 0, choice })),
      ...before.map((who, choice) => doings.correct(who, { act: 'correct', who: 0, choice })),
      ...learners.slice(6, 16).map((who, choice) => doings.move(who, { act: 'move', who: 0, choice: choice % 8 })),
    ])
    expect(await drift()).toEqual([])
    for (const reader of readers) await compare(reader, 'TEST')
  }, 120_000)

  it('is rebuilt where a row is missing, is too many or counts wrongly', async () => {
    await doings['hand in'](await arrive(), { act: 'hand in', who: 0, choice: 0 })
    const [row] = await context.db.select().from(waiting_answers).limit(1)
    await context.db.delete(waiting_answers).where(eq(waiting_answers.answer_id, row?.answer_id ?? 0))
    await context.db
      .update(waiting_totals)
      .set({ count: sql`count + 2` })
      .where(eq(waiting_totals.hour, 0))
    const [marked] = await context.db.select().from(answers).where(isNull(answers.answered_at)).limit(1)
    if (row && marked) await context.db.insert(waiting_answers).values({ ...row, answer_id: marked.id })
    await context.db.update(sent_tests).set({ waiting: sql`waiting + 1` })
    await context.db.update(sent_test_totals).set({ count: 7 })
    expect((await drift()).length).toBeGreaterThan(4)
    for (const counter of kept) await rebuildCounter(context.db, counter)
    expect(await drift()).toEqual([])
  })
})
