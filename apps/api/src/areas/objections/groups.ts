import type { AnswerOf, objectionCalls, ObjectionGroup, QueryOf, Ruling } from '@the-house/domain'
import { asc, desc, eq, getTableColumns, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { rowsOf } from '../../db/page.ts'
import {
  answers,
  books,
  chapters,
  exercises,
  objections,
  rulings,
  tests,
  topics,
  users,
} from '../../db/schema/index.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { exerciseAtStart, changedSince } from '../surveys/exercise-snapshot.ts'
import { valueOf } from '../surveys/attempt-rows.ts'
import { countAlike } from './equal-answers.ts'
import { answerText } from './answer-text.ts'
import { objectionsInScope, type Held } from './in-scope.ts'

type ListCall = typeof objectionCalls.objections

const backers = alias(users, 'backers')
const rulers = alias(users, 'rulers')

/** The order of groups: decided ones newest first, pending ones oldest first. */
const inOrder = ({ ruled_at, since, id }: Held): SQL[] => [desc(ruled_at), asc(since), asc(id)]

/** Selects groups of objections with their details. */
const groupsWith = (db: Db, held: Held) =>
  db
    .select({
      id: objections.id,
      exercise_id: held.exercise_id,
      gist: held.gist,
      since: objections.created_at,
      students: held.students,
      exercise: getTableColumns(exercises),
      former: changedSince(tests.start_at),
      answer: getTableColumns(answers),
      topic: { id: topics.id, name: topics.name },
      chapter: { id: chapters.id, name: chapters.name },
      book: { id: books.id, name: books.name },
      backed_by: { id: backers.id, name: backers.name },
      ruling: getTableColumns(rulings),
      ruler: { id: rulers.id, name: rulers.name },
    })
    .from(held)
    .innerJoin(objections, eq(objections.id, held.id))
    .innerJoin(answers, eq(answers.id, objections.answer_id))
    .innerJoin(tests, eq(tests.id, answers.test_id))
    .innerJoin(exercises, eq(exercises.id, held.exercise_id))
    .innerJoin(topics, eq(topics.id, exercises.topic_id))
    .innerJoin(chapters, eq(chapters.id, topics.chapter_id))
    .innerJoin(books, eq(books.id, chapters.book_id))
    .leftJoin(backers, eq(backers.id, held.backed_by))
    .leftJoin(rulings, eq(rulings.id, held.ruling_id))
    .leftJoin(rulers, eq(rulers.id, rulings.user_id))
    .orderBy(...inOrder(held))

/**
 * Loads groups of objections with their details; the exercise is shown as it was in the attempt of the oldest
 * objection.
 */
export async function loadGroups(db: Db, user: AuthenticatedUser, held: Held) {
  const rows = await groupsWith(db, held)
  const alike = await countAlike(db, user, rows)
  return rows.map(({ exercise_id: _exercise_id, ...row }, index) => ({ ...row, alike: alike[index] ?? 0 }))
}

type Row = Awaited<ReturnType<typeof loadGroups>>[number]

/** Serializes a group of objections for the response (presenter). */
export function presentGroup({
  exercise,
  former,
  answer,
  since,
  gist: _gist,
  ruling,
  ruler,
  ...row
}: Row): ObjectionGroup {
  const begun = exerciseAtStart(exercise, former)
  const { id, title, type } = begun
  return {
    ...row,
    exercise: { id, title, type },
    answer: answerText(begun, valueOf(answer)),
    since: since.toISOString(),
    ruling: ruling && presentRuling(ruling, ruler),
  }
}

function presentRuling(ruling: typeof rulings.$inferSelect, user: Ruling['user']): Ruling {
  const { accepted, reply, at, remarked, finished_at } = ruling
  return { accepted, reply, user, at: at.toISOString(), remarked, finished: finished_at !== null }
}

/** Lists a page of the groups: pending ones oldest first, or decided ones newest first. */
export async function listGroups(
  db: Db,
  user: AuthenticatedUser,
  query: QueryOf<ListCall>,
): Promise<AnswerOf<ListCall>> {
  const { page, size, ...part } = query
  const held = objectionsInScope(db, user, part)
  const { limit, offset } = rowsOf(query)
  // A page first, so that the details of the others are not looked up.
  const listed = db
    .select()
    .from(held)
    .orderBy(...inOrder(held))
    .limit(limit)
    .offset(offset)
    .as('held')
  const [rows, total] = await Promise.all([loadGroups(db, user, listed), db.$count(held)])
  return { content: rows.map(presentGroup), meta: { page, size, total } }
}
