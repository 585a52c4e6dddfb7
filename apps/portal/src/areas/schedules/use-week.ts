import type { ScheduleClass } from '@the-house/domain'
import { useSWRConfig } from 'swr'
import { shownInPlace } from '../../api/shown-in-place.ts'
import { keyOf, useRead } from '../../api/use-read.ts'

/** The classes of a week; `keep` puts one there as it has become, at once. */
export function useWeek(week: string) {
  const read = useRead('GET /schedules', { query: { start_week: week } }, shownInPlace)
  const { mutate: mutateOther } = useSWRConfig()
  return {
    read,
    keep: (one: ScheduleClass) => {
      void read.mutate(
        (known) => known && { classes: known.classes.map((other) => (other.id === one.id ? one : other)) },
        { revalidate: false },
      )
      // The dashboard lists the own ones.
      void mutateOther(keyOf('GET /me/my_classes', {}))
    },
    refresh: () => void read.mutate(),
  }
}
export type Week = ReturnType<typeof useWeek>
