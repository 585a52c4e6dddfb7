import { eq } from 'drizzle-orm'
import { answers, config_tests, exercises, tests } from '../db/schema/index.ts'
import type { Json, TestServer, Visitor } from './test-server.ts'
import { practise } from './journey.ts'
import { addUnity } from './unit.ts'

/** The answers of an attempt, in the order of their exercises. */
async function idsOf({ db }: TestServer, test_id: number): Promise<number[]> {
  const rows = await db.select().from(answers).where(eq(answers.test_id, test_id)).orderBy(answers.exercise_id)
  return rows.map(({ id }) => id)
}

/** Submits a visitor's open answer in a practice that stays open. */
export async function submitText(context: TestServer, visitor: Visitor) {
  const practice = practise(visitor, context.school.free)
  const { body } = await practice.read()
  await practice.save(body.id, 'OPEN_ANSWER')
  await practice.verify('OPEN_ANSWER')
  const [id = 0] = await idsOf(context, body.id)
  return { id, test: Number(body.id), practice }
}

/** Assigns a test of some open answers to a visitor and saves all of them. */
export async function writeTexts(context: TestServer, visitor: Visitor, count: number) {
  const { db, school } = context
  const titles = Array.from({ length: count }, (_, index) => `Text ${index + 1}`)
  const rows = await db
    .insert(exercises)
    .values(titles.map((title, index) => ({ topic_id: school.next.topic_id, position: 50 + index, type, title })))
    .returning({ id: exercises.id })
  const [config] = await db
    .insert(config_tests)
    .values({ name: 'Texts', minutes: 30, test_type: 'WRITING' })
    .returning({ id: config_tests.id })
  const config_test_id = config?.id ?? 0
  const head = { user_id: visitor.user.id, config_test_id, kind: 'TEST' as const, status: 'PENDING' as const }
  const [sent] = await db
    .insert(tests)
    .values({ ...head, show_feedback: true, exercise_ids: rows.map(({ id }) => id), minutes: 30 })
    .returning({ id: tests.id })
  const test = sent?.id ?? 0
  await visitor.post(`/tests/${test}/start`)
  for (const { id } of rows)
    await visitor.put(`/tests/${test}/answer_open`, { exercise_id: id, answer_text: `I has a cat. ${id}` })
  return {
    test,
    config: config_test_id,
    /** Submits the test; returns the ids of its answers. */
    finish: async () => {
      await visitor.post(`/tests/${test}/finish`)
      return idsOf(context, test)
    },
  }
}

const type = 'OPEN_ANSWER' as const

/** Creates a unit of its own, so that its correction queue is empty. */
export async function openUnit(context: TestServer) {
  const unity_id = await addUnity(context.db, 'America/Sao_Paulo')
  const teacher = await context.arrive({ profile: 'TEACHER', unity_id })
  return { unity_id, teacher, arrive: () => context.arrive({ unity_id }) }
}

/** The body of a correction. */
export const correction = (evaluation: number, other: Json = {}): Json => ({
  feedback: '<p>Well done.</p>',
  evaluation,
  comments: [],
  tags: [],
  version: 0,
  ...other,
})
