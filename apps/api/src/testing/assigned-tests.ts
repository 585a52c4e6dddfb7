import type { Db } from '../db/client.ts'
import { answers, sendings, tests } from '../db/schema/index.ts'
import { notify } from '../areas/notifications/notify.ts'
import type { TestServer } from './test-server.ts'
import { materialTypes } from './material.ts'

type School = Pick<TestServer, 'db' | 'school' | 'clock'>
type Test = typeof tests.$inferInsert

/** Inserts a sending of a test, as a request of the portal creates it. */
export async function addSending(db: Db, config_test_id: number, created_at: Date): Promise<number> {
  const audience = { unity_ids: [], tribe_ids: [], user_ids: [], chapter_id: null }
  const parcel = { title: 'The check', minutes: 10, show_feedback: true, shuffled: false, exercise_ids: [] }
  const [made] = await db
    .insert(sendings)
    .values({ config_test_id, created_at, audience, parcel, receiver_ids: [], receivers: 0 })
    .returning({ id: sendings.id })
  return made?.id ?? 0
}

interface NewSent extends Partial<Test> {
  user_id: number
  config_test_id: number
  /** ISO 8601; default: now. */
  sent?: string
}

/** Inserts a test of `addTest` that was sent to a user, with its notification; returns its id. */
export async function assignTest({ db, school, clock }: School, { sent, ...given }: NewSent): Promise<number> {
  const at = sent ? new Date(sent) : clock()
  const sending_id = await addSending(db, given.config_test_id, at)
  const exercise_ids = materialTypes.map((type) => school.free.exercise(type))
  const usual = { kind: 'TEST', status: 'PENDING', show_feedback: true, minutes: 10 } as const
  const [made] = await db
    .insert(tests)
    .values({ ...usual, exercise_ids, sending_id, ...given })
    .returning({ id: tests.id })
  const id = made?.id ?? 0
  const news = { type: 'TEST_AVALIABLE' as const, title: 'The check', test_id: id, subject: String(id) }
  await notify(db, { user_id: given.user_id, ...news }, at)
  return id
}

/** Inserts an ended test with a credit for each exercise; null: left blank, 'waits': not yet corrected by a teacher. */
export async function assignEndedTest(context: School, given: NewSent, credits: readonly (number | null | 'waits')[]) {
  const now = context.clock()
  const numbers = credits.filter((credit) => typeof credit === 'number')
  const totals = {
    total: credits.length,
    credit: numbers.reduce((sum, credit) => sum + credit, 0),
    correct: numbers.filter((credit) => credit === 100).length,
    wrong: numbers.filter((credit) => credit < 100).length,
    blank: credits.filter((credit) => credit === null).length,
    waiting: credits.filter((credit) => credit === 'waits').length,
  }
  const exercise_ids = materialTypes.slice(0, credits.length).map((type) => context.school.free.exercise(type))
  const times = { start_at: new Date(now.getTime() - 600_000), end_at: now, finish_at: now }
  const id = await assignTest(context, { status: 'FINISHED', ...times, exercise_ids, ...totals, ...given })
  const rows = credits.flatMap((credit, index) => {
    const exercise_id = exercise_ids[index]
    if (credit === null || exercise_id === undefined) return []
    const marked = credit === 'waits' ? null : credit
    const mark = { credit: marked, correct: marked === null ? null : marked === 100 }
    return { test_id: id, exercise_id, text: 'Said', saved_at: now, answered_at: now, ...mark }
  })
  if (rows.length > 0) await context.db.insert(answers).values(rows)
  return id
}
