import { chakra } from '@chakra-ui/react'
import type { SeriesImpact } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { formatDate } from '../../../../page/dates.ts'

const List = chakra('ul', { base: { listStyle: 'disc', ps: 5, '& > li + li': { mt: 1 } } })
const counts = ['created', 'changed', 'cancelled', 'told'] as const

const day = (one: string) => formatDate(one, 'UTC')

/** What saving a series does to its classes and their people. */
export function SeriesImpactWords({ impact }: { impact: SeriesImpact }) {
  const { t } = useTranslation()
  const { released, shifted, holidays } = impact
  const lines = [
    ...counts
      .filter((name) => impact[name] > 0)
      .map((name) => t(`timetable.seriesImpact.${name}`, { count: impact[name] })),
    ...(released.length > 0
      ? [t('timetable.impact.released', { names: released.map(({ name }) => name).join(', '), count: released.length })]
      : []),
    ...(holidays.length > 0
      ? [t('timetable.seriesImpact.holidays', { days: holidays.map(day).join(', '), count: holidays.length })]
      : []),
    ...shifted.map(({ day: one, shift }) => t(`timetable.seriesImpact.${shift}`, { day: day(one) })),
  ]
  if (lines.length === 0) return t('timetable.seriesImpact.nothing')
  return (
    <List>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </List>
  )
}
