import { dayAfter, zoned } from '@the-house/design-system'
import type { ScheduleClass } from '@the-house/domain'
import { passes } from './class-filter.ts'
import { useClassFilter } from './use-class-filter.ts'
import type { Period } from '../../page/period/use-period.ts'

/** Selects the classes of the visible days that the filter of the query string lets through. */
export function useShownClasses({ first, length, timeZone }: Period, classes: ScheduleClass[] = []) {
  const filters = useClassFilter()
  const end = dayAfter(first, length)
  const visible = classes.filter(({ start_date: start }) => {
    const { day } = zoned(start, timeZone)
    return day >= first && day < end
  })
  const shown = visible.filter((one) => passes(one, filters.filter))
  return { filters, shown, all: visible.length }
}
