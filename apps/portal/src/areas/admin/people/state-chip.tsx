import { Chip } from '@the-house/design-system'
import type { PersonState } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { CircleCheck, Mail, Ban, type LucideIcon } from 'lucide-react'
import { stateWords } from './words.ts'

const looks: Record<PersonState, { tone: 'right' | 'info' | 'wrong'; Icon: LucideIcon }> = {
  REGISTERED: { tone: 'right', Icon: CircleCheck },
  INVITED: { tone: 'info', Icon: Mail },
  DISABLED: { tone: 'wrong', Icon: Ban },
}

/** Whether somebody is in, expected or shut out: by a word and a sign, its colour only helps. */
export function StateChip({ state }: { state: PersonState }) {
  const { t } = useTranslation()
  const { tone, Icon } = looks[state]
  return (
    <Chip tone={tone}>
      <Icon size={14} aria-hidden="true" />
      {t(stateWords[state])}
    </Chip>
  )
}
