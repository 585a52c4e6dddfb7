import type { ObjectionDetail } from '@the-house/domain'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { answers, config_tests, tests } from '../../db/schema/index.ts'
import { isConcluded } from '../surveys/present-exercise.ts'
import { hasPaidTopic, worthMore } from './worth.ts'

/** As many are added up; more are told of as more. */
const most = 5000

/** An answer as `answers` holds it. */
export interface Same {
  exercise_id: number
  gist: string
}

/** Equal answers that were marked wrong by the machine: all that accepting one of them makes right. */
export const isMarkedWrong = ({ exercise_id, gist }: Same) =>
  and(
    eq(answers.exercise_id, exercise_id),
    eq(answers.gist, gist),
    eq(answers.correct, false),
    isNotNull(answers.answered_at),
    isNull(answers.corrected_by),
  )

/** A test of texts pays once they are corrected. */
const pays = sql<boolean>`(case when ${tests.kind} = 'PRACTICE' then ${hasPaidTopic} else ${config_tests.test_type} <> 'WRITING' or ${tests.waiting} = 0 end)`

/** What would become of results and dollars if an answer counted as right. */
export async function consequenceOf(db: Db, same: Same): Promise<ObjectionDetail['consequence']> {
  const rows = await db
    .select({
      credit: sql<number>`coalesce(${answers.credit}, 0)`,
      pays,
      test: {
        user_id: tests.user_id,
        kind: tests.kind,
        status: tests.status,
        total: tests.total,
        waiting: tests.waiting,
        credit: tests.credit,
      },
    })
    .from(answers)
    .innerJoin(tests, eq(tests.id, answers.test_id))
    .leftJoin(config_tests, eq(config_tests.id, tests.config_test_id))
    .where(isMarkedWrong(same))
    .limit(most + 1)
  const told = rows.slice(0, most)
  const paying = told.filter((row) => row.pays && isConcluded(row.test))
  return {
    answers: told.length,
    students: new Set(told.map(({ test }) => test.user_id)).size,
    dollars: paying.reduce((sum, { test, credit }) => sum + worthMore(test, 100 - credit), 0),
    more: rows.length > most,
  }
}
