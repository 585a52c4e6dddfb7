import type { CourseStep, PressedSteps } from '@the-house/domain'
import { eq, lt } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { changeCourse } from '../../course/change.ts'
import type { Db } from '../../db/client.ts'
import { course_presses } from '../../db/schema/index.ts'
import { undoMs } from './run.ts'
import { rowsIn, runSteps } from './run-steps.ts'

interface Pressed {
  press: string
  steps: readonly CourseStep[]
}

/**
 * Changes the course by steps, in one transaction. Idempotent: `press` is the idempotency key, and a repeated or
 * concurrent request gets the answer of the first one.
 */
export function pressSteps(
  { db, clock, jobs }: Pick<AppContext, 'db' | 'clock' | 'jobs'>,
  user: AuthenticatedUser,
  { press: key, steps }: Pressed,
): Promise<PressedSteps> {
  const at = clock()
  const press = `${user.id}:${key}`
  return db.transaction((tx) =>
    changeCourse(tx, {
      rows: rowsIn(steps),
      at,
      jobs,
      act: async () => {
        const [before] = await tx.select().from(course_presses).where(eq(course_presses.press, press))
        if (before) return { rows: [], result: before.answer }
        const done = await runSteps({ tx, user, at }, steps)
        await tx.insert(course_presses).values({ press, user_id: user.id, at, answer: done.result })
        return done
      },
    }),
  )
}

/** Purges presses that nobody repeats any more. */
export async function purgePresses(db: Db, now: Date): Promise<void> {
  await db.delete(course_presses).where(lt(course_presses.at, new Date(now.getTime() - undoMs)))
}
