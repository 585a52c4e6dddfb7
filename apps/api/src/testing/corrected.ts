import { eq } from 'drizzle-orm'
import { answers, config_tests, exercises, tests } from '../db/schema/index.ts'
import type { Json, TestHouse, Visitor } from './house.ts'
import { practise } from './journey.ts'
import { addUnity } from './unit.ts'

/** The answers of an attempt, in the order of their exercises. */
async function idsOf({ db }: TestHouse, test_id: number): Promise<number[]> {
  const rows = await db.select().from(answers).where(eq(answers.test_id, test_id)).orderBy(answers.exercise_id)
  return rows.map(({ id }) => id)
}

/** A visitor's open answer of a practice, handed in; the practice goes on. */
export async function handInText(house: TestHouse, visitor: Visitor) {
  const practice = practise(visitor, house.school.free)
  const { body } = await practice.read()
  await practice.save(body.id, 'OPEN_ANSWER')
  await practice.verify('OPEN_ANSWER')
  const [id = 0] = await idsOf(house, body.id)
  return { id, test: Number(body.id), practice }
}

/** A test of so many open answers that a visitor has, all of them written. */
export async function writeTexts(house: TestHouse, visitor: Visitor, count: number) {
  const { db, school } = house
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
    /** Hands it in; returns its answers. */
    finish: async () => {
      await visitor.post(`/tests/${test}/finish`)
      return idsOf(house, test)
    },
  }
}

const type = 'OPEN_ANSWER' as const

/** A unit of its own, so that nothing else waits there. */
export async function openUnit(house: TestHouse) {
  const unity_id = await addUnity(house.db, 'America/Sao_Paulo')
  const teacher = await house.arrive({ profile: 'TEACHER', unity_id })
  return { unity_id, teacher, arrive: () => house.arrive({ unity_id }) }
}

/** A correction as the desk sends it. */
export const correction = (evaluation: number, other: Json = {}): Json => ({
  feedback: '<p>Well done.</p>',
  evaluation,
  comments: [],
  tags: [],
  version: 0,
  ...other,
})
