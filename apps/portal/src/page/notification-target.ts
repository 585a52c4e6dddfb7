import type { Notification, NotificationType } from '@the-house/domain'
import { exercisesAt } from '../api/practice.ts'
import { keyOf } from '../api/use-api-query.ts'
import { paths } from './paths.ts'

/**
 * The target of a click on a notification: a path with the cache keys that it reads, or a dialog with a text beside the
 * title.
 */
export type NotificationTarget = { to: string; reads: string[] } | { tell: string | null }

/** What decides where a notification leads. */
export type Targeted = Pick<Notification, 'notification_type' | 'params' | 'message'>

const titleAlone: NotificationTarget = { tell: null }

/** The target is the exercise in its attempt, not the result of the topic. */
function exercise({ params: { chapter_id, topic, exercise_id, user_test_id: attempt } }: Targeted): NotificationTarget {
  if (chapter_id === null || topic === null || exercise_id === null) return titleAlone
  // The id selects the topic; its name in the URL is for readers only.
  const search = new URLSearchParams(attempt === null ? {} : { attempt: String(attempt) })
  search.set('exercise', String(exercise_id))
  return {
    to: `${paths.exercises(chapter_id, { id: topic, name: '' })}?${search}`,
    reads: [keyOf('GET /chapters/:id/exercises', exercisesAt({ chapter: chapter_id, topic }, attempt))],
  }
}

/** The target is the test; after a correction it is the corrected exercise instead of the result. */
function test({ params: { user_test_id: id, exercise_id } }: Targeted): NotificationTarget {
  if (id === null) return titleAlone
  return {
    to: `${paths.test(id)}${exercise_id === null ? '' : `?exercise=${exercise_id}`}`,
    reads: [keyOf('GET /tests/:id/info', { params: { id } }), keyOf('GET /tests/:id/exercises', { params: { id } })],
  }
}

const openings: Record<NotificationType, (one: Targeted) => NotificationTarget> = {
  EXERCISE_REVISED: exercise,
  MESSAGE: ({ message }) => ({ tell: message }),
  TEST_AVALIABLE: test,
  EXERCISE_TEST_REVISED: test,
}

/** Returns the target of a click on a notification. */
export const notificationTargetOf = (one: Targeted): NotificationTarget => openings[one.notification_type](one)
