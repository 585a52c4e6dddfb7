import { useTranslation } from '@the-house/i18n'
import { Chip } from '../chip/chip.tsx'
import { kindLooks, type CalendarKind } from './kinds.ts'
import { overGround } from './over-ground.ts'

export interface KindChipProps {
  kind: CalendarKind
  /** Grey, since the class has ended. Default: false. */
  isOver?: boolean
}

/** The kind of a class for the user, by colour, icon and word. */
export function KindChip({ kind, isOver = false }: KindChipProps) {
  const { t } = useTranslation()
  const { tone, icon: Icon } = kindLooks[kind]
  return (
    <Chip whiteSpace="nowrap" {...(isOver ? { bg: overGround } : { tone })}>
      <Icon size={16} aria-hidden="true" />
      {t(`schedules.kind.${kind}`)}
    </Chip>
  )
}
