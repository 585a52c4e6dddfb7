import { Box, chakra, Heading, Stack, Text } from '@chakra-ui/react'
import { Card } from '@the-house/design-system'
import { slotOf } from '@the-house/design-system/admin'
import { limits, localDaysOf, seriesFormSchema } from '@the-house/domain'
import { useDebounced } from '@the-house/hooks'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { longDay } from '../../../../page/days.ts'
import { textIn } from '../../managed/field-props.ts'
import type { Values } from '../../resource/form-draft.ts'
import { seriesOf } from '../plan/plan-values.ts'
import { Refusal } from '../refusal.tsx'
import { SeriesImpactWords } from './series-impact-words.tsx'
import { useSeriesImpact, type SeriesPlan } from './use-series-impact.ts'

const Dates = chakra('ol', { base: { listStyle: 'none', fontVariantNumeric: 'tabular-nums' } })
const dayMs = 86_400_000
/** How many dates are shown. */
const shown = 5

export interface SeriesPreviewProps {
  control: Control<Values>
  timeZone: string
  /** The plan that valid values stand for. */
  planOf: (values: Values) => SeriesPlan
}

/** The first dates of a series as it is being written, what is left out, and what saving it would do. */
export function SeriesPreview({ control, timeZone, planOf }: SeriesPreviewProps) {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const values = useWatch({ control })
  // As text, since the form makes new values at each key.
  const text = useDebounced(JSON.stringify(values), limits.searchDelayMs / 2)
  const settled: Values = JSON.parse(text)
  const valid = seriesFormSchema.isValidSync(settled)
  const { data, error } = useSeriesImpact(valid ? planOf(settled) : null)
  return (
    <Card as="section" maxW="44rem" aria-labelledby="series-preview">
      <Stack gap={3}>
        <Heading as="h2" id="series-preview" textStyle="label" fontWeight="semibold">
          {t('timetable.preview.title')}
        </Heading>
        <Box aria-live="polite">
          {valid ? (
            <Stack gap={3}>
              <FirstDates values={settled} holidays={data?.holidays ?? []} {...{ timeZone, language }} />
              {data && !error && <SeriesImpactWords impact={data} />}
              <Refusal error={error} timeZone={timeZone} />
            </Stack>
          ) : (
            <Text color="fg.muted">{t('timetable.preview.unfinished')}</Text>
          )}
        </Box>
      </Stack>
    </Card>
  )
}

interface FirstDatesProps {
  values: Values
  holidays: readonly string[]
  timeZone: string
  language: string
}

function FirstDates({ values, holidays, timeZone, language }: FirstDatesProps) {
  const { t } = useTranslation()
  const [now] = useState(Date.now)
  const form = seriesOf(values)
  if (Date.parse(form.last_day) - Date.parse(form.first_day) > limits.seriesDays * dayMs)
    return <Text>{t('timetable.preview.long')}</Text>
  const from = textIn(values['from_day'])
  const here = slotOf(new Date(now), new Date(now), timeZone)
  const days = localDaysOf(
    form,
    holidays.map((day) => ({ first_day: day, last_day: day })),
  ).filter((day) => day >= from && (day > here.day || (day === here.day && form.start_time > here.time)))
  if (days.length === 0) return <Text>{t('timetable.preview.none')}</Text>
  return (
    <Dates>
      {days.slice(0, shown).map((day) => (
        <li key={day}>
          {longDay(day, language)}, {form.start_time}
        </li>
      ))}
      {days.length > shown && (
        <Text color="fg.muted">{t('timetable.preview.more', { count: days.length - shown })}</Text>
      )}
    </Dates>
  )
}
