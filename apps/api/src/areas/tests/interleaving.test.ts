import { isDeepStrictEqual } from 'node:util'
import { limits } from '@the-house/domain'
import { asc, eq, inArray } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answers, ledger, tests } from '../../db/schema/index.ts'
import { createServerOn } from '../../testing/databases.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { practise } from '../../testing/journey.ts'
import { right, wrong } from '../../testing/question-types.ts'
import { addTest, sit } from '../../testing/timed.ts'
import { percentageOf } from '../surveys/result.ts'
import { closeOverdue } from './expire.ts'
import { materialTypes } from '../../testing/material.ts'

/** The next action of a student or the clock; skipping is no request. */
const step = fc.record({
  act: fc.constantFrom(
    ...(['answer', 'answer', 'verify', 'skip', 'retry', 'mistakes', 'finish'] as const),
    ...(['start', 'save', 'save', 'save', 'flag', 'hand in', 'wait', 'expire'] as const),
  ),
  type: fc.constantFrom(...materialTypes),
  good: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
const steps = fc.array(step, { minLength: 1, maxLength: 6 })

const order = { PENDING: 0, STARTED: 1, FINISHED: 2, FINISHED_EXPIRED: 2 }
const isOver = ({ status }: { status: keyof typeof order }) => order[status] === 2

interface Seen {
  sets: (typeof tests.$inferSelect)[]
  rows: (typeof answers.$inferSelect)[]
  paid: (typeof ledger.$inferSelect)[]
}
const answersOf = ({ rows }: Seen, { id }: Seen['sets'][number]) => rows.filter(({ test_id }) => test_id === id)

/** The violations of the invariants between two states. */
function faultsBetween(before: Seen, after: Seen): string[] {
  const faults = before.sets.flatMap((set) => {
    const now = after.sets.find(({ id }) => id === set.id)
    if (!now || order[now.status] < order[set.status]) return `${set.id} went back from ${set.status}`
    if (!isOver(set)) return []
    if (!isDeepStrictEqual(now, set)) return `${set.id} changed after its end`
    return isDeepStrictEqual(answersOf(after, set), answersOf(before, set)) ? [] : `an answer of ${set.id} changed`
  })
  const same = isDeepStrictEqual(after.paid.slice(0, before.paid.length), before.paid)
  return same ? faults : [...faults, 'a payment changed']
}

/** The violations of the invariants of a state. */
function violationsOf(seen: Seen): string[] {
  const things = seen.paid.map(({ reason, reference }) => `${reason} ${reference}`)
  const faults = seen.sets.flatMap((set) => {
    const [end, finish] = [Number(set.end_at), Number(set.finish_at)]
    const own = answersOf(seen, set)
    const late = set.end_at !== null && own.some(({ saved_at }) => Number(saved_at) >= end)
    const wrongEnd =
      (set.status === 'FINISHED_EXPIRED' && finish !== end) ||
      (set.status === 'FINISHED' && set.end_at !== null && finish >= end)
    const open = isOver(set) && own.some(({ answered_at }) => answered_at === null)
    const passed = set.kind === 'TEST' && isOver(set) && percentageOf(totalsOf(set)) >= limits.passPercentage
    const unpaid = passed && !things.includes(`TEST ${set.id}`)
    return Object.entries({ late, wrongEnd, open, unpaid }).flatMap(([fault, is]) => (is ? `${set.id}: ${fault}` : []))
  })
  return new Set(things).size < things.length ? [...faults, 'paid twice'] : faults
}

const totalsOf = ({ total, waiting, credit }: Seen['sets'][number]) => ({
  total: total ?? 0,
  waiting: waiting ?? 0,
  credit: credit ?? 0,
})

describe.each([
  ['the embedded database', 15],
  ['PostgreSQL', 6],
] as const)('on %s', (database, numRuns) => {
  let context: TestServer
  let config: number
  beforeAll(async () => {
    context = await createServerOn(database)
    config = await addTest(context, { minutes: 5 })
  })
  afterAll(() => context.close())

  /** A student with an attempt at a topic and a pending test. */
  async function arrive() {
    const [visitor, teacher] = [await context.arrive(), await context.arrive({ profile: 'TEACHER' })]
    const { body } = await teacher.post(`/config_tests/${config}/send`, { user_ids: [visitor.user.id] })
    const practice = practise(visitor, context.school.free)
    return {
      visitor,
      practice,
      attempt: (await practice.read()).body.id,
      test: sit(visitor, context, body.content[0].id),
    }
  }
  type Learner = Awaited<ReturnType<typeof arrive>>

  /** Starts the test and saves enough right answers to pass. */
  async function begin({ test, practice, attempt }: Learner) {
    await test.start()
    for (const type of materialTypes.slice(0, 4)) await test.save(type)
    await practice.save(attempt, 'COMPLETE_WORD')
  }

  const doings: Record<Step['act'], (who: Learner, step: Step) => Promise<unknown>> = {
    answer: ({ practice, attempt }, given) => practice.save(attempt, given.type, sentOf(given)),
    verify: ({ practice }, { type }) => practice.verify(type),
    skip: async () => undefined,
    retry: async (who) => follow(who, await who.practice.retry()),
    mistakes: async (who) => follow(who, await who.practice.retry('MISTAKES')),
    finish: ({ practice }) => practice.finish(),
    start: ({ test }) => test.start(),
    save: ({ test }, given) => test.save(given.type, sentOf(given)),
    flag: ({ test }, { type, good }) => test.flag(type, good),
    'hand in': ({ test }) => test.finish(),
    wait: async (_, { good }) => context.wait(good ? 90_000 : 1),
    expire: () => closeOverdue({ db: context.db, clock: context.clock, canWrite: async () => true }),
  }
  const sentOf = ({ type, good }: Step) => (good || type === 'OPEN_ANSWER' ? right[type] : wrong[type])
  /** Later answers go to the newest attempt. */
  const follow = (who: Learner, { body }: { body: { id?: number } }) => {
    who.attempt = body.id ?? who.attempt
  }

  async function look({ visitor }: Learner): Promise<Seen> {
    const { id } = visitor.user
    const sets = await context.db.select().from(tests).where(eq(tests.user_id, id)).orderBy(asc(tests.id))
    const ids = sets.map((set) => set.id)
    const rows = await context.db.select().from(answers).where(inArray(answers.test_id, ids)).orderBy(asc(answers.id))
    const paid = await context.db.select().from(ledger).where(eq(ledger.user_id, id)).orderBy(asc(ledger.id))
    return { sets, rows, paid }
  }
  it('whatever is done in whatever order: one payment each, no status goes back, no answer changes after the end', async () => {
    const rounds = fc.array(steps, { minLength: 1, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(rounds, fc.boolean(), async (taken, isBegun) => {
        const learner = await arrive()
        if (isBegun) await begin(learner)
        let seen = await look(learner)
        for (const round of taken) {
          // The actions of a round run concurrently.
          await Promise.all(round.map((each) => doings[each.act](learner, each)))
          const now = await look(learner)
          expect(faultsBetween(seen, now)).toEqual([])
          expect(violationsOf(now)).toEqual([])
          seen = now
        }
      }),
      { numRuns },
    )
  }, 240_000)
})
