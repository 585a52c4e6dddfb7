import { DomainError, type EmbargoNotice } from '@the-house/domain'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import type { Db } from '../../db/client.ts'
import { prepared } from '../../db/prepared.ts'
import { config_tests, tests } from '../../db/schema/index.ts'
import type { Attempt, ExerciseRow } from './attempt-rows.ts'
import { cachedExercisesOf } from './cached-entries.ts'
import { fingerprintOf } from './fingerprint.ts'

/**
 * Exam integrity: while a test is open for a user, its exercises, and those that are equal to one of them, give no key,
 * no feedback and no new attempt anywhere else.
 */
export interface Embargo {
  /** Whether an exercise is withheld. */
  covers: (exercise: ExerciseRow) => boolean
  /** The test that withholds some of the exercises, with the latest end where there are several; undefined: none is. */
  noticeOf: (exercises: readonly ExerciseRow[]) => EmbargoNotice | undefined
}

/** Nothing is withheld. */
export const noEmbargo: Embargo = { covers: () => false, noticeOf: () => undefined }

const openTests = prepared((db) =>
  db
    .select({ test: getTableColumns(tests), name: config_tests.name })
    .from(tests)
    .innerJoin(config_tests, eq(config_tests.id, tests.config_test_id))
    .where(
      and(
        eq(tests.user_id, sql.placeholder('user_id')),
        // In words, by which one plan for all users finds the index of open tests.
        sql`${tests.kind} = 'TEST' and ${tests.status} = 'STARTED' and ${tests.recalled_at} is null`,
      ),
    )
    .prepare('open_tests'),
)

/** A test that its user is sitting. */
interface OpenTest {
  notice: EmbargoNotice
  ids: ReadonlySet<number>
  fingerprints: ReadonlySet<string>
}

/** The latest of two ends; a test without a time limit ends last. */
const isLater = ({ until: one }: EmbargoNotice, { until: other }: EmbargoNotice) =>
  one === null || (other !== null && one > other)

type Asking = Pick<AuthenticatedUser, 'id' | 'content_version' | 'may_sit_test'>

/**
 * The embargo on exercises for a user, by the tests that are open now.
 * @param except the test that is being read: its own state decides what it shows
 */
export async function embargoFor(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  user: Asking,
  except?: number,
): Promise<Embargo> {
  if (!user.may_sit_test) return noEmbargo
  const now = clock()
  const rows = await openTests(db).execute({ user_id: user.id })
  const open = await Promise.all(
    rows
      .filter(({ test }) => test.id !== except && (test.end_at === null || test.end_at > now))
      .map(async ({ test, name }): Promise<OpenTest> => {
        const exercises = await cachedExercisesOf(db, user, test)
        return {
          notice: { test_id: test.id, name, until: test.end_at?.toISOString() ?? null },
          ids: new Set(test.exercise_ids),
          fingerprints: new Set(exercises.map(fingerprintOf)),
        }
      }),
  )
  return open.length > 0 ? embargoOf(open) : noEmbargo
}

function embargoOf(open: readonly OpenTest[]): Embargo {
  const testsWith = (exercise: ExerciseRow) => {
    const fingerprint = fingerprintOf(exercise)
    return open.filter(({ ids, fingerprints }) => ids.has(exercise.id) || fingerprints.has(fingerprint))
  }
  return {
    covers: (exercise) => testsWith(exercise).length > 0,
    noticeOf: (exercises) => {
      const [notice] = exercises
        .flatMap(testsWith)
        .map((test) => test.notice)
        .toSorted((one, other) => (isLater(one, other) ? -1 : 1))
      return notice
    },
  }
}

/** Refuses what concerns an exercise that is withheld. */
export function assertNoEmbargo(embargo: Embargo, exercises: readonly ExerciseRow[]): void {
  const notice = embargo.noticeOf(exercises)
  if (!notice) return
  const { test_id, name, until } = notice
  const values = { test: name, test_id: String(test_id), ...(until && { until }) }
  throw new DomainError('exercise.embargo', undefined, { values })
}

/** Refuses what would conclude, show or begin an attempt with an exercise that is withheld. */
export async function assertAttemptFree(db: Db, user: Asking, embargo: Embargo, attempt: Attempt): Promise<void> {
  if (embargo !== noEmbargo) assertNoEmbargo(embargo, await cachedExercisesOf(db, user, attempt))
}
