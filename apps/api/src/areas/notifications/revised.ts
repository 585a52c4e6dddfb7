import type { tests } from '../../db/schema/index.ts'

type Attempt = Pick<typeof tests.$inferSelect, 'id' | 'kind' | 'topic_id'>

/** Where the news leads that an answer was marked anew: to the attempt that it was given in, be it the newest or not. */
export const revisedIn = ({ id: test_id, kind, topic_id }: Attempt, chapter_id: number | null) =>
  kind === 'TEST'
    ? { type: 'EXERCISE_TEST_REVISED' as const, test_id }
    : { type: 'EXERCISE_REVISED' as const, test_id, topic_id, chapter_id }
