import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { answers } from '../../db/schema/index.ts'

/** One submitted answer, corrected or not, with the time of its submission. */
export const handedIn = (db: Db, id: number) =>
  db
    .select({
      id: sql<number>`${answers.id}`.as('waiting_id'),
      since: sql<Date>`${answers.answered_at}`.as('waiting_since'),
    })
    .from(answers)
    .where(and(eq(answers.id, id), isNotNull(answers.answered_at)))
    .as('waiting')

/** Answers by their ids, since when they wait. */
export type HeldAnswer = ReturnType<typeof handedIn>
