import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { answers, exercises } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'
import { answerHashOf } from '../surveys/answer-hash.ts'
import { valueOf } from '../surveys/attempt-rows.ts'

const batch = 500

/** Backfills the hash of wrong answers that were saved before hashes existed, so that equal answers can be grouped. */
export async function backfillAnswerHashes({ db }: Pick<AppContext, 'db'>): Promise<void> {
  for (let last = 0; ;) {
    const rows = await db
      .select({ answer: answers, type: exercises.type, alternatives: exercises.alternatives })
      .from(answers)
      .innerJoin(exercises, eq(exercises.id, answers.exercise_id))
      .where(and(isNull(answers.gist), eq(answers.correct, false), gt(answers.id, last)))
      .orderBy(asc(answers.id))
      .limit(batch)
    const ids = rows.map(({ answer }) => answer.id)
    const gists = rows.map(({ answer, ...exercise }) => answerHashOf(exercise, valueOf(answer)))
    await db.execute(sql`
      update ${answers} as held set gist = noted.gist
      from unnest(${sql.param(ids)}::int[], ${sql.param(gists)}::text[]) as noted (id, gist)
      where held.id = noted.id and held.gist is null`)
    last = ids.at(-1) ?? last
    if (rows.length < batch) return
  }
}
