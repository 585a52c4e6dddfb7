import type { CourseImpact, CourseStep } from '@the-house/domain'
import { and, eq, exists, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { changeCourseAndTell } from '../../course/change.ts'
import { isAmong } from '../../course/learners.ts'
import { ids } from '../../course/path.ts'
import type { Db } from '../../db/client.ts'
import { tryOut } from '../../db/try-out.ts'
import { answers, chapters, contents, exercises, tests, topics, users } from '../../db/schema/index.ts'
import { rowsIn, runSteps } from './run-steps.ts'

const isLearner = and(inArray(users.profile, ['STUDENT', 'AUTODIDACT']), isNull(users.disabled_at))

/** Counts those of some users who are learners. */
const countLearners = (tx: Db, learners: readonly number[]): Promise<number> =>
  tx.$count(users, and(isLearner, isAmong(learners, sql`${users.id}`)))

/** The condition that a topic, its chapter or its book is changed, or something in it. */
function isTouched(tx: Db, steps: readonly CourseStep[]): SQL | undefined {
  const rows = Map.groupBy(rowsIn(steps), ({ entity }) => entity)
  const idsOf = (entity: CourseStep['entity']) => (rows.get(entity) ?? []).map(({ id }) => id)
  const inBooks = tx
    .select({ id: chapters.id })
    .from(chapters)
    .where(inArray(chapters.book_id, idsOf('books')))
  const inTopic = (part: typeof contents | typeof exercises, ids: number[]) =>
    inArray(topics.id, tx.select({ id: part.topic_id }).from(part).where(inArray(part.id, ids)))
  return or(
    inArray(topics.id, idsOf('topics')),
    inArray(topics.chapter_id, idsOf('chapters')),
    inArray(topics.chapter_id, inBooks),
    inTopic(contents, idsOf('contents')),
    inTopic(exercises, idsOf('exercises')),
  )
}

async function countPractising(tx: Db, steps: readonly CourseStep[]): Promise<number> {
  // Read first: by its ids alone, attempts are found through their topics instead of through all that are open.
  const touched = await tx.select({ id: topics.id }).from(topics).where(isTouched(tx, steps))
  if (touched.length === 0) return 0
  const [found] = await tx
    .select({ count: sql<number>`count(distinct ${users.id})::int` })
    .from(tests)
    .innerJoin(users, and(eq(users.id, tests.user_id), isLearner))
    .where(
      and(
        sql`${tests.topic_id} = any(${ids(touched.map(({ id }) => id))})`,
        eq(tests.kind, 'PRACTICE'),
        eq(tests.status, 'STARTED'),
        exists(tx.select({ id: answers.id }).from(answers).where(eq(answers.test_id, tests.id))),
      ),
    )
  return found?.count ?? 0
}

async function measure(tx: Db, user: AuthenticatedUser, steps: readonly CourseStep[], at: Date): Promise<CourseImpact> {
  const changed = await changeCourseAndTell(tx, {
    rows: rowsIn(steps),
    at,
    jobs: undefined,
    act: async () => {
      const result = await countPractising(tx, steps)
      return { ...(await runSteps({ tx, user, at }, steps)), result }
    },
  })
  const [moved, opened] = [await countLearners(tx, changed.moved), await countLearners(tx, changed.opened)]
  return { moved, opened, practising: changed.result }
}

/** Counts the learners whom steps would concern: they are run in a transaction that is rolled back. */
export const measureImpact = (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  user: AuthenticatedUser,
  steps: readonly CourseStep[],
): Promise<CourseImpact> => tryOut(db, (tx) => measure(tx, user, steps, clock()))
