import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { KindChip } from './kind-chip.tsx'
import { calendarKinds } from './kinds.ts'
import { PhaseChip } from './phase-chip.tsx'

const List = chakra('ul', { base: { listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 2 } })

/** The meaning of the colours and icons of a calendar. */
export function CalendarLegend() {
  const { t } = useTranslation()
  return (
    <List aria-label={t('schedules.legend')}>
      {calendarKinds.map((kind) => (
        <li key={kind}>
          <KindChip kind={kind} />
        </li>
      ))}
      <li>
        <PhaseChip phase="OVER" />
      </li>
    </List>
  )
}
