import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, like } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  answers,
  exercises,
  ledger,
  notification_counts,
  notifications,
  objections,
  tests,
} from '../../db/schema/index.ts'
import { createServerOn } from '../../testing/databases.ts'
import type { TestServer, Visitor } from '../../testing/test-server.ts'
import { right, wrong } from '../../testing/question-types.ts'
import { jobsDone } from '../../testing/mails.ts'
import { groupOf } from '../../testing/objected.ts'
import { assignTest } from '../../testing/assigned-tests.ts'
import { addTest, sit } from '../../testing/timed.ts'
import { dollarsForTest } from '../dollars/ledger.ts'
import { isConcluded } from '../surveys/present-exercise.ts'
import { countMarks, percentageOf } from '../surveys/result.ts'
import { entriesOf } from '../surveys/attempt-rows.ts'

const types = ['UNIQUE_ALTERNATIVE', 'COMPLETE_LETTERS', 'COMPLETE_WORD', 'MULTIPLE_OPTIONS'] as const

/** A random action of one of two students, a teacher or an administrator. */
const step = fc.record({
  act: fc.constantFrom(
    ...(['save', 'save', 'finish', 'finish', 'object', 'object', 'object', 'withdraw'] as const),
    ...(['accept', 'accept', 'refuse', 'reopen', 'extend', 'recall', 'correct'] as const),
  ),
  who: fc.nat({ max: 1 }),
  type: fc.constantFrom(...types),
  good: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

describe.each([
  ['the embedded database', 15],
  ['PostgreSQL', 6],
] as const)('on %s', (database, numRuns) => {
  let context: TestServer
  let config: number
  let teacher: Visitor
  let admin: Visitor
  beforeAll(async () => {
    context = await createServerOn(database)
    config = await addTest(context)
    teacher = await context.arrive({ profile: 'TEACHER' })
    admin = await context.arrive({ admin: true })
  })
  afterAll(() => context.close())

  async function arrive() {
    const visitor = await context.arrive()
    const test = sit(visitor, context, await assignTest(context, { user_id: visitor.user.id, config_test_id: config }))
    await test.start()
    for (const type of types) await test.save(type, type === 'UNIQUE_ALTERNATIVE' ? right[type] : wrong[type])
    await test.save('OPEN_ANSWER')
    return { visitor, test }
  }
  type Learner = Awaited<ReturnType<typeof arrive>>

  const idOf = (type: Step['type'] | 'OPEN_ANSWER') => context.school.free.exercise(type)
  async function decide(by: Visitor, type: Step['type'], verdict: 'accept' | 'refuse') {
    const group = await groupOf(by, idOf(type))
    return group && by.post(`/objections/${group.id}/${verdict}`, { reply: 'So it is.' })
  }
  async function correct({ test }: Learner, good: boolean) {
    const own = and(eq(answers.test_id, test.id), eq(answers.exercise_id, idOf('OPEN_ANSWER')))
    const [answer] = await context.db.select().from(answers).where(own)
    const mark = { feedback: '', evaluation: good ? 10 : 3, comments: [], tags: [], deliberate: true }
    return teacher.put(`/corrections/${answer?.id ?? 0}`, { ...mark, version: answer?.corrections ?? 0 })
  }
  async function recall({ test }: Learner) {
    const [row] = await context.db.select().from(tests).where(eq(tests.id, test.id))
    return teacher.post(`/sendings/${row?.sending_id}/recall`)
  }

  const doings: Record<Step['act'], (who: Learner, step: Step) => Promise<unknown>> = {
    save: ({ test }, { type, good }) => test.save(type, good ? right[type] : wrong[type]),
    finish: ({ test }) => test.finish(),
    object: ({ visitor, test }, { type }) =>
      visitor.post(`/tests/${test.id}/objections`, { exercise_id: idOf(type), reason: 'So.' }),
    withdraw: ({ visitor, test }, { type }) => visitor.remove(`/tests/${test.id}/objections/${idOf(type)}`),
    accept: (_, { type }) => decide(admin, type, 'accept'),
    refuse: (_, { type }) => decide(teacher, type, 'refuse'),
    reopen: ({ test }) => teacher.post(`/tests/${test.id}/reopen`, { minutes: 5 }),
    extend: async ({ test }) => {
      const [row] = await context.db.select().from(tests).where(eq(tests.id, test.id))
      return teacher.post(`/tests/${test.id}/extend`, { minutes: 3, extra_minutes: row?.extra_minutes ?? 0 })
    },
    recall,
    correct: (who, { good }) => correct(who, good),
  }

  async function look({ visitor, test }: Learner) {
    const { id } = visitor.user
    const [row] = await context.db.select().from(tests).where(eq(tests.id, test.id))
    if (!row) throw new Error('The test is gone.')
    const [counted] = await context.db.select().from(notification_counts).where(eq(notification_counts.user_id, id))
    return {
      row,
      entries: await entriesOf(context.db, row),
      paid: await context.db.select().from(ledger).where(eq(ledger.user_id, id)).orderBy(asc(ledger.id)),
      said: (
        await context.db
          .select({ said: objections })
          .from(objections)
          .innerJoin(answers, eq(answers.id, objections.answer_id))
          .where(eq(answers.test_id, row.id))
      ).map(({ said }) => said),
      told: await context.db
        .select()
        .from(notifications)
        .where(and(eq(notifications.user_id, id), like(notifications.subject, 'ruling/%'))),
      notified: [await context.db.$count(notifications, eq(notifications.user_id, id)), counted?.total],
    }
  }
  type Seen = Awaited<ReturnType<typeof look>>

  /** The violated invariants. */
  function violationsOf({ row, entries, paid, said, told, notified }: Seen, before: Seen | null) {
    const over = isConcluded(row)
    const { total, correct: correctly, wrong: wrongly, blank, waiting, credit } = row
    const totals = { total, correct: correctly, wrong: wrongly, blank, waiting, credit }
    const none = Object.values(totals).every((value) => value === null)
    const sum = paid.reduce((all, { amount }) => all + amount, 0)
    const worth = dollarsForTest(percentageOf(countMarks(entries)))
    const missed = entries.filter(
      ({ exercise, answer }) =>
        answer?.correct === false && exercise.also_right.some(({ gist }) => gist === answer.gist),
    )
    const subjects = told.map(({ subject }) => subject)
    const heard = said.filter((one) => one.told_at !== null)
    const faults = {
      'totals differ from the answers': over ? !isDeepStrictEqual(totals, countMarks(entries)) : !none,
      'paid other than it is worth': over && sum !== worth,
      'an entry changed': !isDeepStrictEqual(paid.slice(0, before?.paid.length ?? 0), before?.paid ?? []),
      'wrong though it counts as right': missed.length > 0,
      'said of a running test': !over && said.some((one) => one.told_at === null),
      'decided, and not told': said.some((one) => (one.status === 'WAITING') !== (one.told_at === null)),
      'told twice': new Set(subjects).size < subjects.length,
      'told nothing': over && heard.some((one) => !subjects.includes(`ruling/${one.ruling_id}`)),
      'news miscounted': notified[0] !== notified[1],
    }
    return Object.entries(faults).flatMap(([fault, is]) => (is ? fault : []))
  }

  it('whatever is said and decided in whatever order: results, ledger and news agree', async () => {
    const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(rounds, async (taken) => {
        await context.db.update(exercises).set({ also_right: [] })
        await context.db.delete(objections)
        const [one, other] = [await arrive(), await arrive()]
        for (const { test } of [one, other]) await test.finish()
        const seen = new Map<Learner, Seen>()
        for (const round of taken) {
          // The actions of a round run concurrently.
          await Promise.all(round.map((each) => doings[each.act](each.who === 0 ? one : other, each)))
          await jobsDone(context.db)
          for (const learner of [one, other]) {
            const now = await look(learner)
            expect(violationsOf(now, seen.get(learner) ?? null)).toEqual([])
            seen.set(learner, now)
          }
        }
      }),
      { numRuns },
    )
  }, 240_000)
})
