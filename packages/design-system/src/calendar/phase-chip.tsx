import type { ClassPhase } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { History, Hourglass } from 'lucide-react'
import { Chip } from '../chip/chip.tsx'

const looks = { RUNNING: { tone: 'accent', icon: Hourglass }, OVER: { tone: 'plain', icon: History } } as const

/** Says that a class has begun or is over; nothing for one that is ahead. */
export function PhaseChip({ phase }: { phase: ClassPhase }) {
  const { t } = useTranslation()
  if (phase === 'AHEAD') return null
  const { tone, icon: Icon } = looks[phase]
  return (
    <Chip tone={tone} whiteSpace="nowrap">
      <Icon size={16} aria-hidden="true" />
      {t(`schedules.phase.${phase}`)}
    </Chip>
  )
}
