import { Box, Stack } from '@chakra-ui/react'
import { Button, CheckField, Dialog, Skeleton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { Refusal } from '../refusal.tsx'
import { SeriesImpactWords } from './series-impact-words.tsx'
import { useSeriesImpact, type SeriesPlan } from './use-series-impact.ts'

/** Refusals that do not hold once students may lose their places. */
const releasable = new Set(['class.overBooked', 'class.studentsBusy'])

export interface SeriesQuestionProps {
  plan: SeriesPlan
  timeZone: string
  /** Answers whether to save, and whether students may lose their places; null: not to save. */
  onAnswer: (answer: { release: boolean } | null) => void
}

/** Says what saving a series does before it is saved, or why it is refused. */
export function SeriesQuestion({ plan, timeZone, onAnswer }: SeriesQuestionProps) {
  const { t } = useTranslation()
  const [release, setRelease] = useState(false)
  const asked: SeriesPlan = plan.id === null ? plan : { id: plan.id, body: { ...plan.body, release } }
  const { data, error, isLoading } = useSeriesImpact(asked)
  const mayRelease = release || releasable.has(error?.token ?? '')
  return (
    <Dialog
      open
      onClose={() => onAnswer(null)}
      role="alertdialog"
      title={t('timetable.series.question')}
      actions={
        <>
          <Button onClick={() => onAnswer(null)} data-autofocus="">
            {t('timetable.change.back')}
          </Button>
          <Button
            variant="primary"
            disabled={!data || Boolean(error) || isLoading}
            onClick={() => onAnswer({ release })}
          >
            {t('timetable.change.save')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {/* Mounted before its text, so that screen readers announce the text. */}
        <Box aria-live="polite">
          {data && !error && <SeriesImpactWords impact={data} />}
          {isLoading && <Skeleton h={6} />}
        </Box>
        <Refusal error={error} timeZone={timeZone} />
        {mayRelease && (
          <CheckField
            label={t('timetable.change.release')}
            hint={t('timetable.change.releaseHint')}
            checked={release}
            onChange={setRelease}
          />
        )}
      </Stack>
    </Dialog>
  )
}
