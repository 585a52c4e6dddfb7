import type { ScheduleClass } from '@the-house/domain'
import { useSWRConfig } from 'swr'
import { inlineErrors } from '../../api/inline-errors.ts'
import { keyOf, useApiQuery } from '../../api/use-api-query.ts'

/** Loads the classes of a week; `keep` replaces one of them in the cache without a revalidation. */
export function useWeek(week: string) {
  const read = useApiQuery('GET /schedules', { query: { start_week: week } }, inlineErrors)
  const { mutate: mutateOther } = useSWRConfig()
  return {
    read,
    keep: (one: ScheduleClass) => {
      void read.mutate(
        (known) => known && { classes: known.classes.map((other) => (other.id === one.id ? one : other)) },
        { revalidate: false },
      )
      // The dashboard lists the user's own classes, so its cache is revalidated.
      void mutateOther(keyOf('GET /me/dashboard', {}))
    },
    refresh: () => void read.mutate(),
  }
}
export type Week = ReturnType<typeof useWeek>
