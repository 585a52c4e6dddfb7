import type { Survey, TestInfo, TestType } from '@the-house/domain'
import type { House } from '../../house.ts'
import { isConcluded, presentExercise } from './present-exercise.ts'
import { resultOf } from './result.ts'
import type { Entry, Test } from './sheet.ts'

/** What a set is called: a practice by its topic, a test by what was sent. */
export interface Cover {
  name: string
  description: string
  test_type: TestType | null
  user: { name: string }
  /** Dollars that finishing it has just paid. */
  earned?: number
}

/** The cover of a practice. */
export const coverOfTopic = (topic: { name: string }, user: { name: string }): Cover => ({
  name: topic.name,
  description: '',
  test_type: null,
  user,
})

const iso = (date: Date | null) => date?.toISOString() ?? null

/** Whether a teacher still has to look at it. */
const waits = ({ exercise, answer }: Entry) =>
  exercise.type === 'OPEN_ANSWER' && answer?.answered_at != null && answer.corrected_by === null

/** What is known of an attempt without its exercises: its result once that may be known. */
export function presentInfo(test: Test, entries: Entry[], cover: Cover, { clock }: Pick<House, 'clock'>): TestInfo {
  const { name, description, test_type, user, earned = 0 } = cover
  const concluded = isConcluded(test)
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
    feedback: concluded && test.show_feedback ? resultOf(test) : null,
    earned,
  }
}

/** An attempt with its exercises. */
export function presentSurvey(test: Test, entries: Entry[], cover: Cover, house: House): Survey {
  const {
    exercise_count: _count,
    opens_at: _opens,
    closes_at: _closes,
    ...info
  } = presentInfo(test, entries, cover, house)
  return { ...info, earlier: false, exercises: entries.map((entry) => presentExercise(entry, test, house)) }
}
