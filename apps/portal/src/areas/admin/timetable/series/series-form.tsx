import { Stack } from '@chakra-ui/react'
import { Card } from '@the-house/design-system'
import type { Series } from '@the-house/domain'
import type { Places, PlacesOfUnit } from '../../../../api/timetable.ts'
import { DraftFormFrame } from '../../managed/draft-form-frame.tsx'
import { disableLeavePrompt } from '../../managed/use-leave-prompt.ts'
import { seriesFieldNames } from '../plan/plan-fields.ts'
import { PlanFormFields } from '../plan/plan-form-fields.tsx'
import { SeriesConflict } from './series-conflict.tsx'
import { SeriesPreview } from './series-preview.tsx'
import { useSeriesForm } from './use-series-form.ts'
import { useSeriesQuestion } from './use-series-question.tsx'

export interface SeriesFormProps {
  unit: PlacesOfUnit
  chapters: Places['chapters']
  /** The series to change; null: a new one. */
  series: Series | null
  onSaved: (saved: Series) => void
}

/** The form of a series, with a preview of its dates; it asks before it saves. */
export function SeriesForm({ unit, chapters, series, onSaved }: SeriesFormProps) {
  // react-hook-form tracks reads of its state by proxies, which memoized reads would miss.
  'use no memo'
  const question = useSeriesQuestion(unit.time_zone)
  const { form, planOf } = useSeriesForm({
    unit,
    series,
    ...question,
    onSaved: (saved) => {
      disableLeavePrompt()
      onSaved(saved)
    },
  })
  const names = series ? (['from_day', ...seriesFieldNames] as const) : seriesFieldNames
  return (
    <DraftFormFrame
      form={form}
      dialog={
        <>
          {question.dialog}
          {series && <SeriesConflict id={series.id} mine={form.values} {...{ unit, chapters }} {...form.conflict} />}
        </>
      }
    >
      <Stack gap={4}>
        <Card maxW="44rem">
          <PlanFormFields control={form.control} names={names} {...{ unit, chapters }} />
        </Card>
        <SeriesPreview control={form.control} timeZone={unit.time_zone} planOf={planOf} />
      </Stack>
    </DraftFormFrame>
  )
}
