import type { Notification, NotificationType } from '@the-house/domain'
import { exercisesAt } from '../../api/practice.ts'
import { keyOf } from '../../api/use-read.ts'
import { paths } from '../../page/paths.ts'

/**
 * What a click on a notification leads to: an address, with the keys of what it reads, or a dialog with some text
 * beside the title.
 */
export type Opening = { to: string; reads: string[] } | { tell: string | null }

const titleAlone: Opening = { tell: null }

/** The exercise itself, not the result of its topic, in the attempt that it is about. */
function exercise({ params: { chapter_id, topic, exercise_id, user_test_id: attempt } }: Notification): Opening {
  if (chapter_id === null || topic === null || exercise_id === null) return titleAlone
  // The topic's id decides; its name in the address is for people alone.
  const search = new URLSearchParams(attempt === null ? {} : { attempt: String(attempt) })
  search.set('exercise', String(exercise_id))
  return {
    to: `${paths.exercises(chapter_id, { id: topic, name: '' })}?${search}`,
    reads: [keyOf('GET /chapters/:id/exercises', exercisesAt({ chapter: chapter_id, topic }, attempt))],
  }
}

/** The test as it stands; where an exercise was corrected, that one and not the result. */
function test({ params: { user_test_id: id, exercise_id } }: Notification): Opening {
  if (id === null) return titleAlone
  return {
    to: `${paths.test(id)}${exercise_id === null ? '' : `?exercise=${exercise_id}`}`,
    reads: [keyOf('GET /tests/:id/info', { params: { id } }), keyOf('GET /tests/:id/exercises', { params: { id } })],
  }
}

const openings: Record<NotificationType, (one: Notification) => Opening> = {
  EXERCISE_REVISED: exercise,
  MESSAGE: ({ message }) => ({ tell: message }),
  TEST_AVALIABLE: test,
  EXERCISE_TEST_REVISED: test,
}

/** What a click on it leads to. */
export const openingOf = (one: Notification): Opening => openings[one.notification_type](one)
