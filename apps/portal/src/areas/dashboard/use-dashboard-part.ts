import type { Dashboard, DashboardPart } from '@the-house/domain'
import { ApiError } from '../../api/api-error.ts'
import { inlineErrors } from '../../api/inline-errors.ts'
import { useApiQuery } from '../../api/use-api-query.ts'

/** The server could not read a part, though it could answer. */
const unread = new ApiError({ status: 500 })

/** Reads one part of the dashboard: all cards share one call, and each has its own failure and retry. */
export function useDashboardPart<Part extends DashboardPart>(part: Part) {
  const { data, error, mutate } = useApiQuery('GET /me/dashboard', {}, inlineErrors)
  const read: Dashboard[Part] | undefined = data?.[part]
  const shown = read ?? undefined
  return { data: shown, error: error ?? (data && shown === undefined ? unread : undefined), mutate }
}
