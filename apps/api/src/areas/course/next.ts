import { DomainError, type NextStep, type NextStepQuery } from '@the-house/domain'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { afterTopic } from '../../course/finished.ts'
import { nextAfter, nextInCourse, nextTo } from '../../course/next-step.ts'
import { readCourse, type CourseUser } from '../../course/read-state.ts'
import type { CourseState } from '../../course/state.ts'
import type { Db } from '../../db/client.ts'
import { answers, tests, users } from '../../db/schema/index.ts'
import { isContentStaff } from '../books/availability.ts'
import { urgentStep } from './urgent.ts'

/** Whether a teacher is to correct something that the user has handed in. */
async function waitsForCorrection(db: Db, user_id: number): Promise<boolean> {
  const [found] = await db
    .select({ id: answers.id })
    .from(tests)
    .innerJoin(answers, eq(answers.test_id, tests.id))
    .where(and(eq(tests.user_id, user_id), isNotNull(answers.answered_at), isNull(answers.correct)))
    .limit(1)
  return found !== undefined
}

function stepIn(state: CourseState, { after_topic, concluded, chapter, topic }: NextStepQuery): NextStep {
  if (after_topic !== undefined)
    return nextAfter(state, after_topic, concluded ? afterTopic(state, after_topic) : state)
  return chapter === undefined ? nextInCourse(state) : nextTo(state, { chapter, topic })
}

async function courseStep(db: Db, who: CourseUser, now: Date, asked: NextStepQuery): Promise<NextStep> {
  const state = await readCourse(db, who, now, asked)
  const step = stepIn(state, asked)
  // Only the end of everything else asks for corrections, which are costly to find.
  if (step.kind === 'TOPIC' || step.reason === 'release' || !(await waitsForCorrection(db, who.id))) return step
  return stepIn({ ...state, waits: true }, asked)
}

const courseUser = (user: AuthenticatedUser): CourseUser => ({
  id: user.id,
  chapter_id: user.chapter_id,
  staff: isContentStaff(user),
  dated: user.profile === 'AUTODIDACT',
})

/**
 * Answers what comes next for a user and why, the only place that decides it. Tests and classes come first where the
 * question is about everything; after a topic or in a chapter it is about the course.
 */
export async function nextStep(context: AppContext, user: AuthenticatedUser, asked: NextStepQuery): Promise<NextStep> {
  const { db } = context
  const now = context.clock()
  const isGeneral = asked.after_topic === undefined && asked.chapter === undefined
  const urgent = isGeneral ? await urgentStep(db, user.id, now) : undefined
  return urgent ?? courseStep(db, courseUser(user), now, asked)
}

/** The next step of another user, as staff see it: of the course alone. */
export async function nextStepOf({ db, clock }: AppContext, id: number): Promise<NextStep> {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  if (!user) throw new DomainError('notFound')
  const staff = user.admin || user.profile === 'TEACHER'
  const who = { id, chapter_id: user.chapter_id, staff, dated: user.profile === 'AUTODIDACT' }
  return courseStep(db, who, clock(), {})
}
