import { dollarsForTest } from '../../areas/dollars/ledger.ts'
import { percentageOf } from '../../areas/surveys/result.ts'
import type { AnswerRow, Test } from '../../areas/surveys/attempt-rows.ts'
import type { notifications } from '../../db/schema/index.ts'
import { Random } from '../random.ts'
import { atAnyTime, correctedAt, tellAttempt } from '../school/attempts.ts'
import type { History } from '../school/history.ts'
import type { Person } from '../school/person.ts'
import type { TestKey } from './authored.ts'
import type { CompiledTest } from './compile-tests.ts'
import { sentToOthers } from './crowd.ts'
import { tellSendings } from './sendings.ts'
import { sentAt, sentTests, type Sent } from './sent.ts'

const [minute, day] = [60_000, 86_400_000]

type Invitation = Pick<typeof notifications.$inferInsert, 'type' | 'title' | 'test_id' | 'subject' | 'created_at'>

interface School {
  tests: Map<TestKey, CompiledTest>
  people: readonly Person[]
  now: Date
}

/** The row of a test before its start. */
function pending(id: number, sending_id: number | null, { user_id }: Sent, { row, exercises }: CompiledTest): Test {
  const { id: config_test_id, show_feedback, minutes } = row
  const times = { start_at: null, end_at: null, finish_at: null }
  const totals = { total: null, correct: null, wrong: null, blank: null, waiting: null, credit: null }
  const exercise_ids = exercises.map((each) => each.id)
  const head = { id, user_id, topic_id: null, config_test_id, kind: 'TEST' as const, status: 'PENDING' as const }
  const set = { show_feedback, exercise_ids, scope: 'ALL' as const, flagged: [], revealed_at: null }
  return { ...head, ...set, minutes, extra_minutes: 0, ...atAnyTime, sending_id, ...times, ...totals }
}

/** The row of a concluded test: submitted a little early, or closed at its end. */
function finished(
  test: Test,
  { done }: Sent,
  { exercises, row }: CompiledTest,
  { name, learning, at }: { name: string; learning: Person['learning']; at: Date },
) {
  const reached = done?.reached ?? exercises.length
  const start_at = new Date(at.getTime() + (done?.after ?? 0) * day)
  const end_at = new Date(start_at.getTime() + row.minutes * minute)
  const isLate = reached < exercises.length
  const finish_at = isLate ? end_at : new Date(end_at.getTime() - minute)
  const { id, user_id } = test
  const told = { id, user_id, topic_id: null, name, exercises, finish_at, corrected_by: done?.corrected_by ?? null }
  const attempt = tellAttempt({ ...told, reached, skill: learning?.skill ?? 1 }, new Random(id))
  const { total, correct, wrong, blank, waiting, credit } = attempt.test
  const times = { start_at, end_at, finish_at, status: isLate ? ('FINISHED_EXPIRED' as const) : ('FINISHED' as const) }
  // A test is submitted as a whole.
  const answers = attempt.answers.map((answer) => ({ ...answer, answered_at: finish_at }))
  return { answers, test: { ...test, ...times, total, correct, wrong, blank, waiting, credit } }
}

/** Appends every sent test to the history. @returns the sendings and the notifications of students */
export function tellTests(history: History, { tests, people, now }: School) {
  const all = [...sentTests, ...sentToOthers(people)]
  const sendings = tellSendings(all, { tests, now })
  const told: { owner: number; news: Invitation }[] = []
  for (const sent of all) {
    const [config, person] = [tests.get(sent.test), people.find(({ id }) => id === sent.user_id)]
    if (!config || !person) throw new Error(`Nobody can be sent ${sent.test}`)
    const at = sentAt(sent, now)
    const test = pending(history.tests.length + 1, sendings.idOf(sent), sent, config)
    const news = { type: 'TEST_AVALIABLE' as const, title: config.row.name, test_id: test.id, created_at: at }
    told.push({ owner: person.id, news: { ...news, subject: String(test.id) } })
    if (!sent.done) history.tests.push(test)
    else {
      const name = person.name.split(' ')[0] ?? person.name
      const attempt = finished(test, sent, config, { name, learning: person.learning, at })
      history.tests.push(attempt.test)
      history.answers.push(...attempt.answers)
      history.ledger.push(...paymentOf(attempt))
    }
  }
  const own = Map.groupBy(told, ({ owner }) => owner)
  const invitations = new Map(Array.from(own, ([owner, some]) => [owner, some.map(({ news }) => news)]))
  return { sendings: sendings.rows, invitations }
}

/** The payment of a passed test; one with open texts paid with its last correction. */
function paymentOf({ test, answers }: { test: Test; answers: AnswerRow[] }): History['ledger'] {
  const { id, user_id, credit, total, waiting, finish_at } = test
  if (total === null || !finish_at) return []
  const amount = dollarsForTest(percentageOf({ total, waiting: waiting ?? 0, credit: credit ?? 0 }))
  const corrections = answers.filter((answer) => answer.corrected_by !== null)
  const times = [finish_at, ...corrections.map((answer) => correctedAt(answer.id, finish_at))]
  const created_at = new Date(Math.max(...times.map((time) => time.getTime())))
  return amount > 0 ? [{ user_id, amount, reason: 'TEST', reference: String(id), created_at }] : []
}
