import type { tests } from '../../db/schema/index.ts'

type Attempt = Pick<typeof tests.$inferSelect, 'id' | 'kind' | 'topic_id'>

/**
 * The type and target of the notification that an answer was re-marked: the attempt of that answer, even where it is
 * not the newest.
 */
export const revisedIn = ({ id: test_id, kind, topic_id }: Attempt, chapter_id: number | null) =>
  kind === 'TEST'
    ? { type: 'EXERCISE_TEST_REVISED' as const, test_id }
    : { type: 'EXERCISE_REVISED' as const, test_id, topic_id, chapter_id }
