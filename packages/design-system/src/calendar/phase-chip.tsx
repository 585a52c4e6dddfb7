import type { ClassPhase } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { History, Hourglass } from 'lucide-react'
import { Chip } from '../chip/chip.tsx'
import { overGround } from './over-ground.ts'

const looks = { RUNNING: { tone: 'accent', icon: Hourglass }, OVER: { bg: overGround, icon: History } } as const

/** Says that a class has begun or is over; nothing for one that is ahead. */
export function PhaseChip({ phase }: { phase: ClassPhase }) {
  const { t } = useTranslation()
  if (phase === 'AHEAD') return null
  const { icon: Icon, ...look } = looks[phase]
  return (
    <Chip {...look} whiteSpace="nowrap">
      <Icon size={16} aria-hidden="true" />
      {t(`schedules.phase.${phase}`)}
    </Chip>
  )
}
