import { ApiError } from './api-error.ts'
import { isCourseKey, isObjectionKey, isSurveyKey, isTimetableKey } from './cache-keys.ts'

/**
 * How the portal reacts to 409 (optimistic locking): the row was changed or decided since it was read. Every write that
 * reacts to a conflict has its row here.
 */
const conflictRules = {
  /** A managed entity or a person: the form stays open, and the user chooses between both versions. */
  save: { reaction: 'compare' },
  /** Restoring a former version: the user sees a message and the newer version. */
  restore: { reaction: 'explain' },
  /** A correction: a colleague saved first, so it is dropped, and the teacher sees a message. */
  correction: { reaction: 'explain', reason: 'conflict' },
  /** Steps of the chapter studio: the user sees who has changed what, and the newer tree. */
  course: { reaction: 'explain', isStale: isCourseKey },
  /** A class or a series: the user sees who has changed it, and its newer state. */
  timetable: { reaction: 'explain', isStale: isTimetableKey },
  /** A decision on objections: the teacher sees a message, and the cached objections are stale. */
  decision: { reaction: 'explain', isStale: isObjectionKey },
  /** A student's objection: the attempt is revalidated and shows that it was marked or decided. */
  objection: { reaction: 'refresh', isStale: isSurveyKey },
  /** A note about a person: the newer text is shown beside the own one, which stays in the form. */
  note: { reaction: 'explain' },
  /** The duties of a person: a colleague gave others first, which take the place of what was chosen. */
  duties: { reaction: 'explain' },
  /** A booking: another student took the last place, so the calendar shows the class as full. */
  booking: { reaction: 'full' },
} as const

type Conflicts = typeof conflictRules

/** The rule for a failed write; null where the error is no conflict. */
export const conflictIn = <Write extends keyof Conflicts>(write: Write, error: unknown): Conflicts[Write] | null =>
  error instanceof ApiError && error.status === 409 ? conflictRules[write] : null
