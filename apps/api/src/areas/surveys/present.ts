import { isMarkedByTeacher, type Result, type Survey, type TestInfo, type TestType } from '@the-house/domain'
import type { AppContext } from '../../app-context.ts'
import { isConcluded, isHidden, presentExercise } from './present-exercise.ts'
import type { Embargo } from './embargo.ts'
import { partialOf, resultOf } from './result.ts'
import type { Entry, Test } from './attempt-rows.ts'

/** The titles of a set that the presenter serializes: those of its topic (practice) or of its configuration (test). */
export interface Cover {
  name: string
  description: string
  test_type: TestType | null
  user: { name: string }
  /** Dollars that were paid for finishing just now. */
  earned?: number
}

/** The titles of a practice. */
export const coverOfTopic = (topic: { name: string }, user: { name: string }): Cover => ({
  name: topic.name,
  description: '',
  test_type: null,
  user,
})

const iso = (date: Date | null) => date?.toISOString() ?? null

/** Whether an answer waits for a teacher's correction. */
const waits = ({ exercise, answer }: Entry) =>
  isMarkedByTeacher(exercise.type) && answer?.answered_at != null && answer.corrected_by === null

function feedbackOf(test: Test, entries: Entry[]): Result | null {
  const result = resultOf(test)
  return result && { ...result, partial: partialOf(entries) }
}

/** Serializes an attempt without its exercises; the result is included once it may be shown. */
export function presentInfo(
  test: Test,
  entries: Entry[],
  cover: Cover,
  { clock }: Pick<AppContext, 'clock'>,
  embargo: Embargo,
): TestInfo {
  const { name, description, test_type, user, earned = 0 } = cover
  const concluded = isConcluded(test)
  const hidden = entries.filter((entry) => isHidden(test, entry)).length
  const notice = embargo.noticeOf(entries.map(({ exercise }) => exercise))
  return {
    id: test.id,
    name,
    description,
    status: test.status,
    minutes: test.minutes,
    extra_minutes: test.extra_minutes,
    user: { name: user.name },
    start_at: iso(test.start_at),
    end_at: iso(test.end_at),
    finish_at: iso(test.finish_at),
    server_time: clock().toISOString(),
    exercise_count: test.exercise_ids.length,
    opens_at: iso(test.opens_at),
    closes_at: iso(test.closes_at),
    concluded,
    show_feedback: test.show_feedback,
    has_answer: entries.some(({ answer }) => answer !== null),
    test_type,
    scope: test.scope,
    revised: !entries.some(waits),
    topic_id: test.topic_id,
    ...(notice && { embargo: notice }),
    ...(hidden > 0 && { hidden }),
    feedback: concluded && test.show_feedback && !notice ? feedbackOf(test, entries) : null,
    earned,
  }
}

/** Serializes an attempt with its exercises. */
export function presentSurvey(
  test: Test,
  entries: Entry[],
  cover: Cover,
  context: AppContext,
  embargo: Embargo,
): Survey {
  const {
    exercise_count: _count,
    opens_at: _opens,
    closes_at: _closes,
    ...info
  } = presentInfo(test, entries, cover, context, embargo)
  return { ...info, earlier: false, exercises: entries.map((entry) => presentExercise(entry, test, context, embargo)) }
}
