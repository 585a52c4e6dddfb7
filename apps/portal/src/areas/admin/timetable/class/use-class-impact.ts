import type { ClassImpact } from '@the-house/domain'
import useSWR from 'swr'
import type { ApiError } from '../../../../api/api-error.ts'
import { inlineErrors } from '../../../../api/inline-errors.ts'
import { postClassImpact, type ClassChange } from '../../../../api/timetable.ts'

/** Tries a change of a class: what it does to people, or why it is refused. */
export const useClassImpact = (id: number, change: ClassChange) =>
  useSWR<ClassImpact, ApiError>(`classes/${id}/impact ${JSON.stringify(change)}`, () => postClassImpact(id, change), {
    ...inlineErrors,
    dedupingInterval: 0,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
