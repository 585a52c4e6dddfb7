import type { TimetableClass } from '@the-house/domain'
import useSWR from 'swr'
import type { ApiError } from '../../../../api/api-error.ts'
import { inlineErrors } from '../../../../api/inline-errors.ts'
import { postAbsence, type PlacesOfUnit, type Uncovered } from '../../../../api/timetable.ts'
import { classValues } from '../plan/plan-values.ts'

/** Finds who is free to give a class instead of its teacher; undefined while that is not known. */
export function useFreeTeachers(one: TimetableClass, { time_zone }: PlacesOfUnit) {
  const { day } = classValues(one, time_zone)
  const teacher = one.teacher?.id
  const { data } = useSWR<Uncovered[], ApiError>(
    teacher === undefined ? null : `people/${teacher}/absence ${day} ${one.version}`,
    () => postAbsence(teacher ?? 0, { from: day, to: day }),
    { ...inlineErrors, dedupingInterval: 0, revalidateOnFocus: false },
  )
  return data?.find(({ id }) => id === one.id)?.free
}
