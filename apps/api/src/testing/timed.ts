import { type ExerciseType, type TestType } from '@the-house/domain'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { config_test_exercises, config_tests } from '../db/schema/index.ts'
import type { TestServer, Visitor } from './test-server.ts'
import { right, type Sent } from './question-types.ts'
import { materialTypes } from './material.ts'

interface NewTest {
  name?: string
  minutes?: number
  show_feedback?: boolean
  test_type?: TestType
}

/** Inserts a test of ten minutes with an exercise of each type, those of the free practice. */
export async function addTest({ db, school }: Pick<TestServer, 'db' | 'school'>, other: NewTest = {}): Promise<number> {
  const values = { name: 'The check', description: 'Six exercises.', minutes: 10, test_type: 'GENERAL' as const }
  const rows = await db
    .insert(config_tests)
    .values({ ...values, ...other })
    .returning({ id: config_tests.id })
  const id = rows[0]?.id ?? 0
  await db.insert(config_test_exercises).values(
    materialTypes.map((type, index) => ({
      config_test_id: id,
      exercise_id: school.free.exercise(type),
      position: index + 1,
    })),
  )
  return id
}

/** The calls of a visitor on one test. */
export function sit({ get, post, put }: Visitor, { school }: Pick<TestServer, 'school'>, id: number) {
  const { exercise } = school.free
  return {
    id,
    info: () => get(`/tests/${id}/info`),
    start: () => post(`/tests/${id}/start`),
    read: () => get(`/tests/${id}/exercises`),
    finish: () => post(`/tests/${id}/finish`),
    save: (type: ExerciseType, { call, body }: Sent = right[type]) =>
      put(`/tests/${id}/${call}`, { exercise_id: exercise(type), ...body }),
    flag: (type: ExerciseType, flagged: boolean) => put(`/tests/${id}/flags`, { exercise_id: exercise(type), flagged }),
  }
}

/** A visitor to whom a teacher of the school has sent a test. */
export async function examine(context: TestServer, other: NewTest = {}, extra_minutes = 0) {
  const [visitor, teacher] = await Promise.all([context.arrive(), context.arrive({ profile: 'TEACHER' })])
  const config = await addTest(context, other)
  const { body } = await teacher.post(`/config_tests/${config}/send`, { user_ids: [visitor.user.id], extra_minutes })
  return { visitor, teacher, config, test: sit(visitor, context, Number(body.content[0].id)) }
}

/** Makes all delayed jobs due now. */
export const runJobsNow = (db: Db) => db.execute(sql`update pgboss.job set start_after = now() where state = 'created'`)
