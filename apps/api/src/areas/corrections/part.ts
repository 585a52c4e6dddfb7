import type { CorrectionQueue } from '@the-house/domain'
import { and, eq, gt, inArray, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { groupsInScope, isGroupInScope, isOfGroups } from '../../db/unit-groups.ts'
import { chapters, exercises, topics, waiting_answers, waiting_totals } from '../../db/schema/index.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'

/** The filter of the correction queue. */
export interface Part {
  queue: CorrectionQueue
  book_id?: number | undefined
  chapter_id?: number | undefined
  unity_id?: number | undefined
  config_test_id?: number | undefined
  /** Second versions, or first ones; default: both. */
  second?: boolean | undefined
}

type Columns = typeof waiting_answers | typeof waiting_totals

/** Whether a part of a queue is one of some exercises. */
export const isByExercise = ({ book_id, chapter_id, config_test_id }: Part): boolean =>
  book_id !== undefined || chapter_id !== undefined || config_test_id !== undefined

/** The condition of the exercises and the test of a part. */
function isOfExercises(db: Db, { exercise_id, config_test_id }: Columns, part: Part): SQL | undefined {
  const { book_id, chapter_id } = part
  const inCourse = db
    .select({ id: exercises.id })
    .from(exercises)
    .innerJoin(topics, eq(topics.id, exercises.topic_id))
    .innerJoin(chapters, eq(chapters.id, topics.chapter_id))
    .where(
      and(
        book_id === undefined ? undefined : eq(chapters.book_id, book_id),
        chapter_id === undefined ? undefined : eq(chapters.id, chapter_id),
      ),
    )
  return and(
    book_id === undefined && chapter_id === undefined ? undefined : inArray(exercise_id, inCourse),
    part.config_test_id === undefined ? undefined : eq(config_test_id, part.config_test_id),
  )
}

const isOfQueue = ({ queue, second }: Columns, part: Part): SQL | undefined =>
  and(eq(queue, part.queue), part.second === undefined ? undefined : eq(second, part.second))

/** The condition of the waiting answers of a part, those of the caller among them. */
export const isWaitingIn = (db: Db, user: AuthenticatedUser, part: Part): SQL | undefined =>
  and(
    isGroupInScope(db, user, part) && isOfGroups(waiting_answers.unit_group_id, groupsInScope(db, user, part)),
    isOfQueue(waiting_answers, part),
    isOfExercises(db, waiting_answers, part),
  )

/** The condition of the totals of a part by exercise and test. */
export const isCountedByExercise = (db: Db, user: AuthenticatedUser, part: Part): SQL | undefined =>
  and(
    isOfGroups(waiting_totals.unit_group_id, groupsInScope(db, user, part)),
    isOfQueue(waiting_totals, part),
    gt(waiting_totals.exercise_id, 0),
    isOfExercises(db, waiting_totals, part),
  )

/** The condition of the totals whose sum is the number of answers of a part. */
export const isCountedIn = (db: Db, user: AuthenticatedUser, part: Part): SQL | undefined =>
  isByExercise(part)
    ? isCountedByExercise(db, user, part)
    : and(
        isOfGroups(waiting_totals.unit_group_id, groupsInScope(db, user, part)),
        isOfQueue(waiting_totals, part),
        eq(waiting_totals.exercise_id, 0),
        eq(waiting_totals.hour, 0),
      )
