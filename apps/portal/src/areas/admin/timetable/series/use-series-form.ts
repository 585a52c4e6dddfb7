import type { Series } from '@the-house/domain'
import { useState } from 'react'
import { postSeries, putSeries, useInvalidateTimetable, type PlacesOfUnit } from '../../../../api/timetable.ts'
import { todayIn } from '../../../../page/days.ts'
import { useDraftForm } from '../../managed/use-draft-form.ts'
import type { Values } from '../../resource/form-draft.ts'
import { newSeries, seriesOf, seriesResolver, seriesValues } from '../plan/plan-values.ts'
import type { SeriesPlan } from './use-series-impact.ts'

export interface SeriesFormOptions {
  unit: PlacesOfUnit
  /** The series to change; null: a new one. */
  series: Series | null
  /** Asks before a save; false: it does not go on. */
  ask: (plan: SeriesPlan) => Promise<boolean>
  /** Whether students may lose their places, as answered last. */
  release: () => boolean
  onSaved: (saved: Series) => void
}

/** The form of a series: a draft on this device, a question before each save, and optimistic locking. */
export function useSeriesForm({ unit, series, ask, release, onSaved }: SeriesFormOptions) {
  const invalidate = useInvalidateTimetable()
  const [version, setVersion] = useState(series?.version ?? 0)
  const today = todayIn(unit.time_zone)

  function planOf(values: Values, theirs?: Series | null): SeriesPlan {
    const { unity_id, ...body } = seriesOf(values)
    if (!series) return { id: null, body: { ...body, unity_id } }
    const from_day = typeof values['from_day'] === 'string' ? values['from_day'] : today
    return { id: series.id, body: { ...body, version: theirs?.version ?? version, release: release(), from_day } }
  }

  const withStart = (one: Series): Values => ({ ...seriesValues(one), from_day: today })
  const form = useDraftForm<Series>({
    name: 'class-series',
    id: series?.id ?? null,
    start: series ? withStart(series) : newSeries(unit.id, today),
    valuesOf: withStart,
    resolver: seriesResolver,
    confirm: (values) => ask(planOf(values)),
    send: (values, theirs) => {
      const plan = planOf(values, theirs)
      return plan.id === null ? postSeries(plan.body) : putSeries(plan.id, plan.body)
    },
    onSaved: async (saved) => {
      await invalidate()
      onSaved(saved)
    },
    onTheirs: (theirs) => setVersion(theirs.version),
  })
  return { form, planOf }
}
