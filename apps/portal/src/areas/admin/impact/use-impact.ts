import type { CourseImpact, CourseStep } from '@the-house/domain'
import useSWR from 'swr'
import type { ApiError } from '../../../api/api-error.ts'
import { postCourseImpact } from '../../../api/course-impact.ts'
import { inlineErrors } from '../../../api/inline-errors.ts'

/**
 * Counts whom steps would concern while a dialog asks about them; no steps: nothing is counted. A failure is not told:
 * the change itself tells its own.
 */
export function useImpact(steps: CourseStep[]): { impact: CourseImpact | undefined; isCounting: boolean } {
  const key = steps.length === 0 ? null : `impact ${JSON.stringify(steps)}`
  const { data, isLoading } = useSWR<CourseImpact, ApiError>(key, async () => postCourseImpact(steps), {
    ...inlineErrors,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  return { impact: data, isCounting: isLoading }
}
