import { and, eq, inArray, isNotNull, ne, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import {
  answers,
  chapters,
  exercises,
  objections,
  rulings,
  tests,
  topics,
  users,
  waiting_objection_groups as groups,
  waiting_objections as waiting,
} from '../../db/schema/index.ts'
import { matchesSearch } from '../../db/search.ts'
import { groupsInScope, isGroupInScope } from '../../db/unit-groups.ts'
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

type Columns = typeof objections | typeof groups | typeof waiting

/** The condition of the exercise and the answer of a part. */
function isOfPart(db: Db, { exercise_id, gist }: Columns, part: Part): SQL | undefined {
  const which = and(
    matchesSearch([exercises.title, exercises.question], part.term),
    part.book_id === undefined ? undefined : eq(chapters.book_id, part.book_id),
    part.chapter_id === undefined ? undefined : eq(topics.chapter_id, part.chapter_id),
    part.type === undefined ? undefined : eq(exercises.type, part.type),
  )
  const inCourse = db
    .select({ id: exercises.id })
    .from(exercises)
    .innerJoin(topics, eq(topics.id, exercises.topic_id))
    .innerJoin(chapters, eq(chapters.id, topics.chapter_id))
    .where(which)
  return and(
    which && inArray(exercise_id, inCourse),
    part.exercise_id === undefined ? undefined : eq(exercise_id, part.exercise_id),
    part.gist === undefined ? undefined : eq(gist, part.gist),
  )
}

/** A group, from expressions for its figures. */
const groupOf = (
  { exercise_id, gist }: Columns,
  figures: Record<'id' | 'since' | 'students' | 'backed_by', SQL>,
  ruling: { id: SQL; at: SQL } = { id: sql`null::int`, at: sql`null::timestamptz` },
) => ({
  exercise_id: sql<number>`${exercise_id}`.as('of_exercise'),
  gist: sql<string>`${gist}`.as('of_gist'),
  id: sql<number>`${figures.id}`.as('oldest'),
  since: sql<Date>`${figures.since}`.as('since'),
  students: sql<number>`${figures.students}::int`.as('students'),
  backed_by: sql<number | null>`${figures.backed_by}`.as('backer'),
  ruling_id: sql<number | null>`${ruling.id}`.as('ruling'),
  ruled_at: sql<Date | null>`${ruling.at}`.as('ruled_at'),
})

/** The condition of the pending objections in the caller's scope: those of others in the own units. */
export const isWaitingInScope = (db: Db, user: AuthenticatedUser): SQL | undefined =>
  and(
    ne(waiting.user_id, user.id),
    // An array, which is looked up in the index group by group.
    isGroupInScope(db, user) && sql`${waiting.unit_group_id} = any(array(${groupsInScope(db, user)}))`,
  )

/** Groups pending objections one by one. */
const groupWaiting = (db: Db, user: AuthenticatedUser, which?: SQL) =>
  db
    .select(
      groupOf(waiting, {
        id: sql`min(${waiting.objection_id})`,
        since: sql`min(${waiting.since})`,
        students: sql`count(distinct ${waiting.user_id})`,
        backed_by: sql`max(${waiting.backed_by})`,
      }),
    )
    .from(waiting)
    .where(and(isWaitingInScope(db, user), which))
    .groupBy(waiting.exercise_id, waiting.gist)

/** The groups of the whole school as they are kept; those with an objection of the caller are grouped without it. */
function waitingInSchool(db: Db, user: AuthenticatedUser, part: Part) {
  const own = db
    .select({ exercise_id: waiting.exercise_id, gist: waiting.gist })
    .from(waiting)
    .where(eq(waiting.user_id, user.id))
  const { objection_id: id, since, students, backed_by } = groups
  const kept = db
    .select(
      groupOf(groups, {
        id: sql`${id}`,
        since: sql`${since}`,
        students: sql`${students}`,
        backed_by: sql`${backed_by}`,
      }),
    )
    .from(groups)
    .where(and(sql`(${groups.exercise_id}, ${groups.gist}) not in (${own})`, isOfPart(db, groups, part)))
  const isWithOwn = sql`(${waiting.exercise_id}, ${waiting.gist}) in (${own})`
  return unionAll(kept, groupWaiting(db, user, and(isWithOwn, isOfPart(db, waiting, part))))
}

const groupDecided = (db: Db, user: AuthenticatedUser, part: Part) =>
  db
    .select(
      groupOf(
        objections,
        {
          id: sql`min(${objections.id})`,
          since: sql`min(${objections.created_at})`,
          students: sql`count(distinct ${tests.user_id})`,
          backed_by: sql`max(${objections.backed_by})`,
        },
        { id: sql`${objections.ruling_id}`, at: sql`max(${rulings.at})` },
      ),
    )
    .from(objections)
    .innerJoin(rulings, eq(rulings.id, objections.ruling_id))
    .innerJoin(answers, eq(answers.id, objections.answer_id))
    .innerJoin(tests, eq(tests.id, answers.test_id))
    .innerJoin(users, eq(users.id, tests.user_id))
    .where(
      and(
        isNotNull(objections.ruling_id),
        part.ruling_id === undefined ? undefined : eq(objections.ruling_id, part.ruling_id),
        isAnswerInScope(db, user),
        isOfPart(db, objections, part),
      ),
    )
    .groupBy(objections.exercise_id, objections.gist, objections.ruling_id)

/** The groups of objections in the caller's scope: pending ones by equal answer, decided ones by ruling. */
export function objectionsInScope(db: Db, user: AuthenticatedUser, part: Part) {
  if (part.decided) return groupDecided(db, user, part).as('held')
  if (isGroupInScope(db, user)) return groupWaiting(db, user, isOfPart(db, waiting, part)).as('held')
  return waitingInSchool(db, user, part).as('held')
}

export type Held = ReturnType<typeof objectionsInScope>
