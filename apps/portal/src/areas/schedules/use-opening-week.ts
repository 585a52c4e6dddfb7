import { dayAfter } from '@the-house/design-system'
import type { ScheduleClass } from '@the-house/domain'
import { useState } from 'react'
import { inlineErrors } from '../../api/inline-errors.ts'
import { useApiQuery } from '../../api/use-api-query.ts'

/** Whether a class of these begins after an instant. */
export const isAnyAhead = (classes: readonly Pick<ScheduleClass, 'start_date'>[], now: number): boolean =>
  classes.some(({ start_date: start }) => Date.parse(start) > now)

/**
 * The Monday of the week that the screen opens on: this week, or the next one if no class of this week is ahead. The
 * instant of opening decides, so that the last class to begin takes nothing off the screen.
 * @param thisWeek the Monday of this week; null where the query string names one
 */
export function useOpeningWeek(thisWeek: string | null) {
  const [opened] = useState(Date.now)
  const query = thisWeek === null ? null : { query: { start_week: thisWeek } }
  const { data, error } = useApiQuery('GET /schedules', query, inlineErrors)
  const isThis = thisWeek === null || !data || isAnyAhead(data.classes, opened)
  return {
    opening: isThis ? thisWeek : dayAfter(thisWeek, 7),
    /** Whether the classes that decide have not arrived yet. */
    isUndecided: thisWeek !== null && !data && !error,
  }
}
