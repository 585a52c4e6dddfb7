import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentTestTotals } from '../../counters/sent-test-totals.ts'
import { sentTests } from '../../counters/sent-tests.ts'
import { answers, changes, ledger, notification_counts, notifications, tests } from '../../db/schema/index.ts'
import { createServerOn } from '../../testing/databases.ts'
import type { TestServer, Visitor } from '../../testing/test-server.ts'
import { right, wrong } from '../../testing/question-types.ts'
import { assignTest } from '../../testing/assigned-tests.ts'
import { addTest, sit } from '../../testing/timed.ts'
import { dollarsForTest } from '../dollars/ledger.ts'
import { isConcluded } from '../surveys/present-exercise.ts'
import { countMarks, percentageOf } from '../surveys/result.ts'
import { entriesOf } from '../surveys/attempt-rows.ts'
import { closeOverdue } from '../tests/expire.ts'
import { materialTypes } from '../../testing/material.ts'

const minute = 60_000

/** The next action of a student, a teacher or the clock. */
const step = fc.record({
  act: fc.constantFrom(
    ...(['start', 'save', 'save', 'save', 'finish', 'wait', 'expire'] as const),
    ...(['reopen', 'reopen', 'extend', 'give back', 'correct', 'send again'] as const),
  ),
  type: fc.constantFrom(...materialTypes),
  good: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

describe.each([
  ['the embedded database', 20],
  ['PostgreSQL', 8],
] as const)('on %s', (database, numRuns) => {
  let context: TestServer
  let config: number
  let teacher: Visitor
  beforeAll(async () => {
    context = await createServerOn(database)
    config = await addTest(context)
    teacher = await context.arrive({ profile: 'TEACHER' })
  })
  afterAll(() => context.close())

  async function arrive() {
    const visitor = await context.arrive()
    const sent = { user_id: visitor.user.id, config_test_id: config }
    return { visitor, sent, test: sit(visitor, context, await assignTest(context, sent)) }
  }
  type Learner = Awaited<ReturnType<typeof arrive>>
  const moment = (minutes: number) => new Date(context.clock().getTime() + minutes * minute).toISOString()

  async function correct({ test }: Learner, good: boolean) {
    const open = context.school.free.exercise('OPEN_ANSWER')
    const own = and(eq(answers.test_id, test.id), eq(answers.exercise_id, open))
    const [answer] = await context.db.select().from(answers).where(own)
    const mark = { feedback: '', evaluation: good ? 10 : 3, comments: [], tags: [], deliberate: true }
    return teacher.put(`/corrections/${answer?.id ?? 0}`, { ...mark, version: answer?.corrections ?? 0 })
  }

  const doings: Record<Step['act'], (who: Learner, step: Step) => Promise<unknown>> = {
    start: ({ test }) => test.start(),
    save: ({ test }, { type, good }) => test.save(type, good || type === 'OPEN_ANSWER' ? right[type] : wrong[type]),
    finish: ({ test }) => test.finish(),
    wait: async (_, { good }) => context.wait(good ? 6 * minute : 1),
    expire: () => closeOverdue({ db: context.db, clock: context.clock, canWrite: async () => true }),
    reopen: ({ test }) => teacher.post(`/tests/${test.id}/reopen`, { minutes: 5 }),
    extend: async ({ test }) => {
      const [row] = await context.db.select().from(tests).where(eq(tests.id, test.id))
      return teacher.post(`/tests/${test.id}/extend`, { minutes: 3, extra_minutes: row?.extra_minutes ?? 0 })
    },
    'give back': (_, { good }) =>
      teacher.post(`/config_tests/${config}/give_back`, { from: moment(good ? -4 : -2), until: moment(0) }),
    correct: (who, { good }) => correct(who, good),
    'send again': ({ sent }) => assignTest(context, sent).catch(() => null),
  }

  async function look({ visitor, test }: Learner) {
    const { id } = visitor.user
    const [row] = await context.db.select().from(tests).where(eq(tests.id, test.id))
    if (!row) throw new Error('The test is gone.')
    const isTestNotification = and(eq(notifications.test_id, test.id), eq(notifications.type, 'TEST_AVALIABLE'))
    const [counted] = await context.db.select().from(notification_counts).where(eq(notification_counts.user_id, id))
    const notes = and(eq(changes.entity, 'tests'), eq(changes.entity_id, test.id))
    return {
      row,
      entries: await entriesOf(context.db, row),
      paid: await context.db.select().from(ledger).where(eq(ledger.user_id, id)).orderBy(asc(ledger.id)),
      told: await context.db.$count(notifications, isTestNotification),
      notified: [await context.db.$count(notifications, eq(notifications.user_id, id)), counted?.total],
      notes: await context.db.select().from(changes).where(notes).orderBy(asc(changes.id)),
    }
  }
  type Seen = Awaited<ReturnType<typeof look>>

  /** The violations of the invariants. */
  function violationsOf({ row, entries, paid, told, notified, notes }: Seen, before: Seen | null) {
    const over = isConcluded(row)
    const { total, correct: correctly, wrong: wrongly, blank, waiting, credit } = row
    const totals = { total, correct: correctly, wrong: wrongly, blank, waiting, credit }
    const none = Object.values(totals).every((value) => value === null)
    const of = paid.filter(({ reference }) => reference.split('/')[0] === String(row.id))
    const sum = of.reduce((all, { amount }) => all + amount, 0)
    const worth = dollarsForTest(percentageOf(countMarks(entries)))
    const loose = entries.filter(({ answer }) => answer?.answered_at && answer.corrected_by === null)
    const given = notes.map((note) => Number(note.after?.['minutes']) - Number(note.before?.['minutes']))
    const reopened = notes.filter((note) => note.before?.['finish_at'])
    const faults = {
      'totals differ from the answers': over ? !isDeepStrictEqual(totals, countMarks(entries)) : !none,
      'paid other than it is worth': over && sum !== worth,
      'an entry changed': !isDeepStrictEqual(paid.slice(0, before?.paid.length ?? 0), before?.paid ?? []),
      'an end without an end': over !== (row.finish_at !== null),
      'expired at another time': row.status === 'FINISHED_EXPIRED' && Number(row.finish_at) !== Number(row.end_at),
      'handed in after its end': row.status === 'FINISHED' && Number(row.finish_at) >= Number(row.end_at),
      'locked while it runs': row.status === 'STARTED' && loose.length > 0,
      'minutes from nowhere': row.minutes !== 10 + given.reduce((all, minutes) => all + minutes, 0),
      'extra time unlike the minutes': row.extra_minutes !== (row.minutes ?? 0) - 10,
      'told other than once for each opening': told !== 1 + reopened.length,
      'news miscounted': notified[0] !== notified[1],
    }
    return Object.entries(faults).flatMap(([fault, is]) => (is ? fault : []))
  }

  it('whatever is done in whatever order: result, ledger, news and notes agree', async () => {
    const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 7 })
    await fc.assert(
      fc.asyncProperty(rounds, async (taken) => {
        const learner = await arrive()
        await learner.test.start()
        for (const type of materialTypes.slice(0, 4)) await learner.test.save(type)
        let seen = await look(learner)
        for (const round of taken) {
          // The actions of a round run concurrently.
          await Promise.all(round.map((each) => doings[each.act](learner, each)))
          const now = await look(learner)
          expect(violationsOf(now, seen)).toEqual([])
          expect([...(await sentTests.drift(context.db)), ...(await sentTestTotals.drift(context.db))]).toEqual([])
          seen = now
        }
      }),
      { numRuns },
    )
  }, 240_000)
})
