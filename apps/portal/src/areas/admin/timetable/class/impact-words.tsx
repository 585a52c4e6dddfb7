import { chakra } from '@chakra-ui/react'
import type { ClassImpact } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'

const List = chakra('ul', { base: { listStyle: 'disc', ps: 5, '& > li + li': { mt: 1 } } })

/** What a change does to the people of a class. */
export function ImpactWords({ impact: { booked, waiting, moved_up, released } }: { impact: ClassImpact }) {
  const { t } = useTranslation()
  const told = booked + waiting
  const lines = [
    told > 0 ? t('timetable.impact.told', { count: told }) : t('timetable.impact.nobody'),
    ...(moved_up > 0 ? [t('timetable.impact.movedUp', { count: moved_up })] : []),
    ...(released.length > 0
      ? [t('timetable.impact.released', { names: released.map(({ name }) => name).join(', '), count: released.length })]
      : []),
  ]
  return (
    <List>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </List>
  )
}
