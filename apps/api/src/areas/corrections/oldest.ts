import { and, eq, gt, ne, notInArray, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { keysetPage } from '../../db/keyset.ts'
import { groupsInScope, isGroupInScope } from '../../db/unit-groups.ts'
import { correction_claims as claims, sinceInSchool, waiting_answers, waiting_totals } from '../../db/schema/index.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { isByExercise, isCountedByExercise, type Part } from './part.ts'

/** First versions, second ones, or both. */
const seconds = ({ second }: Part): SQL =>
  sql`unnest(${sql.param(second === undefined ? [false, true] : [second])}::boolean[]) as versions (second)`

const columns = {
  group: sql<number>`unit_group_id`.as('stream_group'),
  second: sql<boolean>`second`.as('stream_second'),
  exercise: sql<number>`exercise_id`.as('stream_exercise'),
  test: sql<number>`config_test_id`.as('stream_test'),
}

/**
 * The sequences that a part of a queue is merged from: answers that stand together in an index, the oldest first. The
 * totals tell which exercises have any.
 */
function streamsOf(db: Db, user: AuthenticatedUser, part: Part) {
  if (isByExercise(part)) {
    const { unit_group_id, second, exercise_id, config_test_id } = waiting_totals
    return db
      .select(columns)
      .from(waiting_totals)
      .where(isCountedByExercise(db, user, part))
      .groupBy(unit_group_id, second, exercise_id, config_test_id)
      .having(sql`sum(${waiting_totals.count}) > 0`)
      .as('streams')
  }
  const groups = groupsInScope(db, user, part)
  return db
    .select({ ...columns, exercise: sql<number>`0`.as('stream_exercise'), test: sql<number>`0`.as('stream_test') })
    .from(sql`(${groups}) as grouped (unit_group_id), ${seconds(part)}`)
    .as('streams')
}

/** What colleagues have claimed at a time: at most an answer for each of them. */
const claimedByOthers = (db: Db, { id }: AuthenticatedUser, now: Date) =>
  db
    .select({ id: claims.answer_id })
    .from(claims)
    .where(and(gt(claims.until, now), ne(claims.user_id, id)))

interface Reading {
  page: number
  size: number
  at?: string | undefined
  /** Answers to pass over. */
  except?: readonly number[]
  /** Passes over what a colleague has claimed at this time. */
  free?: Date | undefined
}

/**
 * A page of a part of a queue, the oldest first. Each sequence is read from its index and stops at the end of the page, so
 * that a page costs the same however long the queue is.
 */
export function oldestOf(db: Db, user: AuthenticatedUser, part: Part, reading: Reading) {
  const { except = [], free } = reading
  const streams = streamsOf(db, user, part)
  const { answer_id, since, unit_group_id, exercise_id, config_test_id, second, queue, user_id } = waiting_answers
  const isInScope = isGroupInScope(db, user, part)
  const isOfExercise = isByExercise(part)
    ? and(eq(exercise_id, streams.exercise), eq(config_test_id, streams.test))
    : undefined
  const inSequence = keysetPage(reading, [
    isInScope
      ? { by: sql`${since}`, type: 'timestamptz', desc: false }
      : { by: sinceInSchool(waiting_answers), type: 'timestamp', desc: false },
    { by: sql`${answer_id}`, type: 'integer', desc: false },
  ])
  const next = db
    .select({ id: sql<number>`${answer_id}`.as('waiting_id'), since: sql<Date>`${since}`.as('waiting_since') })
    .from(waiting_answers)
    .where(
      and(
        eq(queue, part.queue),
        eq(second, streams.second),
        isInScope && eq(unit_group_id, streams.group),
        isOfExercise,
        ne(user_id, user.id),
        except.length > 0 ? notInArray(answer_id, except.slice()) : undefined,
        free && notInArray(answer_id, claimedByOthers(db, user, free)),
        inSequence.where,
      ),
    )
    .orderBy(...inSequence.orderBy)
    .limit(inSequence.offset + inSequence.limit)
    .as('next')
  const { orderBy, limit, offset, inOrder } = keysetPage(reading, [
    { by: sql`${next.since}`, type: 'timestamptz' },
    { by: sql`${next.id}`, type: 'integer' },
  ])
  const waiting = db
    .select({ id: next.id, since: next.since })
    .from(streams)
    .crossJoinLateral(next)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
    .as('waiting')
  const outer = keysetPage(reading, [
    { by: sql`${waiting.since}`, type: 'timestamptz' },
    { by: sql`${waiting.id}`, type: 'integer' },
  ])
  return { waiting, orderBy: outer.orderBy, inOrder }
}
