import type { CourseImpact, CourseStep } from '@the-house/domain'
import { request } from './client.ts'

/** Counts the learners whom steps would concern; nothing is changed. */
export const postCourseImpact = (steps: CourseStep[]): Promise<CourseImpact> =>
  request('POST /course/impact', { body: { steps } })
