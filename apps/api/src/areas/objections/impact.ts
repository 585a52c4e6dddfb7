import type { ObjectionDetail } from '@the-house/domain'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { answers, config_tests, tests } from '../../db/schema/index.ts'
import { isConcluded } from '../surveys/present-exercise.ts'
import { hasPaidTopic, worthMore } from './worth.ts'

/** The limit of the preview: the answers it adds up; of more it reports only that there are more. */
const most = 5000

/** Identifies equal answers: the exercise and the hash of the answer. */
export interface Same {
  exercise_id: number
  gist: string
}

/** The filter for equal answers that were automatically marked wrong: those that accepting one of them makes right. */
export const isMarkedWrong = ({ exercise_id, gist }: Same) =>
  and(
    eq(answers.exercise_id, exercise_id),
    eq(answers.gist, gist),
    eq(answers.correct, false),
    isNotNull(answers.answered_at),
    isNull(answers.corrected_by),
  )

/** Whether an attempt pays a reward: a writing test pays only once all its texts are corrected. */
const pays = sql<boolean>`(case when ${tests.kind} = 'PRACTICE' then ${hasPaidTopic} else ${config_tests.test_type} <> 'WRITING' or ${tests.waiting} = 0 end)`

/** Previews the effect of accepting an answer on results and dollars. */
export async function previewImpact(db: Db, same: Same): Promise<ObjectionDetail['consequence']> {
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
