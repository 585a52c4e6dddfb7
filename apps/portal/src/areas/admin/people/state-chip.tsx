import { Chip } from '@the-house/design-system'
import type { PersonState } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { CircleCheck, Mail, Ban, type LucideIcon } from 'lucide-react'
import { stateLabels } from './labels.ts'

const looks: Record<PersonState, { tone: 'right' | 'info' | 'wrong'; Icon: LucideIcon }> = {
  REGISTERED: { tone: 'right', Icon: CircleCheck },
  INVITED: { tone: 'info', Icon: Mail },
  DISABLED: { tone: 'wrong', Icon: Ban },
}

/** The state of a person as text and icon: registered, invited or disabled; the color is redundant. */
export function StateChip({ state }: { state: PersonState }) {
  const { t } = useTranslation()
  const { tone, Icon } = looks[state]
  return (
    <Chip tone={tone}>
      <Icon size={14} aria-hidden="true" />
      {t(stateLabels[state])}
    </Chip>
  )
}
