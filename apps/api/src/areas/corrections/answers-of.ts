import type { CorrectionQueue } from '@the-house/domain'
import { and, eq, getTableColumns, gt, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { isMember } from '../../db/reach.ts'
import {
  answers,
  books,
  chapters,
  config_tests,
  correction_claims,
  exercises,
  second_versions,
  tests,
  topics,
  user_unities,
  users,
} from '../../db/schema/index.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { isReached } from './reach.ts'
import type { Waiting } from './waiting.ts'

/** What narrows a queue down. */
export interface Part {
  queue: CorrectionQueue
  book_id?: number | undefined
  chapter_id?: number | undefined
  unity_id?: number | undefined
  config_test_id?: number | undefined
}

const claimers = alias(users, 'claimers')

const named = { id: users.id, name: users.name }

/** What is told of an answer beside its text. */
const columns = {
  id: answers.id,
  answered_at: answers.answered_at,
  student: named,
  exercise: { title: exercises.title },
  text: answers.text,
  second: getTableColumns(second_versions),
  topic: { id: topics.id, name: topics.name },
  chapter: { id: chapters.id, name: chapters.name },
  book: { id: books.id, name: books.name },
  test: { id: config_tests.id, name: config_tests.name },
  kind: tests.kind,
  claim: { until: correction_claims.until },
  claimer: { id: claimers.id, name: claimers.name },
}

/** Answers with all that they hang on, and who has them on the desk: out of those of waiting.ts. */
export const answersWith = (db: Db, held: Waiting, now: Date) =>
  db
    .select(columns)
    .from(held)
    .innerJoin(answers, eq(answers.id, held.id))
    .innerJoin(tests, eq(tests.id, answers.test_id))
    .innerJoin(users, eq(users.id, tests.user_id))
    .innerJoin(exercises, eq(exercises.id, answers.exercise_id))
    .innerJoin(topics, eq(topics.id, exercises.topic_id))
    .innerJoin(chapters, eq(chapters.id, topics.chapter_id))
    .innerJoin(books, eq(books.id, chapters.book_id))
    .leftJoin(second_versions, eq(second_versions.answer_id, answers.id))
    .leftJoin(config_tests, eq(config_tests.id, tests.config_test_id))
    .leftJoin(correction_claims, and(eq(correction_claims.answer_id, answers.id), gt(correction_claims.until, now)))
    .leftJoin(claimers, eq(claimers.id, correction_claims.user_id))
    .$dynamic()

export type AnswerOnDesk = Awaited<ReturnType<typeof answersWith>>[number]

/** What of all that waits is a part of a queue, and somebody's; for queries on `answersWith`. */
export function isPartOf(db: Db, user: SignedIn, { queue, ...part }: Part): SQL | undefined {
  const { unity_id } = part
  return and(
    eq(tests.kind, queue),
    isReached(db, user),
    part.book_id === undefined ? undefined : eq(chapters.book_id, part.book_id),
    part.chapter_id === undefined ? undefined : eq(topics.chapter_id, part.chapter_id),
    part.config_test_id === undefined ? undefined : eq(tests.config_test_id, part.config_test_id),
    unity_id === undefined ? undefined : isMember(db, tests.user_id, eq(user_unities.unity_id, unity_id)),
  )
}
