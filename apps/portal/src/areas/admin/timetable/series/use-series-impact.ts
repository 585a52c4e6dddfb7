import type { SeriesForm, SeriesImpact } from '@the-house/domain'
import useSWR from 'swr'
import type { ApiError } from '../../../../api/api-error.ts'
import { inlineErrors } from '../../../../api/inline-errors.ts'
import { postNewSeriesImpact, postSeriesImpact, type SeriesChange } from '../../../../api/timetable.ts'

/** A series as it is to be: a new one, or a change of one that is there. */
export type SeriesPlan = { id: null; body: SeriesForm } | { id: number; body: SeriesChange }

/** Tries making or changing a series: what it does, or why it is refused; null: there is nothing to try yet. */
export const useSeriesImpact = (plan: SeriesPlan | null) =>
  useSWR<SeriesImpact, ApiError>(
    plan && `class_series/${plan.id ?? 'new'}/impact ${JSON.stringify(plan.body)}`,
    () => {
      if (!plan) throw new TypeError('There is no series to try')
      return plan.id === null ? postNewSeriesImpact(plan.body) : postSeriesImpact(plan.id, plan.body)
    },
    {
      ...inlineErrors,
      dedupingInterval: 0,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
      keepPreviousData: true,
    },
  )
