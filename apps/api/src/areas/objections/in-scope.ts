import { and, asc, count, countDistinct, desc, eq, isNotNull, max, min, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { answers, chapters, exercises, objections, rulings, tests, topics, users } from '../../db/schema/index.ts'
import { matchesSearch } from '../../db/search.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { isAnswerInScope } from '../corrections/scope.ts'

/** The filter of objections. */
export interface Part {
  /** Decided objections; else the pending ones. */
  decided?: boolean | undefined
  ruling_id?: number | undefined
  term?: string | undefined
  book_id?: number | undefined
  chapter_id?: number | undefined
  type?: typeof exercises.$inferSelect.type | undefined
  exercise_id?: number | undefined
  gist?: string | undefined
}

/** The SQL of the filter, for queries that join objections with exercises, topics and chapters. */
export const isPartOf = ({ term, decided = false, ...part }: Part): SQL | undefined =>
  and(
    decided ? isNotNull(objections.ruling_id) : eq(objections.status, 'WAITING'),
    part.ruling_id === undefined ? undefined : eq(objections.ruling_id, part.ruling_id),
    matchesSearch([exercises.title, exercises.question], term),
    part.book_id === undefined ? undefined : eq(chapters.book_id, part.book_id),
    part.chapter_id === undefined ? undefined : eq(topics.chapter_id, part.chapter_id),
    part.type === undefined ? undefined : eq(exercises.type, part.type),
    part.exercise_id === undefined ? undefined : eq(objections.exercise_id, part.exercise_id),
    part.gist === undefined ? undefined : eq(objections.gist, part.gist),
  )

/** Groups the objections in the caller's scope: pending ones by equal answer, decided ones by ruling. */
export const objectionsInScope = (db: Db, user: AuthenticatedUser, part: Part) =>
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
    .where(and(isAnswerInScope(db, user), isPartOf(part)))
    .groupBy(objections.exercise_id, objections.gist, objections.ruling_id)
    .as('held')

export type Held = ReturnType<typeof objectionsInScope>

/** Counts the equal answers in the caller's scope that count as wrong, for queries on `objectionsInScope`. */
export const alike = (db: Db, user: AuthenticatedUser, held: Held) =>
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
        isAnswerInScope(db, user),
      ),
    )

/**
 * The order of groups: decided ones newest first, pending ones oldest first; for queries on `objectionsInScope` and
 * rulings.
 */
export const inOrder = (held: Held): SQL[] => [desc(rulings.at), asc(held.since), asc(held.id)]
