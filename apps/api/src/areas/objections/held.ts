import { and, asc, count, countDistinct, desc, eq, isNotNull, max, min, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { answers, chapters, exercises, objections, rulings, tests, topics, users } from '../../db/schema/index.ts'
import { isFound } from '../../db/words.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { isReached } from '../corrections/reach.ts'

/** Which of them. */
export interface Part {
  /** Those that somebody has decided; else those that wait. */
  decided?: boolean | undefined
  ruling_id?: number | undefined
  term?: string | undefined
  book_id?: number | undefined
  chapter_id?: number | undefined
  type?: typeof exercises.$inferSelect.type | undefined
  exercise_id?: number | undefined
  gist?: string | undefined
}

/** For queries on objections; by words and places, with their exercises and chapters. */
export const isPartOf = ({ term, decided = false, ...part }: Part): SQL | undefined =>
  and(
    decided ? isNotNull(objections.ruling_id) : eq(objections.status, 'WAITING'),
    part.ruling_id === undefined ? undefined : eq(objections.ruling_id, part.ruling_id),
    isFound([exercises.title, exercises.question], term),
    part.book_id === undefined ? undefined : eq(chapters.book_id, part.book_id),
    part.chapter_id === undefined ? undefined : eq(topics.chapter_id, part.chapter_id),
    part.type === undefined ? undefined : eq(exercises.type, part.type),
    part.exercise_id === undefined ? undefined : eq(objections.exercise_id, part.exercise_id),
    part.gist === undefined ? undefined : eq(objections.gist, part.gist),
  )

/** What waits for somebody to decide, a row for equal answers; or what was decided, a row for each time. */
export const heldBy = (db: Db, user: SignedIn, part: Part) =>
  db
    .select({
      exercise_id: objections.exercise_id,
      gist: objections.gist,
      ruling_id: objections.ruling_id,
      id: min(objections.id).as('oldest'),
      since: min(objections.created_at).as('since'),
      students: countDistinct(tests.user_id).as('students'),
      backed_by: max(objections.backed_by).as('backer'),
    })
    .from(objections)
    .innerJoin(answers, eq(answers.id, objections.answer_id))
    .innerJoin(tests, eq(tests.id, answers.test_id))
    .innerJoin(users, eq(users.id, tests.user_id))
    .innerJoin(exercises, eq(exercises.id, objections.exercise_id))
    .innerJoin(topics, eq(topics.id, exercises.topic_id))
    .innerJoin(chapters, eq(chapters.id, topics.chapter_id))
    .where(and(isReached(db, user), isPartOf(part)))
    .groupBy(objections.exercise_id, objections.gist, objections.ruling_id)
    .as('held')

export type Held = ReturnType<typeof heldBy>

/** How many answers of somebody's students are the same, and count as wrong: for queries on `heldBy`. */
export const alike = (db: Db, user: SignedIn, held: Held) =>
  db
    .select({ count: count() })
    .from(answers)
    .innerJoin(tests, eq(tests.id, answers.test_id))
    .innerJoin(users, eq(users.id, tests.user_id))
    .where(
      and(
        eq(answers.exercise_id, held.exercise_id),
        eq(answers.gist, held.gist),
        eq(answers.correct, false),
        isReached(db, user),
      ),
    )

/** What waits the oldest first, what was decided the newest: for queries on `heldBy` and rulings. */
export const inOrder = (held: Held): SQL[] => [desc(rulings.at), asc(held.since), asc(held.id)]
